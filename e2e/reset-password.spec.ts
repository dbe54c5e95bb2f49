import { routes } from '../lib/platform/routes.ts';
import { tickCaptcha } from './support/captcha.ts';
import { expect, test } from './support/fixtures.ts';
import { logInWith } from './support/log-in.ts';
import { newCustomer } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { readResetCode } from './support/outbox.ts';

const another = 'Other_2028';

test('someone who forgot the password sets another, and is logged out elsewhere', async ({
  page,
  openBrowser,
  complaints,
}) => {
  const person = await newCustomer('Leela');
  const elsewhere = await openBrowser();
  await logInWith(elsewhere, person);
  const main = page.getByRole('main');
  let path = '';

  await test.step('asks for a link', async () => {
    await open(page, routes.login());
    await main.getByRole('tab', { name: 'Email' }).click();
    await main.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL(routes.resetPassword);
    await main.getByRole('button', { name: 'Send link' }).click();
    const email = main.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAccessibleDescription('Email is required');
    await expect(main.getByText('Please verify you are not a robot.')).toBeVisible();
    await email.fill(person.email);
    await tickCaptcha(main);
    await main.getByRole('button', { name: 'Send link' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
    path = `${routes.resetPassword}/${await readResetCode(person.email)}`;
  });

  await test.step('sets a password that keeps the rules', async () => {
    await open(page, path);
    await main.getByLabel('New password', { exact: true }).fill('weak');
    await main.getByLabel('Confirm new password', { exact: true }).fill('other');
    await main.getByRole('button', { name: 'Save password' }).click();
    await expect(main.getByText(/^Password must be 8\+ chars/)).toBeVisible();
    await expect(main.getByText('Passwords do not match')).toBeVisible();
    await main.getByLabel('New password', { exact: true }).fill(another);
    await main.getByLabel('Confirm new password', { exact: true }).fill(another);
    await main.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Your password has been changed!').first()).toBeVisible();
    expect((await elsewhere.request.get('/api/store/user/profile/')).status()).toBe(401);
  });

  await test.step('logs in with it', async () => {
    const popup = page.getByRole('dialog', { name: 'Log in' });
    await popup.getByRole('tab', { name: 'Email' }).click();
    await popup.getByRole('textbox', { name: 'Email' }).fill(person.email);
    await popup.getByLabel('Password', { exact: true }).fill(person.password);
    complaints.expectRefusal(401, '/api/auth/callback/password');
    await popup.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(popup.getByRole('alert')).toHaveText('Invalid email or password');
    await popup.getByLabel('Password', { exact: true }).fill(another);
    await popup.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(routes.home);
    expect((await page.request.get('/api/store/user/profile/')).status()).toBe(200);
  });

  await test.step('finds the link spent', async () => {
    await open(page, path);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('This link has expired');
    await main.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page).toHaveURL(routes.resetPassword);
  });
});

test('a link that was used meanwhile says so and leads on', async ({ page, complaints }) => {
  const { email } = await newCustomer('Mohan');
  const main = page.getByRole('main');
  await open(page, routes.resetPassword);
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await tickCaptcha(main);
  await main.getByRole('button', { name: 'Send link' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
  const code = await readResetCode(email);
  await open(page, `${routes.resetPassword}/${code}`);
  const used = await page.request.post(`/api/store/user/reset-password/${code}/`, {
    data: { new_password: another, confirm_password: another },
  });
  expect(used.ok()).toBe(true);
  await main.getByLabel('New password', { exact: true }).fill(another);
  await main.getByLabel('Confirm new password', { exact: true }).fill(another);
  complaints.expectRefusal(400, `/api/store/user/reset-password/${code}/`);
  await main.getByRole('button', { name: 'Save password' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This link has expired');
});
