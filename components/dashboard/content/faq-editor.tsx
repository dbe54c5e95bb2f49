import { CheckboxField } from '@/components/form/checkbox-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { faqGroups } from '@/lib/contract/faq';
import type { StaffFaq } from '@/lib/contract/staff-faq';
import { faqKind } from '@/lib/dashboard/content/faq-kind';
import { Panel } from '../panel';
import { RichTextField } from '../rich-text-field';
import { RecordScreen } from './record-screen';

const groups = faqGroups.map((group) => ({ value: group, label: group }));

export function FaqEditor({ known }: { known: StaffFaq | null }) {
  return (
    <RecordScreen kind={faqKind} known={known}>
      {({ control }) => (
        <Panel title="Question and answer" layout="form">
          <SelectField
            control={control}
            name="group"
            label="Group"
            options={groups}
            placeholder="Choose a group"
          />
          <div className="is-wide">
            <TextField control={control} name="question" label="Question" maxLength={200} />
          </div>
          <div className="is-wide">
            <RichTextField control={control} name="answer" label="Answer" />
          </div>
          <CheckboxField control={control} name="is_published" label="Published" />
        </Panel>
      )}
    </RecordScreen>
  );
}
