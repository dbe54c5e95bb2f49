import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { FieldError } from '@/components/form/field-error';
import { SelectField } from '@/components/form/select-field';
import { moveItem } from '@/lib/dashboard/content/move-item';
import type { PickedProduct } from '@/lib/dashboard/products/product-draft';
import { railTitles } from '@/lib/dashboard/products/rail-titles';
import { IconButton } from '../icon-button';
import { Panel } from '../panel';
import type { ProductControl } from './field-inputs';
import { ProductPicker } from './product-picker';

const rails = Object.entries(railTitles).map(([value, label]) => ({ value, label }));

export function RelatedPanel({ control, id }: { control: ProductControl; id: number }) {
  const pickerId = useId();
  const { field, fieldState } = useController({ control, name: 'related_ids' });
  const chosen: PickedProduct[] = field.value;
  return (
    <Panel title="Carousel and related products" layout="stack">
      <SelectField
        control={control}
        name="rail"
        label="Home page carousel"
        isOptional
        placeholder="None"
        options={rails}
      />
      <div>
        <p className="mb-1 font-[550]">Related products</p>
        <p className="mb-2 text-1 text-ink-2">Shown on the product page in this order.</p>
        {chosen.length > 0 && (
          <ol className="related-list">
            {chosen.map((product, index) => (
              <li key={product.id}>
                <span>
                  {product.name}
                  <small>{product.sku}</small>
                </span>
                <IconButton
                  icon={ArrowUp}
                  label={`Move ${product.name} up`}
                  isOff={index === 0}
                  onClick={() => field.onChange(moveItem(chosen, index, index - 1))}
                />
                <IconButton
                  icon={ArrowDown}
                  label={`Move ${product.name} down`}
                  isOff={index === chosen.length - 1}
                  onClick={() => field.onChange(moveItem(chosen, index, index + 1))}
                />
                <IconButton
                  icon={X}
                  label={`Remove ${product.name}`}
                  onClick={() => field.onChange(chosen.filter((one) => one.id !== product.id))}
                />
              </li>
            ))}
          </ol>
        )}
        <ProductPicker
          id={pickerId}
          label="Add product"
          without={[id, ...chosen.map((product) => product.id)]}
          onPick={(product) => field.onChange([...chosen, product])}
        />
        <FieldError id={`${pickerId}-error`} message={fieldState.error?.message} />
      </div>
    </Panel>
  );
}
