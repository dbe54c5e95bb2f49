'use client';

import { TextField } from '@/components/form/text-field';
import type { StaffSynonym } from '@/lib/contract/staff-synonym';
import { synonymKind } from '@/lib/dashboard/content/synonym-kind';
import { Panel } from '../panel';
import { RecordScreen } from './record-screen';

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
      lead="The search understands it from the next question on. For both ways, write two."
    >
      {({ control }) => (
        <Panel title="Who types this finds also that">
          <div className="form-grid">
            <TextField
              control={control}
              name="word"
              label="Word that people type"
              placeholder="shahad"
              maxLength={80}
            />
            <TextField
              control={control}
              name="meaning"
              label="What they mean"
              placeholder="honey"
              help="As products call it."
              maxLength={80}
            />
          </div>
        </Panel>
      )}
    </RecordScreen>
  );
}
