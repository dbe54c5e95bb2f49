import { useWatch, type UseFormReturn } from 'react-hook-form';
import { MobileField } from '@/components/form/mobile-field';
import { TextField } from '@/components/form/text-field';
import { PlaceSelect } from '@/components/place/place-select';
import { usePinCodeFill } from '@/components/place/use-pin-code-fill';
import type { EnteredAddress } from '@/lib/contract/staff-order-edit';
import type { EnteredAddressDraft } from '@/lib/dashboard/orders/entered-address-draft';
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
  const { lookUp, pinNote, stateNote, cityNote } = usePinCodeFill(
    { postal_code: pinCode, state: stateId, city: cityId },
    getValues,
    ({ state, city }) => {
      setValue('state', state);
      setValue('city', city);
      clearErrors(['postal_code', 'state', 'city']);
    },
  );
  const states = useStates(countryId);
  const cities = useCities(stateId);

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
        help={pinNote && <span role="status">{pinNote}</span>}
        onTyped={(typed) => void lookUp(typed)}
      />
      <PlaceSelect
        control={control}
        name="state"
        label="State"
        places={states}
        before={undefined}
        autoComplete="off"
        onChosen={() => {
          setValue('city', null);
          clearErrors('city');
        }}
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
