import { TextField } from '@/components/form/text-field';
import type { StaffSynonym } from '@/lib/contract/staff-synonym';
import { synonymKind } from '@/lib/dashboard/content/synonym-kind';
import { Panel } from '../panel';
import { RecordScreen } from './record-screen';
import { SearchTrial } from './search-trial';

export function SynonymEditor({ known }: { known: StaffSynonym | null }) {
  return (
    <RecordScreen
      kind={synonymKind}
      known={known}
      lead="Applies to new searches. Works one way only: add a second synonym for the other direction."
    >
      {(form, record) => (
        <>
          <Panel title="Synonym" layout="form">
            <TextField
              control={form.control}
              name="word"
              label="Search word"
              placeholder="shahad"
              maxLength={80}
            />
            <TextField
              control={form.control}
              name="meaning"
              label="Meaning"
              placeholder="honey"
              help="As it appears in your products."
              maxLength={80}
            />
          </Panel>
          <SearchTrial
            form={form}
            schema={synonymKind.schema}
            toDraft={(synonym) => ({ id: record?.id, synonym })}
          />
        </>
      )}
    </RecordScreen>
  );
}
