import { useController, type FieldError, type FieldValues } from 'react-hook-form';
import type { BoundField } from './bound-field';

/**
 * A field of a form, with its error's words and the reference apart from the other props. The
 * errors of a list that is typed as one text stand at its lines: the first one is shown.
 */
export function useField<Draft extends FieldValues, Output>({
  control,
  name,
}: Pick<BoundField<Draft, Output>, 'control' | 'name'>) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name });
  const { error } = fieldState;
  const shown = Array.isArray(error) ? (error as (FieldError | undefined)[]).find(Boolean) : error;
  return { ref, field, error: shown?.message };
}
