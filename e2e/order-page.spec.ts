import { getOrder, listOrders } from '../lib/contract/order.ts';
import { formatRupees } from '../lib/format/money.ts';
import { orderTimeline } from '../lib/features/order/order-timeline.ts';
import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { storeApiAs } from './support/store-api.ts';

/** The oldest order of a customer: delivered long ago, and no test changes it. */
async function oldestOrder() {
  const store = await storeApiAs('asha');
  const { data } = await store.call(listOrders);
  const orderId = data.at(-1)?.order_id ?? '';
  return (await store.call(getOrder, { params: { orderId } })).data;
}

test.describe('an order', { tag: '@both' }, () => {
  test('tells where it is, what it came to and where it went', async ({ asha }) => {
    const order = await oldestOrder();
    await open(asha, routes.order(order.order_id));
    const main = asha.getByRole('main');
    const steps = main.getByRole('region', { name: 'Order status' }).getByRole('listitem');
    await expect(steps).toHaveCount(orderTimeline(order).length);
    await expect(steps.last()).toHaveAttribute('aria-current', 'step');
    await expect(
      main.getByRole('row', { name: `Paid ${formatRupees(order.final_total)}` }),
    ).toBeVisible();
    await expect(main.getByText(order.shipping_address.full_address)).toHaveCount(1);
  });

  test('prints without the shop around it', async ({ asha }) => {
    const order = await oldestOrder();
    await open(asha, routes.order(order.order_id));
    await asha.emulateMedia({ media: 'print' });
    await expect(asha.getByRole('banner')).toBeHidden();
    await expect(asha.getByRole('contentinfo')).toBeHidden();
    await expect(asha.getByRole('button', { name: 'Buy again' })).toBeHidden();
    await expect(asha.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(asha.getByRole('table')).toBeVisible();
  });
});

test('the parts of the profile are gone through by arrow keys', async ({ asha }) => {
  await open(asha, routes.profile);
  const tab = (name: string) => asha.getByRole('tab', { name });
  await tab('Details').focus();
  await asha.keyboard.press('ArrowDown');
  await expect(tab('Addresses')).toBeFocused();
  await expect(tab('Addresses')).toHaveAttribute('aria-selected', 'true');
  await expect(asha.getByRole('tabpanel', { name: 'Addresses' })).toBeVisible();
  await asha.keyboard.press('ArrowDown');
  await expect(asha).toHaveURL(routes.orders);
  await expect(
    asha.getByRole('tabpanel', { name: 'My Orders' }).getByRole('heading', { level: 3 }),
  ).not.toHaveCount(0);
});

test('the list of orders shows their pictures before anything is touched', async ({ asha }) => {
  await open(asha, routes.orders);
  const pictures = asha.getByRole('tabpanel', { name: 'My Orders' }).locator('.picture');
  await expect(pictures).not.toHaveCount(0);
  await expect(pictures.first().locator('img')).toBeVisible({ timeout: 1_000 });
});
