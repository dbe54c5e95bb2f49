import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { logInWith } from './support/log-in.ts';
import { newCustomer } from './support/new-customer.ts';
import { open } from './support/open.ts';

test(
  'someone closes the account, after thinking twice',
  { tag: '@slow' },
  async ({ context, page }) => {
    const person = await newCustomer('Omkar');
    await logInWith(context, person);
    await open(page, routes.profile);
    const ask = page.getByRole('main').getByRole('button', { name: 'Close account' });
    const dialog = page.getByRole('dialog', { name: 'Close your account?' });

    await ask.click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    expect((await page.request.get('/api/store/user/profile/')).status()).toBe(200);

    await page.evaluate(() => localStorage.setItem('kept', 'yes'));
    await ask.click();
    await dialog.getByRole('button', { name: 'Close account', exact: true }).click();
    await expect(page).toHaveURL(routes.home);
    await expect(page.getByText('Your account has been closed.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('kept'))).toBeNull();
    expect((await page.request.get('/api/store/user/profile/')).status()).toBe(401);

    const again = await page.request.post('/api/store/user/send-otp/', {
      data: { mobile_no: person.mobile },
    });
    expect(again.status()).toBe(404);
  },
);
