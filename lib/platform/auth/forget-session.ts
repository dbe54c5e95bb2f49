import 'server-only';
import { cookies } from 'next/headers';

/** Deletes the session cookies; only in route handlers, because pages cannot set cookies. */
export async function forgetSession(): Promise<void> {
  const jar = await cookies();
  for (const { name } of jar.getAll()) {
    if (!/^(__Host-)?next-auth\.session-token(\.\d+)?$/.test(name)) continue;
    // Browsers delete a `__Host-` cookie only if the deleting cookie is `secure`.
    jar.set(name, '', { path: '/', maxAge: 0, secure: name.startsWith('__Host-') });
  }
}
