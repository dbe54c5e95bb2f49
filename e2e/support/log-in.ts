import { expect, type BrowserContext } from 'playwright/test';
import { accounts, demoPassword, type AccountName } from './accounts.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Logs a browser in by email and password, over the endpoint of the login form. */
export async function logInWith(
  { request }: Pick<BrowserContext, 'request'>,
  { email, password }: Credentials,
): Promise<void> {
  const csrf = await request.get('/api/auth/csrf');
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const answer = await request.post('/api/auth/callback/password', {
    form: { csrfToken, email, password, json: 'true' },
  });
  expect(answer.ok(), `${email} logs in`).toBe(true);
}

/** Logs a browser out as the button does; its pages hear nothing of it. */
export async function logOutWith({ request }: Pick<BrowserContext, 'request'>): Promise<void> {
  const csrf = await request.get('/api/auth/csrf');
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  await request.post('/api/auth/signout', { form: { csrfToken, json: 'true' } });
}

export function logIn(context: BrowserContext, name: AccountName): Promise<void> {
  return logInWith(context, { email: accounts[name].email, password: demoPassword });
}
