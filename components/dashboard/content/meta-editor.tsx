import { useWatch, type Control } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import type { MetaInput, StaffMeta } from '@/lib/contract/staff-meta';
import { metaKind } from '@/lib/dashboard/content/meta-kind';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { Panel } from '../panel';
import { SearchPreview } from '../products/search-preview';
import { RecordScreen } from './record-screen';

function Preview({ control }: { control: Control<MetaInput, unknown, MetaInput> }) {
  const [path, title, description] = useWatch({ control, name: ['path', 'title', 'description'] });
  const { name } = useShop();
  return <SearchPreview shop={name} path={path} title={title} text={description} />;
}

export function MetaEditor({ known }: { known: StaffMeta | null }) {
  return (
    <RecordScreen kind={metaKind} known={known}>
      {({ control }) => (
        <div className="two-sides">
          <Panel title="Search engine listing" layout="stack">
            <TextField
              control={control}
              name="path"
              label="Page URL"
              placeholder="/about-us"
              help="The part after the domain, e.g. /faq or /shop?category=3."
              readOnly={known?.is_standing ?? false}
              spellCheck={false}
            />
            <TextareaField
              control={control}
              name="title"
              label="Title"
              isOptional
              maxLength={60}
              rows={1}
              help="Leave blank to use the page’s own."
            />
            <TextareaField
              control={control}
              name="description"
              label="Description"
              isOptional
              maxLength={160}
              rows={3}
            />
            <TextField control={control} name="keywords" label="Keywords" isOptional />
          </Panel>
          <Panel title="Preview">
            <Preview control={control} />
          </Panel>
        </div>
      )}
    </RecordScreen>
  );
}
