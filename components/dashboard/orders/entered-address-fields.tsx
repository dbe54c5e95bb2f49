'use client';

import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { MobileField } from '@/components/form/mobile-field';
import { TextField } from '@/components/form/text-field';
import { PlaceSelect } from '@/components/place/place-select';
import { OtherPlace } from '@/components/place/other-place';
import type { PinCodePlace } from '@/lib/contract/place';
import type { EnteredAddress } from '@/lib/contract/staff-order-edit';
import type { EnteredAddressDraft } from '@/lib/dashboard/orders/entered-address-draft';
import { fillInPlace } from '@/lib/features/address/fill-in-place';
import { otherCityOfPin, otherStateOfPin } from '@/lib/features/place/city-of-pin';
import { findPinPlace } from '@/lib/features/place/find-pin-place';
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
  const [pinPlace, setPinPlace] = useState<PinCodePlace | null>(null);
  const chosen = { postal_code: pinCode, state: stateId, city: cityId };
  const stateOfPin = otherStateOfPin(pinPlace, chosen);
  const cityOfPin = stateOfPin ? null : otherCityOfPin(pinPlace, chosen);
  const takePinPlace = () => {
    if (!pinPlace) return;
    fill(pinPlace);
    clearErrors('postal_code');
  };
  const states = useStates(countryId);
  const cities = useCities(stateId);

  async function fillIn(pinCode: string) {
    if (pinCode.length !== 6) return;
    const found = await findPinPlace(pinCode);
    if (!found || getValues('postal_code') !== pinCode) return;
    setPinPlace(found);
    fill(found);
  }

  function fill(found: PinCodePlace) {
    const place = fillInPlace(found, getValues());
    if (!place) return;
    setValue('state', place.state);
    setValue('city', place.city);
    clearErrors(['state', 'city']);
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
        help={
          stateOfPin && <OtherPlace pinCode={pinCode} place={stateOfPin} onTake={takePinPlace} />
        }
      />
      <PlaceSelect
        control={control}
        name="city"
        label="City"
        places={cities}
        before={stateId ? undefined : 'Please choose a state first'}
        autoComplete="off"
        help={cityOfPin && <OtherPlace pinCode={pinCode} place={cityOfPin} onTake={takePinPlace} />}
      />
    </div>
  );
}
