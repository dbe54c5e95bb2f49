'use client';

import { TextField } from '@/components/form/text-field';
import type { StaffSynonym } from '@/lib/contract/staff-synonym';
import { synonymKind } from '@/lib/dashboard/content/synonym-kind';
import { Panel } from '../panel';
import { draftOf } from './draft-of';
import { RecordScreen } from './record-screen';
import { SearchTrial } from './search-trial';

interface SynonymEditorProps {
  known: StaffSynonym | null;
  word?: string;
}

export function SynonymEditor({ known, word = '' }: SynonymEditorProps) {
  const kind = {
    ...synonymKind,
    toDraft: (synonym: StaffSynonym | null) =>
      synonym ? synonymKind.toDraft(synonym) : { word, meaning: '' },
  };
  return (
    <RecordScreen
      kind={kind}
      known={known}
      lead="Works from the next search on. For both directions, add two."
    >
      {(form, record) => (
        <>
          <Panel title="Synonym">
            <div className="form-grid">
              <TextField
                control={form.control}
                name="word"
                label="Word that people type"
                placeholder="shahad"
                maxLength={80}
              />
              <TextField
                control={form.control}
                name="meaning"
                label="What they mean"
                placeholder="honey"
                help="As products call it."
                maxLength={80}
              />
            </div>
          </Panel>
          <SearchTrial
            readDraft={async () =>
              draftOf(form, kind.schema, (synonym) => ({ id: record?.id, synonym }))
            }
          />
        </>
      )}
    </RecordScreen>
  );
}
