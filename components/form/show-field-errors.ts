import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '@/lib/api/api-error';

/**
 * Shows the store's field errors and focuses the first. Returns whether there was one; the caller
 * shows all other errors.
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
