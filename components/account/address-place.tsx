'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { OtherPlace } from '@/components/place/other-place';
import { PlaceSelect } from '@/components/place/place-select';
import type { AddressDraft } from '@/lib/features/address/address-draft';
import { fillInPlace, placeWords } from '@/lib/features/address/fill-in-place';
import { unserved } from '@/lib/contract/cash-words';
import type { AddressInput } from '@/lib/contract/address';
import type { Country, PinCodePlace, Place } from '@/lib/contract/place';
import { onlyDigits } from '@/lib/format/mobile';
import { otherCityOfPin, otherStateOfPin } from '@/lib/features/place/city-of-pin';
import { findPinPlace } from '@/lib/features/place/find-pin-place';
import { useDeliveryPlace } from '@/lib/features/place/use-delivery-place';
import { useCities, useStates } from '@/lib/features/place/use-places';
import { FormPart } from './form-part';

interface AddressPlaceProps {
  form: UseFormReturn<AddressDraft, unknown, AddressInput>;
  country: Country;
  states: Place[];
  cities: Place[];
  /** The customer has no address yet: it begins with the PIN code of this browser. */
  isFirst: boolean;
}

export function AddressPlace({
  form: { control, setValue, getValues, clearErrors, formState },
  country,
  states,
  cities,
  isFirst,
}: AddressPlaceProps) {
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
    fill(pinPlace, pinPlace.delivery.is_served !== false);
    clearErrors('postal_code');
  };
  const [filledIn, setFilledIn] = useState('');
  const known = formState.defaultValues;
  const statesOf = useStates(countryId, countryId === country.id ? states : undefined);
  const citiesOf = useCities(stateId, stateId === known?.state ? cities : undefined);

  function clear(...names: ('state' | 'city')[]) {
    for (const name of names) setValue(name, null, { shouldDirty: true });
    clearErrors(names);
  }

  async function fillIn(pinCode: string) {
    setFilledIn('');
    if (pinCode.length === 6) await takePlaceOf(pinCode);
  }

  async function takePlaceOf(pinCode: string) {
    const found = await findPinPlace(pinCode);
    if (!found || getValues('postal_code') !== pinCode) return;
    const isServed = found.delivery.is_served !== false;
    if (!isServed) setFilledIn(`${unserved(pinCode)}.`);
    setPinPlace(found);
    fill(found, isServed);
  }

  function fill(found: PinCodePlace, isServed: boolean) {
    const place = fillInPlace(found, getValues());
    if (!place) return;
    setValue('country', country.id, { shouldDirty: true });
    setValue('state', place.state, { shouldDirty: true });
    setValue('city', place.city, { shouldDirty: true });
    clearErrors(['country', 'state', 'city']);
    if (isServed) setFilledIn(placeWords(found));
  }

  const { place } = useDeliveryPlace();
  const beginWith = useEffectEvent((pinCode: string) => {
    if (getValues('postal_code')) return;
    setValue('postal_code', pinCode, { shouldDirty: true });
    void takePlaceOf(pinCode);
  });
  useEffect(() => {
    if (place && isFirst) beginWith(place.pin);
  }, [place, isFirst]);

  return (
    <FormPart number={1} title="Address">
      <div className="md:col-span-2">
        <TextField
          control={control}
          name="postal_code"
          label="PIN code"
          help={<span role="status">{filledIn || 'Fills in state and city.'}</span>}
          inputMode="numeric"
          autoComplete="postal-code"
          clean={(typed) => onlyDigits(typed, 6)}
          onTyped={(pinCode) => void fillIn(pinCode)}
        />
      </div>
      <div className="md:col-span-2">
        <TextField
          control={control}
          name="address_line_1"
          label="Address line 1"
          help="Flat, house, building."
          autoComplete="address-line1"
        />
      </div>
      <div className="md:col-span-2">
        <TextField
          control={control}
          name="address_line_2"
          label="Address line 2"
          help="Street, area."
          autoComplete="address-line2"
        />
      </div>
      <TextField
        control={control}
        name="landmark"
        label="Landmark"
        isOptional
        autoComplete="address-line3"
      />
      <div className="md:col-span-2">
        <SelectField
          control={control}
          name="country"
          label="Country"
          options={[{ value: country.id, label: country.country_name }]}
          placeholder="Select a country"
          help="We deliver within India."
          autoComplete="country-name"
          onChosen={() => clear('state', 'city')}
        />
      </div>
      <PlaceSelect
        control={control}
        name="state"
        label="State"
        places={statesOf}
        before={countryId ? undefined : 'Please select a country first!'}
        autoComplete="address-level1"
        onChosen={() => clear('city')}
        help={
          stateOfPin && <OtherPlace pinCode={pinCode} place={stateOfPin} onTake={takePinPlace} />
        }
      />
      <PlaceSelect
        control={control}
        name="city"
        label="City"
        places={citiesOf}
        before={stateId ? undefined : 'Please select a state first!'}
        autoComplete="address-level2"
        help={cityOfPin && <OtherPlace pinCode={pinCode} place={cityOfPin} onTake={takePinPlace} />}
      />
    </FormPart>
  );
}
