'use client';

import type { ReactNode } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import type { BoundField } from './bound-field';
import { controlClass } from './control-class';
import { FieldFrame } from './field-frame';

interface TextAreaFieldProps<Draft extends FieldValues, Output> extends BoundField<Draft, Output> {
  help?: ReactNode;
  rows?: number;
  maxLength?: number;
}

/** Several lines of text. */
export function TextAreaField<Draft extends FieldValues, Output>({
  control,
  name,
  label,
  help,
  isOptional,
  rows = 4,
  maxLength,
}: TextAreaFieldProps<Draft, Output>) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name });
  const error = fieldState.error?.message;
  return (
    <FieldFrame label={label} help={help} error={error} isOptional={isOptional}>
      {(ties) => (
        <textarea
          {...ties}
          ref={ref}
          name={field.name}
          rows={rows}
          maxLength={maxLength}
          value={String(field.value ?? '')}
          onBlur={field.onBlur}
          onChange={field.onChange}
          className={`${controlClass(error !== undefined)} block py-3`}
        />
      )}
    </FieldFrame>
  );
}
