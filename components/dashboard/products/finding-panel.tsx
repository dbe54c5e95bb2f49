import { useWatch } from 'react-hook-form';
import { TextareaField } from '@/components/form/textarea-field';
import { toSlug } from '@/lib/contract/slug';
import { Panel } from '../panel';
import { FieldInputs, type ProductControl } from './field-inputs';
import { SearchPreview } from './search-preview';

interface FindingPanelProps {
  control: ProductControl;
  /** 0: no product yet. */
  id: number;
  brand: string;
  shop: string;
}

export function FindingPanel({ control, id, brand, shop }: FindingPanelProps) {
  const [name, title, text, description] = useWatch({
    control,
    name: ['name', 'metatitle', 'metadescription', 'description'],
  });
  return (
    <Panel title="Search" layout="stack">
      <SearchPreview
        shop={shop}
        path={`products › ${id || '…'} › ${toSlug(name)}`}
        title={title || name}
        text={text || [name && brand ? `${name} by ${brand}.` : '', description].join(' ')}
      />
      <FieldInputs control={control} panel="search" />
      <TextareaField
        control={control}
        name="search_words"
        label="Search synonyms"
        isOptional
        rows={2}
        help="Other names shoppers search for. Name, brand, category, tags and form are included automatically."
      />
    </Panel>
  );
}
