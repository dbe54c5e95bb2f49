'use client';

import type { StaffPin } from '@/lib/contract/staff-pin';
import { pinKind } from '@/lib/dashboard/content/pin-kind';
import { draftOf } from './draft-of';
import { PinFields } from './pin-fields';
import { RecordScreen } from './record-screen';
import { SearchTrial } from './search-trial';

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
      lead="A pinned product is shown at its position, even if the search would not find it."
    >
      {(form, record) => (
        <>
          <PinFields form={form} record={record} />
          <SearchTrial
            readDraft={() => draftOf(form, kind.schema, (pin) => ({ id: record?.id, pin }))}
          />
        </>
      )}
    </RecordScreen>
  );
}
