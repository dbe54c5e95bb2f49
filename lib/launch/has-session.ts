import type { IncomingMessage } from 'node:http';
import { getToken } from 'next-auth/jwt';
import { sessionCookie } from '../platform/auth/session-token.ts';

/**
 * Returns whether a request has a session cookie that this store has encrypted and that has not
 * expired. The store API checks afterwards whether the session was revoked.
 */
export async function hasSession(
  { headers }: IncomingMessage,
  secret: string,
  isSecure: boolean,
): Promise<boolean> {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name.trim(), value.join('=').trim()];
  });
  const request = { headers: new Headers(), cookies: Object.fromEntries(pairs) as object };
  const token = await getToken({
    // next-auth reads only headers and cookies of it.
    req: request as Parameters<typeof getToken>[0]['req'],
    secret,
    cookieName: sessionCookie(isSecure),
  }).catch(() => null);
  return token !== null;
}
