import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Textarea } from '@/components/ui/textarea';
import type { BoundField } from './bound-field';
import { FieldFrame } from './field-frame';
import { useField } from './use-field';

interface TextareaFieldProps<Draft extends FieldValues, Output> extends BoundField<Draft, Output> {
  help?: ReactNode;
  maxLength?: number;
  rows?: number;
  placeholder?: string;
}

export function TextareaField<Draft extends FieldValues, Output>({
  control,
  name,
  label,
  isOptional,
  help,
  maxLength,
  ...area
}: TextareaFieldProps<Draft, Output>) {
  const { ref, field, error } = useField({ control, name });
  const text = String(field.value ?? '');
  const count = maxLength && `${text.length} of ${maxLength} characters`;
  return (
    <FieldFrame
      label={label}
      error={error}
      isOptional={isOptional}
      help={
        (help || count) && (
          <>
            {help} {count && <span className="inline-block">{count}</span>}
          </>
        )
      }
    >
      {(ties) => (
        <Textarea
          {...area}
          {...ties}
          ref={ref}
          name={field.name}
          maxLength={maxLength}
          value={text}
          onBlur={field.onBlur}
          onChange={field.onChange}
        />
      )}
    </FieldFrame>
  );
}
