import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '@/lib/api/api-error';

/**
 * Puts the store's texts under the fields that they are about and goes to the first of them.
 * Says whether there was one: what is about no field of the form is for the caller to show.
 */
export function showFieldErrors<Draft extends FieldValues>(
  error: unknown,
  names: readonly FieldPath<Draft>[],
  setError: UseFormSetError<Draft>,
): boolean {
  if (!(error instanceof ApiError)) return false;
  let isFirst = true;
  for (const name of names) {
    const message = error.fields[name]?.[0];
    if (!message) continue;
    setError(name, { type: 'store', message }, { shouldFocus: isFirst });
    isFirst = false;
  }
  return !isFirst;
}
