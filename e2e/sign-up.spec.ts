import type { Page } from 'playwright/test';
import { routes } from '../lib/platform/routes.ts';
import { accounts, demoPassword } from './support/accounts.ts';
import { tickCaptcha } from './support/captcha.ts';
import { expect, test } from './support/fixtures.ts';
import { logInWith } from './support/log-in.ts';
import { newCustomer, newPerson, type NewPerson } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { readOtp } from './support/outbox.ts';

const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true });
const box = (page: Page) => page.getByRole('checkbox', { name: 'I am not a robot' });
const create = (page: Page) => page.getByRole('button', { name: 'Create account' });
const escaped = (text: string) => text.replace(/[.+&]/g, '\\$&');
const popup = (page: Page) => page.getByRole('dialog', { name: 'Log in' });

async function fillIn(page: Page, person: NewPerson): Promise<void> {
  await field(page, 'First name').fill(person.firstName);
  await field(page, 'Last name').fill(person.lastName);
  await field(page, 'Email').fill(person.email);
  await field(page, 'Mobile number').fill(person.mobile);
  await field(page, 'Password').fill(person.password);
  await field(page, 'Confirm password').fill(person.password);
}

test('someone new signs up and logs in by OTP, back to where they came from', async ({
  page,
  complaints,
}) => {
  const person = newPerson('Kavita');

  await test.step('comes from the login page', async () => {
    await open(page, routes.login(routes.wishlist));
    await page.getByRole('main').getByRole('link', { name: 'Create New Account' }).click();
    await expect(page).toHaveURL(routes.signup(routes.wishlist));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });

  await test.step('hears what is missing', async () => {
    await create(page).click();
    for (const [label, message] of [
      ['First name', 'First name is required'],
      ['Last name', 'Last name is required'],
      ['Email', 'Invalid email format'],
      ['Mobile number', 'Mobile number must be 10 digits'],
      ['Password', 'Password must be 8+ chars, 1 uppercase, 1 lowercase, 1 number & 1 symbol'],
      ['Confirm password', 'Passwords do not match'],
    ] as const) {
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(escaped(message)));
    }
    await expect(box(page)).toHaveAccessibleDescription('Please verify you are not a robot.');
    await expect(field(page, 'First name')).toBeFocused();
  });

  await test.step('takes an email that is taken, and loses nothing', async () => {
    await fillIn(page, { ...person, email: accounts.asha.email });
    await tickCaptcha(page.getByRole('main'));
    complaints.expectRefusal(409, '/api/store/user/signup/');
    await create(page).click();
    await expect(page.getByText('Sign-up failed!')).toBeVisible();
    await expect(field(page, 'Email')).toHaveAccessibleDescription(
      'An account with this email already exists',
    );
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Password')).toHaveValue(person.password);
    await expect(field(page, 'Mobile number')).toHaveValue(person.mobile);
    await expect(box(page), 'a captcha counts once').not.toBeChecked();
  });

  await test.step('signs up', async () => {
    await field(page, 'Email').fill(person.email);
    await tickCaptcha(page.getByRole('main'));
    await create(page).click();
    await expect(page.getByText('Your account has been created!').first()).toBeVisible();
    await expect(popup(page)).toBeVisible();
    for (const label of ['First name', 'Email', 'Password', 'Confirm password']) {
      await expect(field(page, label)).toHaveValue('');
    }
  });

  await test.step('logs in', async () => {
    await popup(page).getByRole('textbox', { name: 'Mobile number' }).fill(person.mobile);
    await popup(page).getByRole('button', { name: 'Continue', exact: true }).click();
    await popup(page)
      .getByRole('textbox', { name: 'OTP' })
      .fill(await readOtp(person.mobile));
    await popup(page).getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(routes.wishlist);
  });

  await test.step('needs no other account', async () => {
    await page.goto(routes.signup());
    await expect(page).toHaveURL(routes.home);
  });
});

test('staff who log in from here go to the shop', async ({ page }) => {
  await open(page, routes.signup());
  await fillIn(page, newPerson('Hetal'));
  await tickCaptcha(page.getByRole('main'));
  await create(page).click();
  await popup(page).getByRole('tab', { name: 'Email' }).click();
  await popup(page).getByRole('textbox', { name: 'Email' }).fill(accounts.staff.email);
  await popup(page).getByLabel('Password', { exact: true }).fill(demoPassword);
  await popup(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(routes.shop());
});

/* As people write the number 98250 14000. */
const writings = ['+91 98250 14000', '0091 98250 14000', '91 98250 14000', '098250 14000'];

test('a number may be typed key by key with its calling code', async ({ context, page }) => {
  async function typeInto(name: string) {
    const number = page.getByRole('main').getByRole('textbox', { name, exact: true });
    for (const writing of writings) {
      await number.fill('');
      await number.pressSequentially(writing);
      await expect(number, `${writing} at ${page.url()}`).toHaveValue('9825014000');
    }
  }
  await open(page, routes.login());
  await page.getByRole('main').getByRole('tab', { name: 'Mobile' }).click();
  await typeInto('Mobile number');
  await open(page, routes.signup());
  await typeInto('Mobile number');
  await logInWith(context, await newCustomer('Typer'));
  await open(page, routes.addAddress());
  await typeInto('Mobile number');
});
