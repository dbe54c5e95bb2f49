import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { BoundField } from './bound-field';
import { controlClass, listFont } from './control-class';
import { FieldFrame } from './field-frame';
import { useField } from './use-field';

interface SelectFieldProps<Draft extends FieldValues, Output> extends BoundField<Draft, Output> {
  options: readonly { value: string | number; label: string }[];
  placeholder?: string;
  disabledBecause?: string | undefined;
  autoComplete?: string;
  help?: ReactNode;
  /** Called after the form has stored the choice. */
  onChosen?: (value: string | number | null) => void;
}

export function SelectField<Draft extends FieldValues, Output>({
  control,
  name,
  label,
  isOptional,
  options,
  placeholder,
  disabledBecause,
  autoComplete,
  help,
  onChosen,
}: SelectFieldProps<Draft, Output>) {
  const { ref, field, error } = useField({ control, name });
  return (
    <FieldFrame label={label} help={disabledBecause ?? help} error={error} isOptional={isOptional}>
      {(ties) => (
        <span className="relative flex items-center">
          <select
            {...ties}
            ref={ref}
            name={field.name}
            autoComplete={autoComplete}
            disabled={disabledBecause !== undefined}
            value={String(field.value ?? '')}
            onBlur={field.onBlur}
            onChange={({ target }) => {
              const chosen = options.find(({ value }) => String(value) === target.value);
              field.onChange(chosen?.value ?? null);
              onChosen?.(chosen?.value ?? null);
            }}
            className={`${controlClass(error !== undefined)} appearance-none truncate pr-10 ${listFont}`}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute right-3 size-5" aria-hidden />
        </span>
      )}
    </FieldFrame>
  );
}
