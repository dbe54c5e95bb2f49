import 'server-only';
import { getToken, type JWT } from 'next-auth/jwt';
import { cookies } from 'next/headers';
import { NextRequest } from 'next/server';
import { storefrontEnv } from '../../env';
import { sessionCookie } from './session-token';

/** Returns the session in a server component or route; undefined for guests. */
export async function currentSession(): Promise<JWT | undefined> {
  // First, because it ends the prerendering of the build, which has no settings.
  const jar = await cookies();
  const { siteUrl, authSecret } = storefrontEnv();
  const request = new NextRequest(siteUrl);
  for (const { name, value } of jar.getAll()) request.cookies.set(name, value);
  const token = await getToken({
    req: request,
    secret: authSecret,
    cookieName: sessionCookie(siteUrl.startsWith('https://')),
  });
  return token ?? undefined;
}

/**
 * Returns the API token of the current user in a server component or route; undefined for guests.
 */
export async function currentStoreToken(): Promise<string | undefined> {
  return (await currentSession())?.storeToken;
}
