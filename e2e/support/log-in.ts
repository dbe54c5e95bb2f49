import { expect, type BrowserContext } from 'playwright/test';
import { accounts, demoPassword, type AccountName } from './accounts.ts';

/** Logs a browser in by email and password, through the door that the login form uses. */
export async function logIn(context: BrowserContext, name: AccountName): Promise<void> {
  const csrf = await context.request.get('/api/auth/csrf');
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const answer = await context.request.post('/api/auth/callback/password', {
    form: { csrfToken, email: accounts[name].email, password: demoPassword, json: 'true' },
  });
  expect(answer.ok(), `${name} logs in`).toBe(true);
}
