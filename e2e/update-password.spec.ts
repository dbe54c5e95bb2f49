import { routes } from '../lib/platform/routes.ts';
import { tickCaptcha } from './support/captcha.ts';
import { expect, test } from './support/fixtures.ts';
import { logInWith } from './support/log-in.ts';
import { newCustomer } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { soon } from './support/within-seconds.ts';

const another = 'Other_2028';

test('someone changes the password and is logged out everywhere', async ({
  context,
  page,
  openBrowser,
  complaints,
}) => {
  const person = await newCustomer('Nirmala');
  await logInWith(context, person);
  const elsewhere = await openBrowser();
  await logInWith(elsewhere, person);
  const other = await context.newPage();
  await open(other, routes.shop());
  const main = page.getByRole('main');
  const old = main.getByLabel('Current password', { exact: true });
  const save = main.getByRole('button', { name: 'Change password' });

  await test.step('hears what is missing', async () => {
    await open(page, routes.updatePassword);
    await save.click();
    await expect(old).toHaveAccessibleDescription('Current password is required');
    await expect(old).toBeFocused();
    await expect(main.getByText('Please verify you are not a robot.')).toBeVisible();
  });

  await test.step('mistypes the old one, and loses nothing', async () => {
    await old.fill('Wrong_2026');
    await main.getByLabel('New password', { exact: true }).fill(another);
    await main.getByLabel('Confirm new password', { exact: true }).fill(another);
    await tickCaptcha(main);
    complaints.expectRefusal(400, '/api/store/user/change-password/');
    await save.click();
    await expect(old).toHaveAccessibleDescription('Your current password is wrong');
    await expect(main.getByLabel('New password', { exact: true })).toHaveValue(another);
  });

  await test.step('changes it', async () => {
    await page.evaluate(() => localStorage.setItem('kept', 'yes'));
    await old.fill(person.password);
    await tickCaptcha(main);
    await save.click();
    await expect(page).toHaveURL(routes.login());
    await expect(
      page.getByText('Your password has been changed! Log in with your new password.'),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('kept'))).toBeNull();
    for (const browser of [context, elsewhere]) {
      expect((await browser.request.get('/api/store/user/profile/')).status()).toBe(401);
    }
    const logIn = other.getByRole('link', { name: 'Log in', includeHidden: true }).first();
    await expect(logIn).toBeAttached(soon);
  });

  await test.step('logs in with the new one alone', async () => {
    await logInWith(context, { email: person.email, password: another });
  });
});

test('a guest is asked to log in first', async ({ page }) => {
  await page.goto(routes.updatePassword);
  await expect(page).toHaveURL(routes.login(routes.updatePassword));
});
