'use client';

import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { RatingInput } from '@/components/ui/rating-input';
import type { BoundField } from './bound-field';
import { FieldError } from './field-error';
import { useField } from './use-field';

export function RatingField<Draft extends FieldValues, Output>({
  control,
  name,
  label,
  isOptional,
}: BoundField<Draft, Output>) {
  const id = useId();
  const { ref, field, error } = useField({ control, name });
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="font-[550]">
        {label}
        {isOptional && <span className="font-normal text-ink-2"> (optional)</span>}
      </legend>
      <RatingInput
        ref={ref}
        name={`${id}-${field.name}`}
        value={field.value ?? null}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
