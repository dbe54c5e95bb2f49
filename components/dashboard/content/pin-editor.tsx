import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import type { PinInput, StaffPin } from '@/lib/contract/staff-pin';
import type { SearchDraft } from '@/lib/contract/staff-search-trial';
import { buried, pinKind, positionOptions, type PinDraft } from '@/lib/dashboard/content/pin-kind';
import { Panel } from '../panel';
import { ProductField } from '../product-field';
import { RecordScreen } from './record-screen';
import { SearchPreview } from './search-preview';
import { SearchTrial } from './search-trial';

interface PinFieldsProps {
  form: UseFormReturn<PinDraft, unknown, PinInput>;
  record: StaffPin | null;
}

export function PinEditor({ known }: { known: StaffPin | null }) {
  return (
    <RecordScreen
      kind={pinKind}
      known={known}
      lead="A pinned product always appears at this position for the search, even if it wouldn’t match."
    >
      {(form, record) => (
        <>
          <PinFields form={form} record={record} />
          <SearchTrial
            form={form}
            schema={pinKind.schema}
            toDraft={(pin) => ({ id: record?.id, pin })}
          />
        </>
      )}
    </RecordScreen>
  );
}

function PinFields({ form, record }: PinFieldsProps) {
  const { control, setValue } = form;
  const [picked, setPicked] = useState<{ id: number; name: string } | null>(null);
  const [query, product, position] = useWatch({ control, name: ['query', 'product_id', 'place'] });
  const pin: SearchDraft['pin'] =
    product === null ? undefined : { query, product_id: product, place: position || null };

  function pick(chosen: { id: number; name: string }, newPosition: number) {
    setPicked({ id: chosen.id, name: chosen.name });
    setValue('product_id', chosen.id, { shouldDirty: true, shouldValidate: true });
    setValue('place', newPosition, { shouldDirty: true });
  }

  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel title="Pin" layout="stack">
        <TextField
          control={control}
          name="query"
          label="Search"
          placeholder="honey"
          help="The whole search, as shoppers type it."
          maxLength={80}
        />
        <ProductField
          control={control}
          name="product_id"
          label="Product"
          product={picked ?? record?.product ?? null}
        />
        <SelectField control={control} name="place" label="Position" options={positionOptions} />
      </Panel>
      <SearchPreview
        query={query}
        draft={pin && { id: record?.id, pin }}
        onPin={(chosen) => pick(chosen, 1)}
        onBury={(chosen) => pick(chosen, buried)}
      />
    </div>
  );
}
