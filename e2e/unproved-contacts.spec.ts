import { routes } from '../lib/platform/routes.ts';
import { tickCaptcha } from './support/captcha.ts';
import { expect, test } from './support/fixtures.ts';
import { logInWith } from './support/log-in.ts';
import { newCustomer, newPerson } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { lastMessageTo, readEmailCode, readOtp, readResetCode } from './support/outbox.ts';

test('T45: the owner of a number that stands in somebody else’s account signs up with it', async ({
  page,
  openBrowser,
  complaints,
}) => {
  const stranger = await newCustomer('Tarun');
  const elsewhere = await openBrowser();
  await logInWith(elsewhere, stranger);
  const owner = { ...newPerson('Usha'), mobile: stranger.mobile };
  const main = page.getByRole('main');

  await test.step('is not let into that account by the OTP', async () => {
    await open(page, routes.login());
    await main.getByRole('tab', { name: 'Mobile' }).click();
    await main.getByRole('textbox', { name: 'Mobile number' }).fill(owner.mobile);
    await main.getByRole('button', { name: 'Continue', exact: true }).click();
    await main.getByRole('textbox', { name: 'OTP' }).fill(await readOtp(owner.mobile));
    complaints.expectRefusal(401, '/api/auth/callback/otp');
    await main.getByRole('button', { name: 'Log in' }).click();
    await expect(main.getByText(/is on another account/)).toBeVisible();
  });

  await test.step('has no password of it', async () => {
    await main.getByLabel('Password for that account', { exact: true }).fill('Wrong_2027');
    complaints.expectRefusal(401, '/api/auth/callback/otp');
    await main.getByRole('button', { name: 'Log in' }).click();
    await expect(main.getByText('Wrong password for that account')).toBeVisible();
  });

  await test.step('takes the number into an account of their own', async () => {
    await main.getByRole('button', { name: 'Create account with this number' }).click();
    await expect(page).toHaveURL(routes.signup());
    const number = main.getByLabel('Mobile number', { exact: true });
    await expect(number).toHaveValue(owner.mobile);
    await expect(number).toHaveAccessibleDescription(/is verified/);
    await main.getByLabel('First name', { exact: true }).fill(owner.firstName);
    await main.getByLabel('Last name', { exact: true }).fill(owner.lastName);
    await main.getByLabel('Email', { exact: true }).fill(owner.email);
    await main.getByLabel('Password', { exact: true }).fill(owner.password);
    await main.getByLabel('Confirm password', { exact: true }).fill(owner.password);
    await tickCaptcha(main);
    await main.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Your account has been created!').first()).toBeVisible();
  });

  const strangers = await elsewhere.request.get('/api/store/user/profile/');
  expect((await strangers.json()).data).toMatchObject({ mobile_no: '', email: stranger.email });
  await logInWith(page.context(), owner);
  const own = await page.request.get('/api/store/user/profile/');
  expect((await own.json()).data).toMatchObject({ mobile_confirmed: true });
});

test('somebody new confirms email and number in the profile', async ({ context, page }) => {
  const person = await newCustomer('Vani');
  await logInWith(context, person);
  const main = page.getByRole('main');
  await open(page, routes.profile);
  await expect(main.getByText('Not verified', { exact: true })).toHaveCount(2);

  await test.step('the number by an OTP', async () => {
    await main.getByRole('button', { name: 'Verify number' }).click();
    await main.getByRole('textbox', { name: 'OTP' }).fill(await readOtp(person.mobile));
    await main.getByRole('button', { name: 'Verify number' }).click();
    await expect(main.getByText('Not verified', { exact: true })).toHaveCount(1);
  });

  await test.step('the email by the mailed link', async () => {
    await main.getByRole('button', { name: 'Verify email' }).click();
    await expect(main.getByText(`We’ve sent a link to ${person.email}`)).toBeVisible();
    await open(page, routes.confirmEmail(await readEmailCode(person.email)));
    await main.getByRole('button', { name: 'Verify email' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Email verified');
    await main.getByRole('link', { name: 'My profile' }).click();
    await expect(main.getByText('Not verified', { exact: true })).toHaveCount(0);
  });
});

test(
  'T45: a reset needs an OTP where the email was never confirmed but the number was',
  { tag: '@slow' },
  async ({ context, page, complaints }) => {
    const person = await newCustomer('Yamini');
    await logInWith(context, person);
    const main = page.getByRole('main');
    await open(page, routes.profile);
    await main.getByRole('button', { name: 'Verify number' }).click();
    await main.getByRole('textbox', { name: 'OTP' }).fill(await readOtp(person.mobile));
    const last = await lastMessageTo(person.mobile);
    await main.getByRole('button', { name: 'Verify number' }).click();
    await expect(main.getByText('Not verified', { exact: true })).toHaveCount(1);
    await context.clearCookies();

    await open(page, routes.resetPassword);
    await main.getByRole('textbox', { name: 'Email' }).fill(person.email);
    await tickCaptcha(main);
    await main.getByRole('button', { name: 'Send link' }).click();
    const code = await readResetCode(person.email);
    await open(page, `${routes.resetPassword}/${code}`);
    await main.getByLabel('New password', { exact: true }).fill('Other_2028');
    await main.getByLabel('Confirm new password', { exact: true }).fill('Other_2028');
    complaints.expectRefusal(409, `/api/store/user/reset-password/${code}/`);
    await main.getByRole('button', { name: 'Save password' }).click();
    await expect(main.getByText('Enter the OTP sent to the mobile number')).toBeVisible();
    await main.getByRole('button', { name: 'Send OTP' }).click();
    await main.getByRole('textbox', { name: 'OTP' }).fill(await readOtp(person.mobile, last));
    await main.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Your password has been changed!').first()).toBeVisible();
  },
);

test('a link that is of no use leads on', async ({ context, page, complaints }) => {
  const main = page.getByRole('main');
  complaints.expectRefusal(400, '/api/store/user/undo-contact/abc/');
  await open(page, '/undo/abc');
  await main.getByRole('button', { name: 'Undo change' }).click();
  await expect(main.getByRole('link', { name: 'Contact us' })).toBeVisible();

  complaints.expectRefusal(400, '/api/store/user/confirm-email/abc/');
  await logInWith(context, await newCustomer('Vani'));
  await open(page, routes.confirmEmail('abc'));
  await main.getByRole('button', { name: 'Verify email' }).click();
  await expect(main.getByRole('link', { name: 'My profile' })).toBeVisible();
});
