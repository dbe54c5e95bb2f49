import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { logInWith } from './support/log-in.ts';
import { newCustomer } from './support/new-customer.ts';
import { open } from './support/open.ts';

/* As people write the number 98250 14000. */
const writings = ['+91 98250 14000', '0091 98250 14000', '91 98250 14000', '098250 14000'];
const number = '9825014000';

for (const { path, tab, label } of [
  { path: routes.login(), tab: 'Mobile', label: 'Mobile number' },
  { path: routes.signup(), tab: undefined, label: 'Mobile number' },
  { path: routes.business, tab: undefined, label: 'Phone number' },
]) {
  test(`a number typed with its calling code key by key on ${path}`, async ({ page }) => {
    await open(page, path);
    const main = page.getByRole('main');
    if (tab) await main.getByRole('tab', { name: tab }).click();
    const field = main.getByRole('textbox', { name: label, exact: true });
    for (const writing of writings) {
      await field.fill('');
      await field.pressSequentially(writing);
      await expect(field).toHaveValue(number);
    }
  });
}

test('a number typed with its calling code key by key in an address', async ({ context, page }) => {
  await logInWith(context, await newCustomer('Typer'));
  await open(page, routes.addAddress());
  const fields = page.getByRole('main').getByRole('textbox', { name: /mobile number/i });
  for (const field of await fields.all()) {
    await expect(field).toHaveAccessibleDescription(/^\+91/);
    for (const writing of writings) {
      await field.fill('');
      await field.pressSequentially(writing);
      await expect(field).toHaveValue(number);
    }
  }
});
