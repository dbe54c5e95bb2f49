import Link from 'next/link';
import { TextareaField } from '@/components/form/textarea-field';
import { buttonClass } from '@/components/ui/button-class';
import { purposeTexts, type StaffPurpose } from '@/lib/contract/staff-purpose';
import { contentPath } from '@/lib/dashboard/paths';
import { purposeKind } from '@/lib/dashboard/content/purpose-kind';
import { Panel } from '../panel';
import { RecordScreen } from './record-screen';
import { SearchTrial } from './search-trial';

export function PurposeEditor({ known }: { known: StaffPurpose | null }) {
  return (
    <RecordScreen
      kind={purposeKind}
      known={known}
      actions={({ typed }) => (
        <Link
          href={`${contentPath('concerns', 'new')}?${new URLSearchParams({ typed: purposeTexts(typed)[0] ?? '' })}`}
          className={buttonClass('second', 'card')}
        >
          New concern page
        </Link>
      )}
      lead="Maps what shoppers search for, e.g. hair fall, to words in your products."
    >
      {(form, record) => (
        <>
          <Panel title="Search rule" layout="form">
            <TextareaField
              control={form.control}
              name="typed"
              label="Search words"
              placeholder="hair fall, hairfall, baldness"
              help="Separated by commas."
              rows={3}
            />
            <TextareaField
              control={form.control}
              name="found_by"
              label="Product words"
              placeholder="hair oil, bhringraj, amla"
              help="Separated by commas, most important first. If an entry has several words, a product must contain all of them."
              rows={3}
            />
          </Panel>
          <SearchTrial
            form={form}
            schema={purposeKind.schema}
            toDraft={(purpose) => ({ id: record?.id, purpose })}
          />
        </>
      )}
    </RecordScreen>
  );
}
