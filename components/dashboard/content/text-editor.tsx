import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '@/components/form/checkbox-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import type { StaffText, TextInput } from '@/lib/contract/staff-text';
import { textKind } from '@/lib/dashboard/content/text-kind';
import { toLocalMoment } from '@/lib/dashboard/products/local-moment';
import { Panel } from '../panel';
import { RichTextField } from '../rich-text-field';
import { RecordScreen } from './record-screen';

export function TextEditor({ known }: { known: StaffText }) {
  return (
    <RecordScreen kind={textKind} known={known} lead={`Published at /${known.slug}`}>
      {(form) => (
        <Panel title="Content">
          <p className="mb-3 text-1 text-ink-2">
            {`{shop}, {seller}, {city}, {address}, {email}, {phone}, {hours}, {delivery_fee}, {minimum_order}, {replacement_days}, {replacement_rule}, {return_rule}, {membership}, {grievance_officer}, {grievance_phone}, {grievance_email} and {grievance_hours} are filled in from the settings.`}
          </p>
          <div className="form-grid">
            <TextField control={form.control} name="title" label="Title" maxLength={120} />
            <ReviewDateField form={form} />
            <div className="is-wide">
              <TextareaField
                control={form.control}
                name="lead"
                label="Subtitle"
                isOptional
                maxLength={500}
                rows={2}
              />
            </div>
            <div className="is-wide">
              <CheckboxField
                control={form.control}
                name="is_published"
                label="Published"
                help="This page stays a draft until you publish it. Read it through first."
              />
            </div>
            <div className="is-wide">
              <RichTextField control={form.control} name="content" label="Text" />
            </div>
          </div>
        </Panel>
      )}
    </RecordScreen>
  );
}

function ReviewDateField({ form }: { form: UseFormReturn<TextInput, unknown, TextInput> }) {
  return (
    <TextField
      control={form.control}
      name="reviewed_at"
      label="Last updated"
      type="date"
      className="pr-24"
      after={
        <button
          type="button"
          onClick={() =>
            form.setValue('reviewed_at', toLocalMoment(new Date().toISOString()).slice(0, 10), {
              shouldDirty: true,
              shouldValidate: true,
            })
          }
          className="min-h-11 px-3 font-[550] text-leaf-7 hover:underline"
        >
          Today
        </button>
      }
    />
  );
}
