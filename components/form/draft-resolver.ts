import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { ValidationError, type Schema } from 'yup';

/**
 * Validates a form with a schema of the contract. `Draft`: the form's values, null for an empty
 * choice; `Output`: the schema's result. `toInput` converts values that the schema does not accept
 * as typed.
 */
export function draftResolver<Draft extends FieldValues, Output extends object>(
  schema: Schema<Output>,
  toInput: (draft: Draft) => unknown = (draft) => draft,
): Resolver<Draft, unknown, Output> {
  return async (draft, _context, options) => {
    try {
      return { values: await schema.validate(toInput(draft), { abortEarly: false }), errors: {} };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return { values: {}, errors: toNestErrors(firstErrors<Draft>(error), options) };
    }
  };
}

/** The first error of each path, such as `images[0].alt`. */
function firstErrors<Draft extends FieldValues>({ inner }: ValidationError): FieldErrors<Draft> {
  const errors: Record<string, FieldError> = {};
  for (const { path = '', type = '', message } of inner) errors[path] ??= { type, message };
  return errors as FieldErrors<Draft>;
}
