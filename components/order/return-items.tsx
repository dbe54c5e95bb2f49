'use client';

import { useId } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import type { BoundField } from '@/components/form/bound-field';
import { FieldError } from '@/components/form/field-error';
import { Stepper } from '@/components/ui/stepper';
import { nonReturnable } from '@/lib/contract/return-windows';
import type { Order } from '@/lib/contract/order';

export interface ReturnItem {
  id: number;
  quantity: number;
}

interface ReturnItemsProps<Draft extends FieldValues, Output> extends BoundField<Draft, Output> {
  order: Order;
}

export function ReturnItems<Draft extends FieldValues, Output>({
  control,
  name,
  label,
  order,
}: ReturnItemsProps<Draft, Output>) {
  const id = useId();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name });
  const chosen = field.value as ReturnItem[];
  const error = fieldState.error?.message;
  const lines = order.product_info.filter(({ returnable_quantity }) => returnable_quantity > 0);

  function set(line: number, quantity: number) {
    const others = chosen.filter((item) => item.id !== line);
    field.onChange(quantity > 0 ? [...others, { id: line, quantity }] : others);
  }

  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="mb-1 font-[550]">{label}</legend>
      <ul className="border-t border-rule">
        {lines.map((line, position) => {
          const quantity = chosen.find((item) => item.id === line.id)?.quantity ?? 0;
          const maxQuantity = line.returnable_quantity;
          return (
            <li
              key={line.id}
              className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-1"
            >
              <label className="flex min-h-11 min-w-0 flex-1 basis-52 items-center gap-3">
                <input
                  type="checkbox"
                  ref={position === 0 ? ref : undefined}
                  checked={quantity > 0}
                  onBlur={field.onBlur}
                  onChange={({ target }) => set(line.id, target.checked ? maxQuantity : 0)}
                  aria-invalid={error !== undefined}
                  className="tick"
                />
                <span className="min-w-0">
                  {line.product_name}
                  <span className="block text-1 text-ink-2">
                    {maxQuantity === 1 ? '1 item' : `${maxQuantity} items`}
                    {line.is_returnable === false &&
                      `. ${nonReturnable}: only if damaged, wrong or expired`}
                  </span>
                </span>
              </label>
              {quantity > 0 && maxQuantity > 1 && (
                <Stepper
                  label={`Quantity of ${line.product_name}`}
                  value={quantity}
                  max={maxQuantity}
                  onChange={(next) => set(line.id, next)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
