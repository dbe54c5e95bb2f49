import type { Page, Request } from 'playwright/test';
import { listAddresses } from '../lib/contract/address.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { addHome } from './support/customer-data.ts';
import { expect, test } from './support/fixtures.ts';
import { logInWith } from './support/log-in.ts';
import { newCustomer, type NewPerson } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { openCheckout } from './support/open-checkout.ts';
import { storeApiWith, type StoreApi } from './support/store-api.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const list = (page: Page, name: string) => page.getByRole('combobox', { name });
const chosen = (page: Page, name: string) => list(page, name).locator('option:checked');
const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Addresses' });
const row = (page: Page, name: string) =>
  panel(page).getByRole('listitem').filter({ hasText: name });
const save = (page: Page) => page.getByRole('button', { name: 'Save address' });

/** Fills in the required fields of an address; state and city are not changed. */
async function fillIn(page: Page, fullName: string): Promise<void> {
  await field(page, 'Full name').fill(fullName);
  await field(page, 'Mobile number').fill('90000 00077');
  await field(page, 'Address line 1').fill('12 Lotus Court');
  await field(page, 'Address line 2').fill('Hill Road');
}

const isCall = (sent: Request, method: string) =>
  sent.method() === method && sent.url().includes('/api/store/user/address/');

let who: NewPerson;
let store: StoreApi;

test.beforeEach(async ({ context }) => {
  who = await newCustomer('Uma');
  store = await storeApiWith(who);
  await logInWith(context, who);
});

/** Adds an address, which becomes the default; returns its id and the full name in it. */
async function addAddress(firstName: string): Promise<{ id: number; name: string }> {
  const id = await addHome(store, { firstName, mobile: who.mobile });
  return { id, name: `${firstName} at the packing house` };
}

test('a long name wraps on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { name } = await addAddress('D'.repeat(60));
  await open(page, routes.addresses);
  await expect(row(page, name)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the first address becomes the default, and its PIN code says where it lies', async ({
  page,
}) => {
  await open(page, routes.addresses);
  await expect(panel(page).getByText('No addresses added yet.')).toBeVisible();
  await panel(page).getByRole('link', { name: 'Add address' }).click();
  await expect(page).toHaveURL(/\/profile\/addresses\/add/);
  await expect(chosen(page, 'Country')).toHaveText('India');
  await expect(chosen(page, 'State')).toHaveText('Gujarat');
  await expect(chosen(page, 'City')).toHaveText('Ahmedabad');

  await fillIn(page, 'Uma Desai');
  await field(page, 'PIN code').fill('411001');
  await expect(page.getByText('Pune, Maharashtra')).toBeVisible();
  await expect(chosen(page, 'State')).toHaveText('Maharashtra');
  await expect(chosen(page, 'City')).toHaveText('Pune');
  await page.getByRole('radio', { name: 'Office' }).check();
  await save(page).click();

  await expect(page.getByText('Address added successfully!')).toBeVisible();
  await expect(page).toHaveURL(routes.addresses);
  await expect(row(page, 'Uma Desai')).toContainText('Pune 411001, Maharashtra');
  await expect(row(page, 'Uma Desai')).toContainText('Default');
  await expect(row(page, 'Uma Desai')).toContainText('Office');
  expect(await seriousFindings(page)).toEqual([]);
});

test('a first address that was half typed comes back after a reload, its PIN code with it', async ({
  page,
}) => {
  await open(page, routes.addAddress());
  await page.evaluate(() =>
    localStorage.setItem(
      'delivery-place',
      JSON.stringify({ pin: '400001', city: 'Mumbai', state: 'Maharashtra' }),
    ),
  );
  await open(page, routes.addAddress());
  await expect(field(page, 'PIN code')).toHaveValue('400001');
  await fillIn(page, 'Uma Desai');
  await field(page, 'PIN code').fill('411001');
  await expect(chosen(page, 'City')).toHaveText('Pune');
  await page.reload();
  await expect(field(page, 'Address line 1')).toHaveValue('12 Lotus Court');
  await expect(field(page, 'PIN code')).toHaveValue('411001');
});

