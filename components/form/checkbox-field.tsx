import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { BoundField } from './bound-field';
import { FieldError } from './field-error';
import { useField } from './use-field';

interface CheckboxFieldProps<Draft extends FieldValues, Output> extends Omit<
  BoundField<Draft, Output>,
  'label'
> {
  label: ReactNode;
  help?: ReactNode;
}

export function CheckboxField<Draft extends FieldValues, Output>({
  control,
  name,
  label,
  help,
}: CheckboxFieldProps<Draft, Output>) {
  const id = useId();
  const { ref, field, error } = useField({ control, name });
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          ref={ref}
          name={field.name}
          checked={Boolean(field.value)}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(target.checked)}
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
          className="tick"
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${id}-error`} message={error} />
      {help && (
        <p id={`${id}-help`} className="pl-8 text-1 text-ink-2">
          {help}
        </p>
      )}
    </div>
  );
}
