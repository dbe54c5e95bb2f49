import { askForReset, resetPassword } from '../lib/contract/account.ts';
import { companyId, headerNames } from '../lib/contract/envelope.ts';
import { signIn } from '../lib/contract/login.ts';
import { routes } from '../lib/platform/routes.ts';
import { solveCaptcha, tickCaptcha } from './support/captcha.ts';
import { expect, findOrOpenPage, test } from './support/fixtures.ts';
import { newCustomer, newPerson } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { readLoginCode, readResetCode } from './support/outbox.ts';
import { storeApi, storeApiUrl } from './support/store-api.ts';

/** Sends wrong passwords from many addresses, more than an account accepts without a captcha. */
async function attack(email: string): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      fetch(`${storeApiUrl}${signIn.path}`, {
        method: 'POST',
        headers: {
          [headerNames.company]: String(companyId),
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.113.${n + 1}`,
        },
        body: JSON.stringify({ email, password: 'Wrong@2026' }),
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
}

/**
 * Resetting the password by a mailed code also confirms the email: login links are sent only to
 * confirmed emails.
 */
async function confirmEmail(email: string, password: string): Promise<void> {
  await storeApi.call(askForReset, { body: { email, recaptcha: await solveCaptcha() } });
  await storeApi.call(resetPassword, {
    params: { resetUUID: await readResetCode(email) },
    body: { new_password: password, confirm_password: password },
  });
}

test('who is under attack logs in with a captcha, and loses nothing that was typed', async ({
  page,
  complaints,
}) => {
  const person = await newCustomer('Asha');
  await attack(person.email);
  const main = page.getByRole('main');
  await open(page, routes.login());
  await expect(main.getByRole('tab', { name: 'Email' })).toHaveAttribute('aria-selected', 'true');
  await expect(main.getByRole('checkbox', { name: 'I am not a robot' })).toBeHidden();
  await main.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await main.getByLabel('Password', { exact: true }).fill(person.password);
  complaints.expectRefusal(401, '/api/auth/callback/password');
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  const refusal = 'Too many wrong attempts. Confirm that you’re not a robot, or try again later.';
  await expect(main.getByRole('alert')).toHaveText(refusal);
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText(refusal);
  await expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
  await expect(main.getByLabel('Password', { exact: true })).toHaveValue(person.password);
  await tickCaptcha(main);
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(routes.shop());
  expect((await page.request.get('/api/store/user/profile/')).status()).toBe(200);

  await test.step('and is known on this device from then on', async () => {
    await page.context().clearCookies({ name: /session-token/ });
    await attack(person.email);
    await open(page, routes.login());
    await main.getByRole('tab', { name: 'Email' }).click();
    await main.getByRole('textbox', { name: 'Email' }).fill(person.email);
    await main.getByLabel('Password', { exact: true }).fill(person.password);
    await main.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(routes.shop());
  });
});

test('somebody logs in by a mailed link, once', async ({ page, openBrowser, complaints }) => {
  const person = await newCustomer('Asha');
  await confirmEmail(person.email, person.password);
  const main = page.getByRole('main');
  await open(page, routes.login());
  await main.getByRole('tab', { name: 'Email' }).click();
  await main.getByRole('button', { name: 'Email me a login link' }).click();
  await expect(main.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'Email is required',
  );
  await main.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await main.getByRole('button', { name: 'Email me a login link' }).click();
  await expect(
    main.getByText('If there’s an account with this email, we’ve sent a login link.'),
  ).toBeVisible({ timeout: 30_000 });
  const link = `${routes.loginLink}#${await readLoginCode(person.email)}`;
  await open(page, link);
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(routes.home);
  expect((await page.request.get('/api/store/user/profile/')).status()).toBe(200);

  const elsewhere = await findOrOpenPage(await openBrowser());
  await open(elsewhere, link);
  complaints.expectRefusal(401, '/api/auth/callback/link');
  await elsewhere.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(elsewhere.getByRole('main').getByRole('alert')).toHaveText(
    'This login link has expired. Request a new one.',
  );
});

test('a number that was asked for too often is sent an OTP with a captcha', async ({
  page,
  complaints,
}) => {
  const { mobile } = newPerson('Asha');
  const message = 'Too many OTP requests for this number.';
  let sent: { recaptcha?: string } = {};
  await page.route('**/user/send-otp/', (route) => {
    sent = route.request().postDataJSON() as { recaptcha?: string };
    return sent.recaptcha
      ? route.fulfill({ json: { status: true, message: 'OTP sent successfully' } })
      : route.fulfill({
          status: 429,
          json: { status: false, code: 'captcha_required', message },
        });
  });
  const main = page.getByRole('main');
  await open(page, routes.login());
  await main.getByRole('tab', { name: 'Mobile' }).click();
  await main.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
  complaints.expectRefusal(429, '/api/store/user/send-otp/');
  await main.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(main.getByRole('alert')).toContainText(message);
  await expect(main.getByRole('textbox', { name: 'Mobile number' })).toHaveValue(mobile);
  await tickCaptcha(main);
  await main.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(main.getByRole('textbox', { name: 'OTP' })).toBeVisible();
  expect(sent.recaptcha).toMatch(/^[\w+/=]+$/);
});
