'use client';

import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { FieldFrame } from '@/components/form/field-frame';
import {
  mostConcernProducts,
  type ConcernInput,
  type ConcernProduct,
} from '@/lib/contract/staff-concern';
import type { ConcernDraft } from '@/lib/dashboard/content/concern-kind';
import { moved } from '@/lib/dashboard/content/moved';
import { ProductCombobox } from '../product-combobox';
import { StateMark } from '../state-mark';

interface ConcernProductsProps {
  control: Control<ConcernDraft, unknown, ConcernInput>;
  known: ConcernProduct[];
}

export function ConcernProducts({ control, known }: ConcernProductsProps) {
  const { field, fieldState } = useController({ control, name: 'product_ids' });
  const [met, setMet] = useState(known);
  const chosen = field.value.flatMap((id) => met.find((one) => one.id === id) ?? []);
  const isFull = field.value.length >= mostConcernProducts;
  const last = field.value.length - 1;

  return (
    <FieldFrame
      label="Products of the page"
      isOptional
      error={fieldState.error?.message}
      help={isFull ? `${mostConcernProducts} products at most` : 'In the order of the page.'}
    >
      {(ties) => (
        <>
          <ProductCombobox
            {...ties}
            ref={field.ref}
            disabled={isFull}
            without={field.value}
            onPick={({ id, name }) => {
              setMet([...met, { id, name, is_on_sale: true }]);
              field.onChange([...field.value, id]);
            }}
          />
          {chosen.length > 0 && (
            <ol aria-label="Products of the page, chosen" className="order-list mt-2">
              {chosen.map(({ id, name, is_on_sale }, at) => (
                <li key={id}>
                  <span className="order-words basis-28">
                    {name} {!is_on_sale && <StateMark mood="past">Off sale</StateMark>}
                  </span>
                  <span className="order-moves">
                    <button
                      type="button"
                      aria-label={`Move ${name} up`}
                      aria-disabled={at === 0}
                      onClick={() => at > 0 && field.onChange(moved(field.value, at, at - 1))}
                    >
                      <ArrowUp className="size-5" aria-hidden />
                    </button>
                    <button
                      type="button"
                      aria-label={`Move ${name} down`}
                      aria-disabled={at === last}
                      onClick={() => at < last && field.onChange(moved(field.value, at, at + 1))}
                    >
                      <ArrowDown className="size-5" aria-hidden />
                    </button>
                    <button
                      type="button"
                      aria-label={`Remove ${name}`}
                      onClick={() => field.onChange(field.value.filter((one) => one !== id))}
                    >
                      <X className="size-5" aria-hidden />
                    </button>
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
