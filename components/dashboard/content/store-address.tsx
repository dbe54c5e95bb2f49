'use client';

import { useWatch, type UseFormReturn } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import { PlaceSelect } from '@/components/place/place-select';
import type { StoreInput } from '@/lib/contract/staff-store';
import type { StoreDraft } from '@/lib/dashboard/content/store-kind';
import { useCities, useStates } from '@/lib/features/place/use-places';
import { Panel } from '../panel';

interface StoreAddressProps {
  form: UseFormReturn<StoreDraft, unknown, StoreInput>;
  countryId: number;
}

export function StoreAddress({ form: { control, setValue }, countryId }: StoreAddressProps) {
  const stateId = useWatch({ control, name: 'state_id' });
  const states = useStates(countryId);
  const cities = useCities(stateId);
  return (
    <Panel title="Address">
      <div className="form-grid">
        <div className="is-wide">
          <TextField control={control} name="store_name" label="Name" maxLength={80} />
        </div>
        <TextField control={control} name="address_line_1" label="Building and street" />
        <TextField control={control} name="address_line_2" label="Area" isOptional />
        <PlaceSelect
          control={control}
          name="state_id"
          label="State"
          places={states}
          before={undefined}
          autoComplete="off"
          onChosen={() => setValue('city_id', null)}
        />
        <PlaceSelect
          control={control}
          name="city_id"
          label="City"
          places={cities}
          before={stateId ? undefined : 'Choose a state first'}
          autoComplete="off"
        />
        <TextField control={control} name="postal_code" label="PIN code" inputMode="numeric" />
        <TextField
          control={control}
          name="landmark"
          label="Landmark"
          isOptional
          placeholder="Opposite the post office"
        />
      </div>
    </Panel>
  );
}
