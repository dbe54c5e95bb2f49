import { changeProduct } from '../lib/contract/staff-product.ts';
import { getProduct } from '../lib/contract/product.ts';
import { getCart } from '../lib/contract/cart.ts';
import { listReviews } from '../lib/contract/review.ts';
import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { open, untilAlive } from './support/open.ts';
import { bring, orderer, plentiful } from './support/order-journey.ts';
import { storeApi, storeApiAs } from './support/store-api.ts';

test('has no orders, then a list of them with pages', async ({ openBrowser }) => {
  test.setTimeout(120_000);
  const { page, order } = await orderer(openBrowser, 'Ketan');
  await open(page, routes.orders);
  const panel = page.getByRole('tabpanel', { name: 'My Orders' });
  await expect(panel.getByText('No orders yet.')).toBeVisible();

  const { id } = await plentiful();
  const made: string[] = [];
  for (let i = 0; i < 11; i += 1) made.unshift(await order({ [id]: 1 }));
  await page.reload();
  await untilAlive(page);
  const list = panel.getByRole('list', { name: 'Your orders, newest first' });
  const names = list.getByRole('heading');
  await expect(names).toHaveText(made.map((orderId) => `Order ${orderId}`));

  const size = panel.getByRole('combobox', { name: 'Orders per page' });
  await expect(size).toHaveValue('50');
  await expect(size.getByRole('option')).toHaveText(['10', '25', '50', '75', '100']);
  await size.selectOption('10');
  await expect(names).toHaveText(made.slice(0, 10).map((orderId) => `Order ${orderId}`));
  await panel.getByRole('button', { name: 'Older' }).click();
  await expect(names).toHaveText(made.slice(10).map((orderId) => `Order ${orderId}`));
  await expect(panel.getByText('Page 2 of 2')).toBeVisible();
  await panel.getByRole('button', { name: 'Newer' }).click();
  await expect(names).toHaveCount(10);
});

test(
  'a card for each order, with what is bought again, on a phone',
  { tag: '@phone' },
  async ({ openBrowser }) => {
    const { page, order } = await orderer(openBrowser, 'Ketan');
    const orderId = await order({ [(await plentiful()).id]: 1 });
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, routes.orders);
    const panel = page.getByRole('tabpanel', { name: 'My Orders' });
    const row = panel.getByRole('listitem').filter({ hasText: orderId });
    await expect(row).toContainText('1 item, Cash on Delivery');
    await expect(row.locator('img')).toBeVisible();
    await expect(row).toContainText((await plentiful()).name);
    await expect(row.getByRole('link', { name: 'Track order' })).toBeVisible();
    await row.getByRole('link', { name: 'Cancel order' }).tap();
    await expect(page.getByRole('heading', { name: `Cancel order ${orderId}` })).toBeVisible();
    await bring(orderId, 'Delivered');
    await open(page, routes.orders);
    await row.getByRole('button', { name: `Buy again: order ${orderId}` }).tap();
    await expect(row.getByText('1 item added to your cart.')).toBeVisible();
    await row.getByRole('link', { name: orderId }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${orderId}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);

test('says when the orders could not be read, and reads them again', async ({
  openBrowser,
  complaints,
}) => {
  complaints.expectRefusal(503, '/api/store/web/orders/list/');
  const { page, order } = await orderer(openBrowser, 'Ketan');
  const { id } = await plentiful();
  for (let i = 0; i < 11; i += 1) await order({ [id]: 1 });
  const list = '**/api/store/web/orders/list/**';
  await page.route(list, (route) => route.fulfill({ status: 503, json: { status: false } }));
  await open(page, routes.orders);
  const panel = page.getByRole('tabpanel', { name: 'My Orders' });
  // The first page came with the HTML.
  await panel.getByRole('combobox', { name: 'Orders per page' }).selectOption('10');
  await expect(panel.getByText('Order loading failed')).toBeVisible();
  await page.unroute(list);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(10);
});

test("does not find what is no order, nor somebody else's", async ({
  openBrowser,
  asha,
  complaints,
}) => {
  const { order } = await orderer(openBrowser, 'Ketan');
  const foreign = await order({ [(await plentiful()).id]: 1 });
  for (const orderId of ['SO-999999', 'no-order', foreign]) {
    complaints.expectRefusal(404, routes.order(orderId));
    await open(asha, routes.order(orderId));
    await expect(asha.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
  }
});

test('buys again what there is, and says what there is not', async ({
  openBrowser,
  complaints,
}) => {
  complaints.expectRefusal(409, '/api/store/cart/');
  const { page, order, store } = await orderer(openBrowser, 'Ketan');
  const [rare, common] = [await plentiful(1), await plentiful(2)];
  const orderId = await order({ [rare.id]: 2, [common.id]: 1 });
  await bring(orderId, 'Delivered');
  const staff = await storeApiAs('staff');
  const { data: before } = await storeApi.call(getProduct, { params: { id: rare.id } });
  const setStock = (quantity: number | null) =>
    staff.call(changeProduct, {
      params: { id: rare.id },
      body: { available_stock_quantity: quantity },
    });
  try {
    await setStock(1);
    await open(page, routes.order(orderId));
    await page.getByRole('button', { name: 'Buy again' }).click();
    await expect(page.getByText('2 items added to your cart.')).toBeVisible();
    await expect(page.getByText(`${rare.name}: only 1 of 2 added.`)).toBeVisible();
    const { data } = await store.call(getCart);
    expect(data.map(({ product_id, quantity }) => [product_id, quantity]).sort()).toEqual(
      [
        [rare.id, 1],
        [common.id, 1],
      ].sort(),
    );
    await page.getByRole('main').getByRole('link', { name: 'View cart' }).click();
    await expect(page).toHaveURL(routes.cart);
  } finally {
    await setStock(before.available_stock_quantity);
  }
});

test('rates what has come, as a verified buyer, and thinks again', async ({ openBrowser }) => {
  const { page, order, who } = await orderer(openBrowser, 'Ketan');
  const product = await plentiful(3);
  const orderId = await order({ [product.id]: 1 });
  await open(page, routes.order(orderId));
  const write = page.getByRole('button', { name: `Write a review of ${product.name}` });
  await expect(write).toBeHidden();

  await bring(orderId, 'Delivered');
  await page.reload();
  await open(page, routes.order(orderId));
  await write.click();
  const first = page.getByRole('dialog', { name: 'Write a review' });
  await first.getByRole('radio', { name: '3 of 5, Good' }).press(' ');
  await first.getByRole('textbox', { name: /^Your review/ }).fill('Came well packed.');
  await first.getByRole('button', { name: 'Send review' }).click();
  const change = page.getByRole('button', { name: `Change your review of ${product.name}` });
  await change.click();

  const second = page.getByRole('dialog', { name: 'Change your review' });
  const reviewField = second.getByRole('textbox', { name: /^Your review/ });
  await expect(reviewField).toHaveValue('Came well packed.');
  await reviewField.fill('Better every day.');
  await second.getByRole('radio', { name: '5 of 5, Excellent' }).press(' ');
  await second.getByRole('button', { name: 'Send review' }).click();
  await expect(second).toBeHidden();

  const { reviews } = await storeApi.call(listReviews, { params: { productId: product.id } });
  const mine = reviews.filter(({ name }) => name === `${who.firstName} ${who.lastName.charAt(0)}.`);
  expect(mine[0]).toMatchObject({
    rating: 5,
    review: 'Better every day.',
    is_verified_buyer: true,
  });
});
