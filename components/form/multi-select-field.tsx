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
}

export function MultiSelectField<Draft extends FieldValues, Output>({
  control,
  name,
  label,
  isOptional,
  ...box
}: MultiSelectFieldProps<Draft, Output>) {
  const { ref, field, error } = useField({ control, name });
  return (
    <FieldFrame label={label} error={error} isOptional={isOptional}>
      {(ties) => (
        <MultiSelect
          {...box}
          id={ties.id}
          aria-describedby={ties['aria-describedby']}
          ref={ref}
          label={label}
          hasError={error !== undefined}
          value={field.value ?? []}
          onBlur={field.onBlur}
          onChange={field.onChange}
        />
      )}
    </FieldFrame>
  );
}
