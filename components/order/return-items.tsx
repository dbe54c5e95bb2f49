import { useId } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import type { BoundField } from '@/components/form/bound-field';
import { FieldError } from '@/components/form/field-error';
import { Stepper } from '@/components/ui/stepper';
import { nonReturnable } from '@/lib/contract/return-windows';
import type { Order } from '@/lib/contract/order';
import {
  chooseReturn,
  itemKey,
  listReturnChoices,
  type ReturnChoice,
  type ReturnItem,
} from '@/lib/features/order/return-items';

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
  const choices = listReturnChoices(order.product_info, chosen);

  const set = (choice: ReturnChoice, quantity: number) =>
    field.onChange(chooseReturn(order.product_info, chosen, choice, quantity));

  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="mb-1 font-[550]">{label}</legend>
      <ul className="border-t border-rule">
        {choices.map((choice, position) => {
          const quantity = chosen.find((item) => itemKey(item) === choice.key)?.quantity ?? 0;
          const { max: maxQuantity, isPart } = choice;
          return (
            <li
              key={choice.key}
              className={`flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-1 ${isPart ? 'pl-8' : ''}`}
            >
              <label className="flex min-h-11 min-w-0 flex-1 basis-52 items-center gap-3">
                <input
                  type="checkbox"
                  ref={position === 0 ? ref : undefined}
                  checked={quantity > 0}
                  onBlur={field.onBlur}
                  onChange={({ target }) => set(choice, target.checked ? maxQuantity : 0)}
                  aria-invalid={error !== undefined}
                  className="tick"
                />
                <span className="min-w-0">
                  {choice.name}
                  <span className="block text-1 text-ink-2">
                    {isPart && 'Only this: '}
                    {maxQuantity === 1 ? '1 item' : `${maxQuantity} items`}
                    {!choice.isReturnable &&
                      `. ${nonReturnable}: only if damaged, wrong or expired`}
                  </span>
                </span>
              </label>
              {quantity > 0 && maxQuantity > 1 && (
                <Stepper
                  label={`Quantity of ${choice.name}`}
                  value={quantity}
                  max={maxQuantity}
                  onChange={(next) => set(choice, next)}
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
