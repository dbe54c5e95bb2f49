import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Combobox } from '@/components/ui/combobox';
import type { Option } from '@/components/ui/match-options';
import type { BoundField } from './bound-field';
import { FieldFrame } from './field-frame';
import { useField } from './use-field';

interface ComboboxFieldProps<Draft extends FieldValues, Output> extends BoundField<Draft, Output> {
  options: Option[];
  placeholder?: string;
  autoComplete?: string;
  disabledBecause?: string | undefined;
  help?: ReactNode;
  onSearch?: (typed: string) => void;
  isLoading?: boolean;
  emptyText?: string;
  /** Called after the form has stored the choice. */
  onChosen?: (value: Option['value'] | null) => void;
}

export function ComboboxField<Draft extends FieldValues, Output>({
  control,
  name,
  label,
  isOptional,
  disabledBecause,
  help,
  onChosen,
  ...box
}: ComboboxFieldProps<Draft, Output>) {
  const { ref, field, error } = useField({ control, name });
  return (
    <FieldFrame label={label} help={disabledBecause ?? help} error={error} isOptional={isOptional}>
      {(ties) => (
        <Combobox
          {...ties}
          {...box}
          ref={ref}
          label={label}
          name={field.name}
          disabled={disabledBecause !== undefined}
          value={field.value ?? null}
          onBlur={field.onBlur}
          onChange={(value) => {
            field.onChange(value);
            onChosen?.(value);
          }}
        />
      )}
    </FieldFrame>
  );
}
