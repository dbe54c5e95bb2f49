import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { BoundField } from './bound-field';
import { FieldError } from './field-error';
import { FieldMark } from './field-mark';
import { useField } from './use-field';

export interface RadioCard {
  value: string | number;
  label: ReactNode;
  help?: ReactNode;
}

interface RadioCardsProps<Draft extends FieldValues, Output> extends BoundField<Draft, Output> {
  cards: RadioCard[];
  direction?: 'row' | 'stack';
}

export function RadioCards<Draft extends FieldValues, Output>({
  control,
  name,
  label,
  isOptional,
  cards,
  direction = 'stack',
}: RadioCardsProps<Draft, Output>) {
  const id = useId();
  const { ref, field, error } = useField({ control, name });
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="mb-1 font-[550]">
        {label}
        <FieldMark isOptional={isOptional} />
      </legend>
      <div
        className={
          direction === 'row' ? 'grid grid-cols-2 gap-2 md:flex md:flex-wrap' : 'grid gap-2'
        }
      >
        {cards.map((card, position) => (
          <label
            key={card.value}
            className={`${error ? 'border-clay' : 'border-edge'} flex min-h-12 items-start gap-3 rounded-control border bg-paper-0 px-3 py-[0.6875rem] hover:bg-paper-2 has-checked:border-leaf-7 has-checked:bg-leaf-1 has-checked:text-leaf-9`}
          >
            <input
              type="radio"
              ref={position === 0 ? ref : undefined}
              name={field.name}
              value={card.value}
              checked={field.value === card.value}
              onBlur={field.onBlur}
              onChange={() => field.onChange(card.value)}
              className="tick mt-0.5"
            />
            <span className="min-w-0 flex-1">
              {card.label}
              {card.help && <span className="block text-1 text-ink-2">{card.help}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
