import { request, type APIRequestContext } from 'playwright/test';
import { accounts, demoPassword, type AccountName } from './accounts.ts';
import { logInWith } from './log-in.ts';
import { siteUrl } from './site-url.ts';

/** Returns the Cookie header of a browser in which this person has logged in, without a browser. */
export async function sessionCookie(
  person: { email: string; password: string },
  baseURL = siteUrl,
): Promise<string> {
  const client = await request.newContext({ baseURL });
  try {
    await logInWith({ request: client }, person);
    return await cookieHeader(client);
  } finally {
    await client.dispose();
  }
}

export async function cookieHeader(client: APIRequestContext): Promise<string> {
  const { cookies } = await client.storageState();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

const known = new Map<AccountName, Promise<string>>();

/** The same for a demo account; logs in once per worker. */
export function demoCookie(name: AccountName): Promise<string> {
  const opened =
    known.get(name) ?? sessionCookie({ email: accounts[name].email, password: demoPassword });
  known.set(name, opened);
  return opened;
}
