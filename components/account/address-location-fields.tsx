import { useEffect, useEffectEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { PlaceSelect } from '@/components/place/place-select';
import { usePinCodeFill } from '@/components/place/use-pin-code-fill';
import type { AddressDraft } from '@/lib/features/address/address-draft';
import type { AddressInput } from '@/lib/contract/address';
import type { Country, NamedLocation } from '@/lib/contract/place';
import { onlyDigits } from '@/lib/format/mobile';
import { useDeliveryLocation } from '@/lib/features/place/use-delivery-location';
import { useCities, useStates } from '@/lib/features/place/use-places';
import { FormPart } from './form-part';

interface AddressLocationFieldsProps {
  form: UseFormReturn<AddressDraft, unknown, AddressInput>;
  country: Country;
  states: NamedLocation[];
  cities: NamedLocation[];
  /** The customer has no address yet: it begins with the PIN code of this browser. */
  isFirst: boolean;
}

export function AddressLocationFields({
  form: { control, setValue, getValues, clearErrors, formState },
  country,
  states,
  cities,
  isFirst,
}: AddressLocationFieldsProps) {
  const [countryId, stateId, cityId, pinCode] = useWatch({
    control,
    name: ['country', 'state', 'city', 'postal_code'],
  });
  const { lookUp, pinNote, stateNote, cityNote } = usePinCodeFill(
    { postal_code: pinCode, state: stateId, city: cityId },
    getValues,
    ({ state, city }) => {
      setValue('country', country.id, { shouldDirty: true });
      setValue('state', state, { shouldDirty: true });
      setValue('city', city, { shouldDirty: true });
      clearErrors(['postal_code', 'country', 'state', 'city']);
    },
  );
  const known = formState.defaultValues;
  const stateList = useStates(countryId, countryId === country.id ? states : undefined);
  const cityList = useCities(stateId, stateId === known?.state ? cities : undefined);

  function clear(...names: ('state' | 'city')[]) {
    for (const name of names) setValue(name, null, { shouldDirty: true });
    clearErrors(names);
  }

  const { location } = useDeliveryLocation();
  const beginWith = useEffectEvent((pinCode: string) => {
    if (getValues('postal_code')) return;
    setValue('postal_code', pinCode, { shouldDirty: true });
    void lookUp(pinCode);
  });
  useEffect(() => {
    if (location && isFirst) beginWith(location.pin);
  }, [location, isFirst]);

  return (
    <FormPart number={1} title="Address">
      <div className="md:col-span-2">
        <TextField
          control={control}
          name="postal_code"
          label="PIN code"
          help={<span role="status">{pinNote || 'We’ll fill in your city and state.'}</span>}
          inputMode="numeric"
          autoComplete="postal-code"
          clean={(typed) => onlyDigits(typed, 6)}
          onTyped={(typed) => void lookUp(typed)}
        />
      </div>
      <div className="md:col-span-2">
        <TextField
          control={control}
          name="address_line_1"
          label="Address line 1"
          help="Flat or house no., building."
          autoComplete="address-line1"
        />
      </div>
      <div className="md:col-span-2">
        <TextField
          control={control}
          name="address_line_2"
          label="Address line 2"
          help="Street, area, locality."
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
          help="We deliver only within India."
          autoComplete="country-name"
          onChosen={() => clear('state', 'city')}
        />
      </div>
      <PlaceSelect
        control={control}
        name="state"
        label="State"
        places={stateList}
        before={countryId ? undefined : 'Please select a country first!'}
        autoComplete="address-level1"
        onChosen={() => clear('city')}
        help={stateNote}
      />
      <PlaceSelect
        control={control}
        name="city"
        label="City"
        places={cityList}
        before={stateId ? undefined : 'Please select a state first!'}
        autoComplete="address-level2"
        help={cityNote}
      />
    </FormPart>
  );
}