test('the city hangs on the state, and the state on the country', async ({ page }) => {
  await open(page, routes.addAddress());
  await list(page, 'State').selectOption({ label: 'Kerala' });
  await expect(chosen(page, 'City')).toHaveText('Select a city');
  await list(page, 'City').selectOption({ index: 1 });

  await list(page, 'State').selectOption({ label: 'Select a state' });
  await expect(list(page, 'City')).toBeDisabled();
  await expect(page.getByText('Please select a state first!')).toBeVisible();

  await list(page, 'Country').selectOption({ label: 'Select a country' });
  await expect(list(page, 'State')).toBeDisabled();
  await expect(page.getByText('Please select a country first!')).toBeVisible();
  await list(page, 'Country').selectOption({ label: 'India' });
  await expect(chosen(page, 'State')).toHaveText('Select a state');

  // A first address is prefilled from the account.
  await field(page, 'Full name').clear();
  await field(page, 'Mobile number').clear();
  await save(page).click();
  for (const text of [
    'Full name is required',
    'Mobile number is required',
    'Address line 1 is required',
    'Address line 2 is required',
    'State is required',
    'PIN code is required',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(field(page, 'PIN code')).toBeFocused();
});

test('says so where states or cities cannot be read, and tries again', async ({
  page,
  complaints,
}) => {
  await open(page, routes.addAddress());
  let isAway = true;
  await page.route('**/api/store/cities/**', (route) =>
    isAway ? route.fulfill({ status: 503, json: { status: false } }) : route.continue(),
  );
  page.on('response', (answer) => {
    if (answer.status() === 503) complaints.expectRefusal(503, new URL(answer.url()).pathname);
  });
  await list(page, 'State').selectOption({ label: 'Goa' });
  await expect(page.getByText('Something went wrong.')).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await list(page, 'City').selectOption({ label: 'Panaji' });
});

test(
  'an address is edited by its id, and a reload or a failure loses nothing',
  { tag: '@slow' },
  async ({ page, complaints }) => {
    const { id, name } = await addAddress('Uma');
    await open(page, routes.addresses);
    await row(page, name)
      .getByRole('link', { name: /^Edit / })
      .click();
    await expect(page).toHaveURL(new RegExp(`${routes.editAddress(id)}(\\?|$)`));
    await expect(field(page, 'Full name')).toHaveValue(name);
    await expect(page.getByText('This is your default address.')).toBeVisible();

    await field(page, 'Landmark (optional)').fill('Blue gate');
    await field(page, 'Alternate mobile number (optional)').fill('90000 00078');
    await page.reload();
    await expect(field(page, 'Landmark (optional)')).toHaveValue('Blue gate');

    complaints.expectRefusal(503, `/api/store/user/address/${id}/`);
    const call = `**/api/store/user/address/${id}/`;
    await page.route(call, (route) =>
      route.fulfill({ status: 503, json: { status: false, message: 'The shop is at lunch' } }),
    );
    await save(page).click();
    await expect(page.getByRole('main').getByText('The shop is at lunch')).toBeVisible();
    await expect(field(page, 'Landmark (optional)')).toHaveValue('Blue gate');
    await page.unroute(call);

    await save(page).click();
    await expect(page.getByText('Address updated successfully!')).toBeVisible();
    await expect(row(page, name)).toContainText('Blue gate');
    await expect(row(page, name)).toContainText('+91 90000 00078');
  },
);

test(
  'another becomes the default, and one goes after a question, unless the store refuses',
  { tag: '@slow' },
  async ({ page, complaints }) => {
    const { name: work, id } = await addAddress('Uma');
    const { name: home } = await addAddress('Ila');
    await open(page, routes.addresses);
    await expect(row(page, work)).not.toContainText('Default');
    await row(page, work)
      .getByRole('button', { name: /^Make default/ })
      .click();
    await expect(page.getByText('Address updated successfully!')).toBeVisible();
    await expect(panel(page).getByRole('listitem').first()).toContainText(work);
    await expect(row(page, home)).not.toContainText('Default');

    const dialog = page.getByRole('dialog', { name: 'Delete this address?' });
    const ask = row(page, work).getByRole('button', { name: /^Delete/ });
    await ask.click();
    await expect(dialog).toContainText(work);
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(row(page, work)).toBeVisible();

    complaints.expectRefusal(409, `/api/store/user/address/${id}/`);
    const call = `**/api/store/user/address/${id}/`;
    await page.route(call, (route) =>
      route.fulfill({ status: 409, json: { status: false, message: 'It is in use' } }),
    );
    await ask.click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('It is in use').first()).toBeVisible();
    await expect(row(page, work)).toBeVisible();
    await page.unroute(call);
    await open(page, routes.addresses);

    await ask.click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Address deleted successfully!')).toBeVisible();
    await expect(row(page, work)).toHaveCount(0);
    await expect(row(page, home)).toContainText('Default');
  },
);

test('the address pages begin from the address in `id` and make that in `contact_id` the default', async ({
  page,
}) => {
  const { id: from, name } = await addAddress('Uma');
  await open(page, `${routes.addAddress()}?id=${from}`);
  await expect(field(page, 'Address line 1')).toHaveValue('12 Packing House');
  await field(page, 'Full name').fill('Ila Desai');
  const adding = page.waitForRequest((sent) => isCall(sent, 'POST'));
  await save(page).click();
  expect((await adding).postDataJSON()).toMatchObject({ full_name: 'Ila Desai', add_id: from });
  await expect(row(page, name).getByText('Default', { exact: true })).toBeVisible();

  const added = (await store.call(listAddresses)).data;
  const second = added.find(({ full_name }) => full_name === 'Ila Desai')?.id ?? 0;
  await open(page, `${routes.editAddress(second)}?contact_id=${second}`);
  const changing = page.waitForRequest((sent) => isCall(sent, 'PATCH'));
  await save(page).click();
  expect((await changing).url()).toContain(`/user/address/?contact_id=${second}`);
  await expect(row(page, 'Ila Desai').getByText('Default', { exact: true })).toBeVisible();
});

test('checkout shows the first few, and all when asked', async ({ page }) => {
  for (let n = 1; n <= 6; n += 1) await addAddress(`House ${n}`);
  await page.request.post('/api/store/cart/', { data: { pid: 1, quantity: 2 } });
  await open(page, routes.checkout);
  await expect(page, 'nobody came from the cart').toHaveURL(routes.cart);
  await openCheckout(page);
  const houses = page.getByRole('group', { name: 'Delivery address' }).getByRole('radio');
  await expect(houses).toHaveCount(4);
  await expect(houses.first()).toBeChecked();
  await page.getByRole('button', { name: 'Show all addresses' }).click();
  await expect(houses).toHaveCount(6);
});
