import 'server-only';
import { cookies } from 'next/headers';
import { currentSession } from '../auth/store-token';
import { storefrontEnv } from '../../env';
import { submittedFormCookieName, submittedFormCookieNames } from './form-names';
import {
  formsToForget,
  readSubmittedForm,
  writeSubmittedForm,
  type SubmittedForm,
} from './submitted-form';

/** Seconds; longer than the lifetime of an OTP. */
const maxAge = 15 * 60;

/**
 * Saves the input of a form in this browser; only in route handlers. Deletes the oldest ones if
 * there is no room.
 */
export async function keepForm(submittedForm: SubmittedForm): Promise<void> {
  const { authSecret, siteUrl } = storefrontEnv();
  const jar = await cookies();
  const name = submittedFormCookieName(submittedForm.form);
  const value = writeSubmittedForm(submittedForm, authSecret);
  const known = new Set(submittedFormCookieNames());
  // In the order of the browser: the oldest first.
  const others = jar.getAll().filter((one) => known.has(one.name) && one.name !== name);
  for (const one of formsToForget(value.length, others)) jar.delete(one);
  jar.set(name, value, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge,
    secure: siteUrl.startsWith('https://'),
  });
}

/** Returns the saved input that the URL of a page names; undefined if there is none. */
export async function findSubmittedForm(
  id: string | string[] | undefined,
): Promise<SubmittedForm | undefined> {
  if (typeof id !== 'string') return undefined;
  const reader = (await currentSession())?.sub ?? '';
  const { authSecret } = storefrontEnv();
  const jar = await cookies();
  for (const name of submittedFormCookieNames()) {
    const value = jar.get(name)?.value;
    const submittedForm = value ? readSubmittedForm(value, authSecret, reader) : undefined;
    if (submittedForm?.id === id) return submittedForm;
  }
  return undefined;
}

/** Deletes the saved input of a form after it was accepted; only in route handlers. */
export async function forgetForm(form: string): Promise<void> {
  const jar = await cookies();
  if (jar.has(submittedFormCookieName(form))) jar.delete(submittedFormCookieName(form));
}

/** Deletes all saved input of this browser; only in route handlers. */
export async function forgetSubmittedForms(): Promise<void> {
  const jar = await cookies();
  for (const name of submittedFormCookieNames()) {
    if (jar.has(name)) jar.delete(name);
  }
}
