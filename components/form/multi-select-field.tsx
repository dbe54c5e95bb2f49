import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Option } from '@/components/ui/match-options';
import { MultiSelect } from '@/components/ui/multi-select';
import type { BoundField } from './bound-field';
import { FieldFrame } from './field-frame';
import { useField } from './use-field';

interface MultiSelectFieldProps<Draft extends FieldValues, Output> extends BoundField<
  Draft,
  Output
> {
  options: Option[];
  placeholder?: string;
  disabledBecause?: string | undefined;
  help?: ReactNode;
}

export function MultiSelectField<Draft extends FieldValues, Output>({
  control,
  name,
  label,
  isOptional,
  disabledBecause,
  help,
  ...box
}: MultiSelectFieldProps<Draft, Output>) {
  const { ref, field, error } = useField({ control, name });
  return (
    <FieldFrame label={label} help={disabledBecause ?? help} error={error} isOptional={isOptional}>
      {(ties) => (
        <MultiSelect
          {...box}
          id={ties.id}
          aria-describedby={ties['aria-describedby']}
          ref={ref}
          label={label}
          hasError={error !== undefined}
          disabled={disabledBecause !== undefined}
          value={field.value ?? []}
          onBlur={field.onBlur}
          onChange={field.onChange}
        />
      )}
    </FieldFrame>
  );
}
