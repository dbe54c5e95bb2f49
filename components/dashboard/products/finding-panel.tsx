'use client';

import { useWatch } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { slugOf } from '@/lib/format/slug';
import { Panel } from '../panel';
import type { ProductControl } from './product-fields';
import { SearchPreview } from './search-preview';

interface FindingPanelProps {
  control: ProductControl;
  /** 0 while there is no product yet. */
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
    <Panel title="How it is found">
      <div className="grid gap-4">
        <SearchPreview
          shop={shop}
          path={`products › ${id || '…'} › ${slugOf(name)}`}
          title={title || name}
          text={text || [name && brand ? `${name} by ${brand}.` : '', description].join(' ')}
        />
        <TextField
          control={control}
          name="metatitle"
          label="Title in searches"
          isOptional
          help="Left empty, the name stands there"
        />
        <TextareaField
          control={control}
          name="metadescription"
          label="Text in searches"
          isOptional
          rows={3}
          maxLength={320}
          help="About 155 characters are read; left empty, the description begins there."
        />
        <TextField control={control} name="metakeywords" label="Keywords" isOptional />
        <TextareaField
          control={control}
          name="search_words"
          label="Further words"
          isOptional
          rows={2}
          help="Other names that people look for. Name, brand, category, tags and form need not be said again."
        />
      </div>
    </Panel>
  );
}
