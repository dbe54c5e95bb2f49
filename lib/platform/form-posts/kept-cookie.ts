import 'server-only';
import { cookies } from 'next/headers';
import { currentSession } from '../auth/store-token';
import { storefrontEnv } from '../../env';
import { keptCookieName, keptCookieNames } from './form-address';
import { formsToForget, readKept, writeKept, type KeptForm } from './kept-form';

/** Seconds; longer than an OTP is valid. */
const maxAge = 15 * 60;

/** Keeps one form of a name in this browser; only in route handlers. The oldest make room for it. */
export async function keepForm(kept: KeptForm): Promise<void> {
  const { authSecret, siteUrl } = storefrontEnv();
  const jar = await cookies();
  const name = keptCookieName(kept.form);
  const value = writeKept(kept, authSecret);
  const known = new Set(keptCookieNames());
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
export async function findKept(id: string | string[] | undefined): Promise<KeptForm | undefined> {
  if (typeof id !== 'string') return undefined;
  const reader = (await currentSession())?.sub ?? '';
  const { authSecret } = storefrontEnv();
  const jar = await cookies();
  for (const name of keptCookieNames()) {
    const value = jar.get(name)?.value;
    const kept = value ? readKept(value, authSecret, reader) : undefined;
    if (kept?.id === id) return kept;
  }
  return undefined;
}

/** Deletes the kept form of a name: what was typed has arrived; only in route handlers. */
export async function forgetForm(form: string): Promise<void> {
  const jar = await cookies();
  if (jar.has(keptCookieName(form))) jar.delete(keptCookieName(form));
}

/** Deletes all kept forms of this browser; only in route handlers. */
export async function forgetKeptForms(): Promise<void> {
  const jar = await cookies();
  for (const name of keptCookieNames()) {
    if (jar.has(name)) jar.delete(name);
  }
}
