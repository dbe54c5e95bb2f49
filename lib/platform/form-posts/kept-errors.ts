import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { KeptForm } from './kept-form';

/** Errors of a kept form as react-hook-form takes them; `root` if no field is named. */
export function keptErrors<Draft extends FieldValues>(
  kept: Pick<KeptForm, 'isError' | 'message' | 'errors'> | undefined,
): { errors?: FieldErrors<Draft> } {
  if (!kept?.isError) return {};
  const named = Object.entries(kept.errors).flatMap(([name, [message]]) =>
    message === undefined ? [] : [[name, { type: 'store', message }]],
  );
  const errors: unknown =
    named.length > 0
      ? Object.fromEntries(named)
      : { root: { type: 'store', message: kept.message } };
  return { errors: errors as FieldErrors<Draft> };
}
