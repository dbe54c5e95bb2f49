import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { SubmittedForm } from './submitted-form';

/** Errors of saved input for react-hook-form; `root` if no field is named. */
export function submittedFormErrors<Draft extends FieldValues>(
  submittedForm: Pick<SubmittedForm, 'isError' | 'message' | 'errors'> | undefined,
): { errors?: FieldErrors<Draft> } {
  if (!submittedForm?.isError) return {};
  const named = Object.entries(submittedForm.errors).flatMap(([name, [message]]) =>
    message === undefined ? [] : [[name, { type: 'store', message }]],
  );
  const errors: unknown =
    named.length > 0
      ? Object.fromEntries(named)
      : { root: { type: 'store', message: submittedForm.message } };
  return { errors: errors as FieldErrors<Draft> };
}
