import { CheckboxField } from '@/components/form/checkbox-field';
import { TextField } from '@/components/form/text-field';
import type { StaffStore, StoreInput } from '@/lib/contract/staff-store';
import { storeKind, type StoreDraft } from '@/lib/dashboard/content/store-kind';
import { Panel } from '../panel';
import { PictureField } from './picture-field';
import { RecordScreen } from './record-screen';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { PlaceSelect } from '@/components/place/place-select';
import { useCities, useStates } from '@/lib/features/place/use-places';

export function StoreEditor({ known, countryId }: { known: StaffStore | null; countryId: number }) {
  return (
    <RecordScreen kind={storeKind} known={known}>
      {(form) => {
        const { control } = form;
        return (
          <div className="two-sides">
            <div className="panels">
              <StoreAddress form={form} countryId={countryId} />
              <Panel title="Contact" layout="form">
                <TextField
                  control={control}
                  name="mobile_no"
                  label="Mobile number"
                  type="tel"
                  inputMode="tel"
                />
                <TextField control={control} name="email" label="Email" type="email" />
                <TextField
                  control={control}
                  name="location_url"
                  label="Map"
                  type="url"
                  isOptional
                  placeholder="https://"
                />
                <TextField
                  control={control}
                  name="virtual_location_url"
                  label="Store tour"
                  type="url"
                  isOptional
                  placeholder="https://"
                />
              </Panel>
            </div>
            <div className="panels">
              <Panel title="Opening hours">
                <div className="grid grid-cols-2 gap-4">
                  <TextField control={control} name="work_start_time" label="From" type="time" />
                  <TextField control={control} name="work_end_time" label="To" type="time" />
                </div>
                <p className="mt-1 text-1 text-ink-2">Every day, Indian time (IST).</p>
              </Panel>
              <Panel title="Picture">
                <PictureField
                  control={control}
                  name="image"
                  label="Storefront picture"
                  isOptional
                  ratio="16 / 9"
                />
              </Panel>
              <Panel title="Visibility">
                <CheckboxField
                  control={control}
                  name="is_open"
                  label="Visible"
                  help="If a store is temporarily closed, hide it instead of deleting it."
                />
              </Panel>
            </div>
          </div>
        );
      }}
    </RecordScreen>
  );
}

interface StoreAddressProps {
  form: UseFormReturn<StoreDraft, unknown, StoreInput>;
  countryId: number;
}

function StoreAddress({ form: { control, setValue }, countryId }: StoreAddressProps) {
  const stateId = useWatch({ control, name: 'state_id' });
  const states = useStates(countryId);
  const cities = useCities(stateId);
  return (
    <Panel title="Address" layout="form">
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
    </Panel>
  );
}
