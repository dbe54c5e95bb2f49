import { CheckboxField } from '@/components/form/checkbox-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import type { StaffConcern } from '@/lib/contract/staff-concern';
import { concernKind } from '@/lib/dashboard/content/concern-kind';
import { Panel } from '../panel';
import { RichTextField } from '../rich-text-field';
import { ConcernProducts } from './concern-products';
import { RecordScreen } from './record-screen';

export function ConcernEditor({ known }: { known: StaffConcern | null }) {
  return (
    <RecordScreen
      kind={concernKind}
      known={known}
      lead="Describe what a product is traditionally used for. Don’t claim to treat or cure a disease: that is an offence under the Drugs and Magic Remedies Act."
    >
      {({ control }) => (
        <div className="two-sides">
          <div className="panels">
            <Panel title="Content" layout="stack">
              <TextField
                control={control}
                name="name"
                label="Name"
                placeholder="Joint pain"
                help="The URL is created from the name and won’t change later."
                maxLength={60}
              />
              <TextareaField
                control={control}
                name="summary"
                label="Summary"
                help="Shown above the products and in search results."
                maxLength={200}
                rows={2}
              />
              <RichTextField control={control} name="content" label="Text" isOptional />
              <TextField
                control={control}
                name="signed_by"
                label="Signed by"
                placeholder="Vaidya’s name and qualification"
                help="Required if you add text."
                isOptional
                maxLength={80}
              />
            </Panel>
          </div>
          <div className="panels">
            <Panel title="Products" layout="stack">
              <ConcernProducts control={control} known={known?.products ?? []} />
              <TextField
                control={control}
                name="search"
                label="Search for products"
                placeholder="joint pain"
                help="Used if you don’t choose products above. Enter words as a shopper would type them."
                maxLength={80}
              />
            </Panel>
            <Panel title="Visibility">
              <CheckboxField control={control} name="is_published" label="Visible" />
            </Panel>
          </div>
        </div>
      )}
    </RecordScreen>
  );
}
