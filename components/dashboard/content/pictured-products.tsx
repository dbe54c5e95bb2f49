import { useController, type Control } from 'react-hook-form';
import { FieldFrame } from '@/components/form/field-frame';
import { Chip } from '@/components/ui/chip';
import type { PicturedProduct } from '@/lib/contract/home';
import { maxPicturedProducts, type BannerInput } from '@/lib/contract/staff-banner';
import type { BannerDraft } from '@/lib/dashboard/content/banner-kind';
import { ProductCombobox } from '../product-combobox';

export interface ChosenProduct {
  id: number;
  name: string;
  /** Undefined: not published, shown without a price. */
  card?: PicturedProduct;
}

interface PicturedProductsProps {
  control: Control<BannerDraft, unknown, BannerInput>;
  chosen: ChosenProduct[];
  onChange: (chosen: ChosenProduct[]) => void;
}

export function PicturedProducts({ control, chosen, onChange }: PicturedProductsProps) {
  const { field, fieldState } = useController({ control, name: 'pictured_product_ids' });
  const isFull = field.value.length >= maxPicturedProducts;

  function set(next: ChosenProduct[]) {
    onChange(next);
    field.onChange(next.map(({ id }) => id));
  }

  return (
    <FieldFrame
      label="Products in the picture"
      isOptional
      error={fieldState.error?.message}
      help={
        isFull
          ? `Up to ${maxPicturedProducts} products`
          : 'From left to right. Each gets a price tag.'
      }
    >
      {(ties) => (
        <>
          <ProductCombobox
            {...ties}
            ref={field.ref}
            disabled={isFull}
            without={field.value}
            onPick={({ id, name, net_quantity, unit, product_price }) =>
              set([...chosen, { id, name, card: { id, name, net_quantity, unit, product_price } }])
            }
          />
          {chosen.length > 0 && (
            <ul
              aria-label="Products in the picture, selected"
              className="mt-2 flex flex-wrap gap-2"
            >
              {chosen.map((product) => (
                <li key={product.id}>
                  <Chip onRemove={() => set(chosen.filter(({ id }) => id !== product.id))}>
                    {product.name}
                  </Chip>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </FieldFrame>
  );
}
