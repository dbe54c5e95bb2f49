import { useController, type FieldError, type FieldValues } from 'react-hook-form';
import type { BoundField } from './bound-field';

/**
 * Controller of one form field: error message and ref apart from the other props. For a list that
 * is typed as one text, errors belong to its lines; the first one is shown.
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
