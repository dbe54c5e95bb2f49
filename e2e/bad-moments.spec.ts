import { addToCart } from '../lib/contract/cart.ts';
import { listOrders } from '../lib/contract/order.ts';
import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { logOutWith } from './support/log-in.ts';
import { openCheckout } from './support/open-checkout.ts';
import { untilAlive } from './support/open.ts';
import { orderer, plentiful } from './support/order-journey.ts';
import { toSandbox } from './support/to-sandbox.ts';

test('who was logged out at the checkout is told so, and orders after the login', async ({
  openBrowser,
  complaints,
}) => {
  const { page, store, who } = await orderer(openBrowser, 'Nila');
  const { id } = await plentiful(3);
  await store.call(addToCart, { body: { pid: id, quantity: 1 } });
  await openCheckout(page);
  await untilAlive(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Place order' })).toBeEnabled();
  for (const path of [
    'cart',
    'cart/coupons',
    'listwish',
    'order-quote',
    'user/address',
    'user/elite_check',
    'user/profile',
  ]) {
    complaints.expectRefusal(401, `/api/store/${path}/`);
  }
  await logOutWith(page.context());
  // Repeated if a read in progress wrote the cookie again: the store refuses it then.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const loggedOutNotice = main.getByText('You’ve been logged out.');
    await expect(loggedOutNotice).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await main.getByRole('link', { name: 'Log in to continue' }).click();
  await page.getByRole('tab', { name: 'Email' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(who.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(who.password);
  await main.getByRole('tabpanel').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(new RegExp(routes.checkout));
  await main.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Your order has been placed!').first()).toBeVisible();
  expect((await store.call(listOrders)).data).toHaveLength(1);
});

test('who goes back after paying pays nothing again', { tag: '@slow' }, async ({ openBrowser }) => {
  const nila = await orderer(openBrowser, 'Nila');
  const { page, store } = nila;
  await toSandbox(nila);
  const gateway = page.url();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.waitForURL(/\/orders\/SO-\d+$/);
  await page.goto(gateway);
  await expect(page.getByText('This payment has ended: it was paid.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeHidden();
  await page.goto(routes.checkout);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View past orders' })).toBeVisible();
  expect((await store.call(listOrders)).data).toHaveLength(1);
});
