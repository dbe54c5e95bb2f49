import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { logInWith } from './support/log-in.ts';
import { newCustomer } from './support/new-customer.ts';
import { open } from './support/open.ts';

test.beforeEach(async ({ context }) => {
  await logInWith(context, await newCustomer('Pia'));
});

test('an address follows its PIN code: another state is refused, another city asked about once', async ({
  page,
  complaints,
}) => {
  complaints.expectRefusal(400, '/api/store/user/address/');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const chosen = (name: string) => page.getByRole('combobox', { name }).locator('option:checked');
  const save = page.getByRole('button', { name: 'Save address' });
  await open(page, routes.addAddress());
  await field('Full name').fill('Pia Desai');
  await field('Mobile number').fill('9000000077');
  await field('Address line 1').fill('12 Lotus Court');
  await field('Address line 2').fill('Hill Road');
  await field('PIN code').fill('380009');
  await expect(page.getByText('Ahmedabad, Gujarat')).toBeVisible();

  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Kerala' });
  await page.getByRole('combobox', { name: 'City' }).selectOption({ label: 'Kochi' });
  await expect(page.getByRole('button', { name: 'Use Gujarat' })).toBeVisible();
  await save.click();
  const refusal = 'PIN code 380009 is in Gujarat. Select Gujarat or correct the PIN code.';
  await expect(page.getByText(refusal).first()).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use Gujarat' }).click();
  await expect(chosen('City')).toHaveText('Ahmedabad');

  await page.getByRole('combobox', { name: 'City' }).selectOption({ label: 'Surat' });
  await save.click();
  const question = 'PIN code 380009 is in Ahmedabad. Save again to keep Surat.';
  await expect(page.getByText(question).first()).toBeVisible();
  await save.click();
  await expect(page).toHaveURL(routes.addresses);
  await expect(page.getByText('Surat 380009, Gujarat')).toBeVisible();
});
