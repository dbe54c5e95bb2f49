'use client';

import { CheckboxField } from '@/components/form/checkbox-field';
import { TextField } from '@/components/form/text-field';
import type { StaffStore } from '@/lib/contract/staff-store';
import { storeKind } from '@/lib/dashboard/content/store-kind';
import { Panel } from '../panel';
import { PictureField } from './picture-field';
import { RecordScreen } from './record-screen';
import { StoreAddress } from './store-address';

interface StoreEditorProps {
  known: StaffStore | null;
  countryId: number;
}

export function StoreEditor({ known, countryId }: StoreEditorProps) {
  return (
    <RecordScreen kind={storeKind} known={known}>
      {(form) => {
        const { control } = form;
        return (
          <div className="two-sides">
            <div className="panels">
              <StoreAddress form={form} countryId={countryId} />
              <Panel title="Contact">
                <div className="form-grid">
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
                </div>
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
