import 'server-only';
import { cookies } from 'next/headers';
import { currentSession } from '../auth/store-token';
import { storefrontEnv } from '../env';
import { formsToForget, readKept, writeKept, type KeptForm } from './kept-form';

const prefix = 'kept-';
/** Seconds; longer than an OTP is valid. */
const maxAge = 15 * 60;

/** Keeps one form of a name in this browser; only in route handlers. The oldest make room for it. */
export async function keepForm(kept: KeptForm): Promise<void> {
  const { authSecret, siteUrl } = storefrontEnv();
  const jar = await cookies();
  const name = `${prefix}${kept.form}`;
  const value = writeKept(kept, authSecret);
  const others = jar.getAll().filter((one) => one.name.startsWith(prefix) && one.name !== name);
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
  for (const { name, value } of (await cookies()).getAll()) {
    const kept = name.startsWith(prefix) ? readKept(value, authSecret, reader) : undefined;
    if (kept?.id === id) return kept;
  }
  return undefined;
}

/** Deletes the kept form of a name: what was typed has arrived; only in route handlers. */
export async function forgetForm(form: string): Promise<void> {
  const jar = await cookies();
  if (jar.has(`${prefix}${form}`)) jar.delete(`${prefix}${form}`);
}

/** Deletes all kept forms of this browser; only in route handlers. */
export async function forgetKeptForms(): Promise<void> {
  const jar = await cookies();
  for (const { name } of jar.getAll()) {
    if (name.startsWith(prefix)) jar.delete(name);
  }
}
