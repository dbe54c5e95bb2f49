import { useController, type FieldValues } from 'react-hook-form';
import type { BoundField } from './bound-field';

/** A field of a form, with its error's words and the reference apart from the other props. */
export function useField<Draft extends FieldValues, Output>({
  control,
  name,
}: Pick<BoundField<Draft, Output>, 'control' | 'name'>) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name });
  return { ref, field, error: fieldState.error?.message };
}
