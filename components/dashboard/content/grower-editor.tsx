import { CheckboxField } from '@/components/form/checkbox-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import type { StaffGrower } from '@/lib/contract/staff-grower';
import { growerKind } from '@/lib/dashboard/content/grower-kind';
import { Panel } from '../panel';
import { RichTextField } from '../rich-text-field';
import { PictureWithAlt } from './picture-with-alt';
import { RecordScreen } from './record-screen';

export function GrowerEditor({ known }: { known: StaffGrower | null }) {
  return (
    <RecordScreen kind={growerKind} known={known}>
      {({ control }) => (
        <div className="two-sides">
          <div className="panels">
            <Panel title="Content" layout="stack">
              <TextField
                control={control}
                name="name"
                label="Name"
                placeholder="Asha and Mohan Rao"
                help="The URL is created from the name and won’t change later."
                maxLength={80}
              />
              <TextField control={control} name="farm" label="Farm" isOptional maxLength={80} />
              <TextField
                control={control}
                name="place"
                label="Place"
                placeholder="Village, district, state"
                maxLength={120}
              />
              <TextareaField
                control={control}
                name="summary"
                label="Summary"
                help="Shown at the top of the page and in search results."
                maxLength={200}
                rows={2}
              />
              <RichTextField control={control} name="content" label="Text" isOptional />
            </Panel>
          </div>
          <div className="panels">
            <PictureWithAlt control={control} picture="picture" alt="picture_alt" ratio="1 / 1" />
            <Panel title="Visibility">
              <CheckboxField control={control} name="is_published" label="Visible" />
            </Panel>
          </div>
        </div>
      )}
    </RecordScreen>
  );
}
