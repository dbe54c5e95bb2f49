import 'server-only';
import type { User } from 'next-auth';
import { encode } from 'next-auth/jwt';
import { cookies } from 'next/headers';
import { storefrontEnv } from '../../env';
import { sessionCookie, sessionSeconds, toSessionToken } from './session-token';

/** Sets the session cookie as next-auth does; only in route handlers. */
export async function openSession(user: User): Promise<void> {
  const { authSecret, siteUrl } = storefrontEnv();
  const isSecure = siteUrl.startsWith('https://');
  const text = await encode({
    token: toSessionToken(user),
    secret: authSecret,
    maxAge: sessionSeconds,
  });
  (await cookies()).set(sessionCookie(isSecure), text, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: sessionSeconds,
    secure: isSecure,
  });
}
