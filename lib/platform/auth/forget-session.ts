import 'server-only';
import { cookies } from 'next/headers';

/** Takes the session's cookies out of this browser; in a route, for pages cannot set cookies. */
export async function forgetSession(): Promise<void> {
  const jar = await cookies();
  for (const { name } of jar.getAll()) {
    if (!/^(__Secure-)?next-auth\.session-token(\.\d+)?$/.test(name)) continue;
    // A browser takes a `__Secure-` cookie away only on words that are secure themselves.
    jar.set(name, '', { path: '/', maxAge: 0, secure: name.startsWith('__Secure-') });
  }
}
