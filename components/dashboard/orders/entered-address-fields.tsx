'use client';

import { useWatch, type UseFormReturn } from 'react-hook-form';
import { MobileField } from '@/components/form/mobile-field';
import { TextField } from '@/components/form/text-field';
import { PlaceSelect } from '@/components/place/place-select';
import { usePinCodeMismatch } from '@/components/place/pin-code-mismatch';
import type { PinCodeLocation } from '@/lib/contract/place';
import type { EnteredAddress } from '@/lib/contract/staff-order-edit';
import type { EnteredAddressDraft } from '@/lib/dashboard/orders/entered-address-draft';
import { fillInStateAndCity } from '@/lib/features/address/fill-in-state-and-city';
import { findPinCodeLocation } from '@/lib/features/place/find-pin-code-location';
import { useCities, useStates } from '@/lib/features/place/use-places';
import { onlyDigits } from '@/lib/format/mobile';

interface EnteredAddressFieldsProps {
  form: UseFormReturn<EnteredAddressDraft, unknown, EnteredAddress>;
}

export function EnteredAddressFields({
  form: { control, setValue, getValues, clearErrors },
}: EnteredAddressFieldsProps) {
  const [countryId, stateId, cityId, pinCode] = useWatch({
    control,
    name: ['country', 'state', 'city', 'postal_code'],
  });
  function fill(found: PinCodeLocation) {
    const stateAndCity = fillInStateAndCity(found, getValues());
    if (!stateAndCity) return;
    setValue('state', stateAndCity.state);
    setValue('city', stateAndCity.city);
    clearErrors(['state', 'city']);
  }

  const { setPinLocation, stateNote, cityNote } = usePinCodeMismatch(
    { pinCode, state: stateId, city: cityId },
    (location) => {
      fill(location);
      clearErrors('postal_code');
    },
  );
  const states = useStates(countryId);
  const cities = useCities(stateId);

  async function fillIn(pinCode: string) {
    if (pinCode.length !== 6) return;
    const found = await findPinCodeLocation(pinCode);
    if (!found || getValues('postal_code') !== pinCode) return;
    setPinLocation(found);
    fill(found);
  }

  return (
    <div className="mt-4 grid gap-4">
      <TextField control={control} name="full_name" label="Full name" autoComplete="off" />
      <MobileField control={control} name="mobile" label="Mobile number" autoComplete="off" />
      <TextField control={control} name="address_line_1" label="Address line 1" />
      <TextField control={control} name="address_line_2" label="Address line 2" />
      <TextField control={control} name="landmark" label="Landmark" isOptional />
      <TextField
        control={control}
        name="postal_code"
        label="PIN code"
        inputMode="numeric"
        clean={(typed) => onlyDigits(typed, 6)}
        onTyped={(pinCode) => void fillIn(pinCode)}
      />
      <PlaceSelect
        control={control}
        name="state"
        label="State"
        places={states}
        before={undefined}
        autoComplete="off"
        onChosen={() => setValue('city', null)}
        help={stateNote}
      />
      <PlaceSelect
        control={control}
        name="city"
        label="City"
        places={cities}
        before={stateId ? undefined : 'Choose a state first'}
        autoComplete="off"
        help={cityNote}
      />
    </div>
  );
}
