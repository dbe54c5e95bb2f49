import { getProduct } from '../lib/contract/product.ts';
import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { bring, openMore, orderer, plentiful } from './support/order-journey.ts';
import { storeApi } from './support/store-api.ts';

test('an order is cancelled, by keyboard alone', async ({ openBrowser }) => {
  const { page, order } = await orderer(openBrowser, 'Lata');
  const { id } = await plentiful(4);
  const orderId = await order({ [id]: 1 });
  await open(page, routes.order(orderId));
  const ask = page.getByRole('button', { name: 'Cancel order' });
  const dialog = page.getByRole('dialog', { name: `Cancel order ${orderId}` });

  await openMore(page);
  await ask.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').locator('header summary')).toBeFocused();

  await openMore(page);
  await ask.press('Enter');
  await dialog.getByRole('button', { name: 'Cancel order' }).press('Enter');
  await expect(dialog.getByText('Choose a reason')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Another reason' }).press(' ');
  await dialog.getByRole('button', { name: 'Cancel order' }).press('Enter');
  await expect(dialog.getByText('Tell us in a few words')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Anything to add/ }).fill('We move house.');
  await dialog.getByRole('button', { name: 'Cancel order' }).press('Enter');

  await expect(page.getByText('Your order has been cancelled!')).toBeVisible();
  await expect(dialog).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByText('This order was cancelled.')).toBeVisible();
  await expect(main.getByRole('definition').getByText('We move house.')).toBeVisible();
  await expect(ask).toBeHidden();
  await open(page, routes.orders);
  await expect(main.getByRole('listitem').filter({ hasText: orderId })).toContainText('Cancelled');
});

test('an order that has left meanwhile says that it is too late', async ({
  openBrowser,
  complaints,
}) => {
  const { page, order } = await orderer(openBrowser, 'Lata');
  // No other test cancels an order of this product.
  const { id } = await plentiful(8);
  const orderId = await order({ [id]: 1 });
  complaints.expectRefusal(409, `/api/store/orders/${orderId}/cancel/`);
  await open(page, routes.order(orderId));
  await openMore(page);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel order ${orderId}` });
  await dialog.getByText('Delivery is too slow').click();
  await bring(orderId, 'Shipped');
  const { data: before } = await storeApi.call(getProduct, { params: { id } });
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog.getByRole('alert')).toContainText('can’t be cancelled any more');
  const { data: after } = await storeApi.call(getProduct, { params: { id } });
  expect(after.available_stock_quantity).toBeLessThanOrEqual(before.available_stock_quantity ?? 0);

  await page.reload();
  await expect(page.getByText('On its way to you.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
});
