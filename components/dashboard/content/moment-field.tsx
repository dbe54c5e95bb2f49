import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { BoundField } from '@/components/form/bound-field';
import { controlClass } from '@/components/form/control-class';
import { FieldFrame } from '@/components/form/field-frame';
import { useField } from '@/components/form/use-field';
import { fromLocalMoment, toLocalMoment } from '@/lib/dashboard/products/local-moment';

interface MomentFieldProps<Draft extends FieldValues, Output> extends BoundField<Draft, Output> {
  help?: ReactNode;
}

export function MomentField<Draft extends FieldValues, Output>({
  control,
  name,
  label,
  isOptional,
  help,
}: MomentFieldProps<Draft, Output>) {
  const { ref, field, error } = useField({ control, name });
  return (
    <FieldFrame label={label} help={help} error={error} isOptional={isOptional}>
      {(ties) => (
        <input
          {...ties}
          ref={ref}
          type="datetime-local"
          name={field.name}
          value={toLocalMoment((field.value as string | null) ?? null)}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(fromLocalMoment(target.value))}
          className={controlClass(error !== undefined)}
        />
      )}
    </FieldFrame>
  );
}
