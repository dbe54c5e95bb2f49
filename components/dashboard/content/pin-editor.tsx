'use client';

import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import type { StaffPin } from '@/lib/contract/staff-pin';
import { pinKind, placeOptions } from '@/lib/dashboard/content/pin-kind';
import { Panel } from '../panel';
import { ProductField } from '../product-field';
import { RecordScreen } from './record-screen';

interface PinEditorProps {
  known: StaffPin | null;
  query?: string;
}

export function PinEditor({ known, query = '' }: PinEditorProps) {
  const kind = {
    ...pinKind,
    toDraft: (pin: StaffPin | null) => ({ ...pinKind.toDraft(pin), ...(!pin && { query }) }),
  };
  return (
    <RecordScreen
      kind={kind}
      known={known}
      lead="A pinned product stands at its place of a search, even if the search would not find it."
    >
      {({ control }, record) => (
        <Panel title="Which product stands where">
          <div className="form-grid">
            <TextField
              control={control}
              name="query"
              label="Search"
              placeholder="honey"
              help="All of it, as people type it."
              maxLength={80}
            />
            <ProductField
              control={control}
              name="product_id"
              label="Product"
              product={record?.product ?? null}
            />
            <SelectField control={control} name="place" label="Place" options={placeOptions} />
          </div>
        </Panel>
      )}
    </RecordScreen>
  );
}
