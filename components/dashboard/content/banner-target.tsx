import { useController, type Control } from 'react-hook-form';
import { ComboboxField } from '@/components/form/combobox-field';
import type { Option } from '@/components/ui/match-options';
import type { BannerInput } from '@/lib/contract/staff-banner';
import type { BannerDraft } from '@/lib/dashboard/content/banner-kind';
import { Panel } from '../panel';
import { ProductField } from '../product-field';
import { Button } from '@/components/ui/button';

interface BannerTargetProps {
  control: Control<BannerDraft, unknown, BannerInput>;
  categories: Option[];
  product: { id: number; name: string } | null;
}

export function BannerTarget({ control, categories, product }: BannerTargetProps) {
  const { field: productField } = useController({ control, name: 'product_id' });
  const { field: categoryField } = useController({ control, name: 'category_id' });
  const isSet = productField.value !== null || categoryField.value !== null;
  return (
    <Panel
      title="Link"
      actions={
        isSet && (
          <Button
            kind="quiet"
            size="card"
            onClick={() => {
              productField.onChange(null);
              categoryField.onChange(null);
            }}
          >
            Remove link
          </Button>
        )
      }
      layout="stack"
    >
      <ProductField
        control={control}
        name="product_id"
        label="Product"
        isOptional
        product={product}
      />
      <ComboboxField
        control={control}
        name="category_id"
        label="Or category"
        isOptional
        options={categories}
        placeholder="Category name"
      />
      {!isSet && (
        <p className="text-1 text-ink-2">Without a link, the banner opens the All products page.</p>
      )}
    </Panel>
  );
}
