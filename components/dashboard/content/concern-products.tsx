import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { FieldFrame } from '@/components/form/field-frame';
import {
  maxConcernProducts,
  type ConcernInput,
  type ConcernProduct,
} from '@/lib/contract/staff-concern';
import { moveItem } from '@/lib/dashboard/content/move-item';
import { IconButton } from '../icon-button';
import { ProductCombobox } from '../product-combobox';
import { StateMark } from '../state-mark';

interface ConcernProductsProps {
  control: Control<ConcernInput, unknown, ConcernInput>;
  known: ConcernProduct[];
}

export function ConcernProducts({ control, known }: ConcernProductsProps) {
  const { field, fieldState } = useController({ control, name: 'product_ids' });
  const [products, setProducts] = useState(known);
  const chosen = field.value.flatMap((id) => products.find((one) => one.id === id) ?? []);
  const isFull = field.value.length >= maxConcernProducts;
  const last = field.value.length - 1;

  return (
    <FieldFrame
      label="Products on this page"
      isOptional
      error={fieldState.error?.message}
      help={isFull ? `Up to ${maxConcernProducts} products` : 'Shown in this order.'}
    >
      {(ties) => (
        <>
          <ProductCombobox
            {...ties}
            ref={field.ref}
            disabled={isFull}
            without={field.value}
            onPick={({ id, name }) => {
              setProducts([...products, { id, name, is_on_sale: true }]);
              field.onChange([...field.value, id]);
            }}
          />
          {chosen.length > 0 && (
            <ol aria-label="Products on this page, selected" className="order-list mt-2">
              {chosen.map(({ id, name, is_on_sale }, index) => (
                <li key={id}>
                  <span className="order-text basis-28">
                    {name} {!is_on_sale && <StateMark mood="past">Not published</StateMark>}
                  </span>
                  <span className="order-moves">
                    <IconButton
                      icon={ArrowUp}
                      label={`Move ${name} up`}
                      isOff={index === 0}
                      onClick={() => field.onChange(moveItem(field.value, index, index - 1))}
                    />
                    <IconButton
                      icon={ArrowDown}
                      label={`Move ${name} down`}
                      isOff={index === last}
                      onClick={() => field.onChange(moveItem(field.value, index, index + 1))}
                    />
                    <IconButton
                      icon={X}
                      label={`Remove ${name}`}
                      onClick={() => field.onChange(field.value.filter((one) => one !== id))}
                    />
                  </span>
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </FieldFrame>
  );
}
