import type { BrowserContext, Page } from 'playwright/test';
import { addToCart } from '../lib/contract/cart.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { addHome } from './support/customer-data.ts';
import { expect, findOrOpenPage, test } from './support/fixtures.ts';
import { logInWith } from './support/log-in.ts';
import { newCustomer, type NewPerson } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { storeApiWith, type StoreApi } from './support/store-api.ts';

/* Product 14 costs ₹165: four pieces reach the minimum of SAVE50, three do not. */
const salt = 14;
const applying = '/api/store/validate-voucher-code/';

const account = (page: Page) => page.getByRole('region', { name: 'Bill details' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Coupon or voucher code' });
const row = (page: Page, name: string) => page.getByRole('row', { name });

async function apply(page: Page, code: string): Promise<void> {
  await field(page).fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

/** Opens a page of a new customer with four pieces of product 14 in the cart. */
async function shopper(
  openBrowser: () => Promise<BrowserContext>,
): Promise<{ page: Page; who: NewPerson; store: StoreApi }> {
  const who = await newCustomer('Nila');
  const store = await storeApiWith(who);
  await store.call(addToCart, { body: { pid: salt, quantity: 4 } });
  const context = await openBrowser();
  await logInWith(context, who);
  return { page: await findOrOpenPage(context), who, store };
}

test('a guest is asked to log in for a voucher', { tag: '@both' }, async ({ page }) => {
  await page.request.post('/api/store/cart/', { data: { pid: salt, quantity: 4 } });
  await open(page, routes.cart);
  await account(page).getByRole('button', { name: 'Log in to apply a code' }).click();
  await expect(
    page.getByRole('dialog').getByText('Log in to use a coupon or voucher.'),
  ).toBeVisible();
});

test('is refused with its reason, applied, kept, shown in other tabs, edited and cleared', async ({
  openBrowser,
  complaints,
}) => {
  complaints.expectRefusal(404, applying);
  const { page } = await shopper(openBrowser);
  await open(page, routes.cart);
  await apply(page, 'NO-SUCH-CODE');
  await expect(field(page)).toHaveAccessibleDescription(
    'This code isn’t valid. Check it and try again.',
  );
  await expect(field(page)).toBeFocused();
  expect(await seriousFindings(page), 'with a problem').toEqual([]);

  await apply(page, 'welcome10');
  await expect(row(page, 'Coupon WELCOME10 −₹66')).toBeVisible();
  await expect(page.getByText('You’ve saved ₹66.')).toBeVisible();
  await expect(field(page)).toHaveValue('WELCOME10');
  await expect(field(page)).not.toBeEditable();

  await open(page, routes.cart);
  await expect(row(page, 'Coupon WELCOME10 −₹66')).toBeVisible();
  const other = await page.context().newPage();
  await open(other, routes.cart);
  await expect(row(other, 'Coupon WELCOME10 −₹66')).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(field(page)).toBeFocused();
  await apply(page, 'SAVE50');
  await expect(row(page, 'Coupon SAVE50 −₹50')).toBeVisible();
  await expect(row(other, 'Coupon SAVE50 −₹50')).toBeVisible();

  await page.getByRole('button', { name: 'Remove coupon SAVE50' }).click();
  await expect(row(page, 'Coupon')).toBeHidden();
  await expect(row(other, 'Coupon')).toBeHidden();
  await expect(field(page)).toBeEditable();
  await expect(field(page)).toBeFocused();
});

test('a coupon of the list is used by a tap, drops out where it does not fit any more, and says why', async ({
  openBrowser,
}) => {
  const { page } = await shopper(openBrowser);
  const coupons = account(page).getByRole('region', { name: 'Coupons for you' });
  const save50 = coupons.getByRole('listitem').filter({ hasText: 'SAVE50' });
  await open(page, routes.cart);
  await expect(coupons.getByRole('button', { name: 'Use WELCOME10' })).toBeVisible();
  await save50.getByRole('button', { name: 'Use SAVE50' }).click();
  await expect(row(page, 'Total')).toContainText('₹610');
  await expect(field(page)).toHaveValue('SAVE50');
  await expect(field(page)).toBeFocused();
  await expect(save50).toBeHidden();
  await page.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(field(page)).toHaveAccessibleDescription(
    'We removed coupon SAVE50. It needs a cart of ₹500 or more. Add items worth ₹5 to use it.',
  );
  await expect(row(page, 'Coupon')).toBeHidden();
  await expect(row(page, 'Total')).toContainText('₹495');
  await expect(save50).toContainText('Add ₹5 more to use');
});

test('goes with the order, and that once', async ({ openBrowser, complaints }) => {
  complaints.expectRefusal(409, applying);
  const { page, who, store } = await shopper(openBrowser);
  await addHome(store, who);
  await open(page, routes.cart);
  await apply(page, 'WELCOME10');
  await expect(row(page, 'Total')).toContainText('₹594');
  await page.getByRole('button', { name: 'Process checkout' }).click();

  await expect(page).toHaveURL(routes.checkout);
  await expect(row(page, 'Coupon WELCOME10 −₹66')).toBeVisible();
  await expect(row(page, 'Total ₹594')).toBeVisible();
  await page.getByRole('button', { name: 'Remove coupon WELCOME10' }).click();
  await expect(row(page, 'Total ₹660')).toBeVisible();
  await apply(page, 'WELCOME10');
  await expect(row(page, 'Total ₹594')).toBeVisible();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Your order has been placed!').first()).toBeVisible();

  await store.call(addToCart, { body: { pid: salt, quantity: 4 } });
  await open(page, routes.cart);
  await apply(page, 'WELCOME10');
  await expect(field(page)).toHaveAccessibleDescription(
    'This coupon can be used only once, and you’ve already used it.',
  );
});
