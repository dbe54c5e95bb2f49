import { cancelOrder, returnOrder } from '../lib/contract/order-change.ts';
import { getOrder } from '../lib/contract/order.ts';
import { orderPath } from '../lib/dashboard/paths.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { bring, orderer, plentiful } from './support/order-journey.ts';

test('a return is refunded after its amount was shown and confirmed', async ({
  staff,
  openBrowser,
}) => {
  const { store, order } = await orderer(openBrowser, 'Riya');
  const { id } = await plentiful(3);
  const orderId = await order({ [id]: 2 });
  await bring(orderId, 'Delivered');
  const { data } = await store.call(getOrder, { params: { orderId } });
  const [item] = data.product_info;
  await store.call(returnOrder, {
    params: { orderId },
    body: { reason: 'Not what I expected', items: [{ id: item?.id ?? 0, quantity: 1 }] },
  });
  await open(staff, orderPath(orderId));
  const next = staff.getByRole('region', { name: 'Next step' });
  await next.getByRole('button', { name: 'Approve return' }).click();
  await next.getByRole('button', { name: 'Mark as received' }).click();
  const close = next.getByRole('button', { name: /^Close return and refund ₹/ });
  await expect(next).toContainText('needs a manual refund');
  const label = await close.innerText();
  await close.click();
  const dialog = staff.getByRole('dialog', { name: `${label}?` });
  expect(await seriousFindings(staff)).toEqual([]);
  await dialog.getByRole('button', { name: label }).click();
  await expect(next).toBeHidden();
  await expect(staff.getByRole('region', { name: 'Order summary' })).toContainText('Credit notes');
});

test('goods whose replacement was cancelled are replaced again or refunded', async ({
  staff,
  openBrowser,
}) => {
  const { store, order } = await orderer(openBrowser, 'Meera');
  const { id } = await plentiful(5);
  const orderId = await order({ [id]: 2 });
  await bring(orderId, 'Delivered');
  const read = async () => (await store.call(getOrder, { params: { orderId } })).data;
  const [item] = (await read()).product_info;
  await store.call(returnOrder, {
    params: { orderId },
    body: { reason: 'Damaged item', items: [{ id: item?.id ?? 0, quantity: 1 }] },
  });
  const cancelReplacement = async () => {
    const replacement = (await read()).replacements?.at(-1) ?? '';
    const body = { reason: 'Ordered by mistake' };
    await store.call(cancelOrder, { params: { orderId: replacement }, body });
    await open(staff, orderPath(orderId));
  };
  await open(staff, orderPath(orderId));
  const next = staff.getByRole('region', { name: 'Next step' });
  await next.getByRole('button', { name: 'Approve return' }).click();
  await expect(next.getByRole('button', { name: 'Mark as received' })).toBeVisible();
  await cancelReplacement();
  await expect(next).toContainText('The replacement was cancelled.');
  await next.getByRole('button', { name: 'Approve return' }).click();
  await next.getByRole('button', { name: 'Mark as received' }).click();
  await expect(next.getByRole('button', { name: 'Close return' })).toBeVisible();
  await cancelReplacement();
  await expect(next).toContainText('Their replacement was cancelled.');
  await expect(next.getByRole('button', { name: /^Close return and refund ₹/ })).toBeVisible();
  await next.getByRole('button', { name: 'Send another replacement' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Send another replacement?' });
  expect(await seriousFindings(staff)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send another replacement' }).click();
  await expect(next).toContainText('There is nothing to refund.');
});
