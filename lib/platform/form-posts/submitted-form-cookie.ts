import 'server-only';
import { cookies } from 'next/headers';
import { currentSession } from '../auth/store-token';
import { storefrontEnv } from '../../env';
import { submittedFormCookieName, submittedFormCookieNames } from './form-address';
import {
  formsToForget,
  readSubmittedForm,
  writeSubmittedForm,
  type SubmittedForm,
} from './submitted-form';

/** Seconds; longer than an OTP is valid. */
const maxAge = 15 * 60;

/** Keeps one form of a name in this browser; only in route handlers. The oldest make room for it. */
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

/** Returns the kept form that the address of a page names; undefined if there is none. */
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

/** Deletes all kept forms of this browser; only in route handlers. */
export async function forgetSubmittedForms(): Promise<void> {
  const jar = await cookies();
  for (const name of submittedFormCookieNames()) {
    if (jar.has(name)) jar.delete(name);
  }
}
