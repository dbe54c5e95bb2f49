import { ValidationError } from 'yup';
import { ApiError } from '../../api/api-error';
import { FormRefusal } from './form-post';

export interface PostRefusal {
  message: string;
  errors: Record<string, string[]>;
  /** Path to go on at; undefined: the form. */
  to?: string | undefined;
  isLoggedOut: boolean;
}

export const loggedOut =
  'You were logged out in the meantime. Log in to go on; what you typed is kept.';

/** Says why a posted form was refused; throws what is no refusal. */
export function refusalOfPost(error: unknown): PostRefusal {
  if (error instanceof FormRefusal) {
    const errors = error.field ? { [error.field]: [error.message] } : {};
    return { message: error.message, errors, to: error.to, isLoggedOut: false };
  }
  if (error instanceof ValidationError) {
    const faults = error.inner.length > 0 ? error.inner : [error];
    const errors: Record<string, string[]> = {};
    for (const { path = '', message } of faults) errors[path] ??= [message];
    return { message: faults[0]?.message ?? error.message, errors, isLoggedOut: false };
  }
  if (!(error instanceof ApiError)) throw error;
  const { status, message, fields } = error;
  if (status === 401) return { message: loggedOut, errors: {}, isLoggedOut: true };
  return { message, errors: fields, isLoggedOut: false };
}
