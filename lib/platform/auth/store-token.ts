import 'server-only';
import { getToken } from 'next-auth/jwt';
import { cookies, headers } from 'next/headers';
import { storefrontEnv } from '../env';

/**
 * Returns the API token of the current user in a server component or route; undefined for guests.
 */
export async function currentStoreToken(): Promise<string | undefined> {
  const jar = await cookies();
  const request = {
    headers: await headers(),
    cookies: Object.fromEntries(jar.getAll().map(({ name, value }) => [name, value])),
  };
  const token = await getToken({
    // next-auth only reads headers and cookies of it.
    req: request as unknown as Parameters<typeof getToken>[0]['req'],
    secret: storefrontEnv().authSecret,
    secureCookie: storefrontEnv().siteUrl.startsWith('https://'),
  });
  return token?.storeToken;
}
