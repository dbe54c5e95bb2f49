import { readFile } from 'node:fs/promises';
import { getOrder } from '../lib/contract/order.ts';
import { listOrderRefunds, refundOrder } from '../lib/contract/staff-refund.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { bring, openMore, orderer, plentiful } from './support/order-journey.ts';
import { storeApiAs } from './support/store-api.ts';
import { toSandbox } from './support/to-sandbox.ts';

test('cash that was refunded is paid by hand, and the customer has a credit note', async ({
  openBrowser,
  staff,
}) => {
  const { page, order } = await orderer(openBrowser, 'Nirmal');
  const orderId = await order({ [(await plentiful()).id]: 1 });
  await bring(orderId, 'Delivered');
  const staffApi = await storeApiAs('staff');
  const body = { amount: 120.5, reason: 'A jar was broken' };
  await staffApi.call(refundOrder, { params: { orderId }, body });

  await open(staff, `/dashboard/payments/refunds?search=${orderId}`);
  const row = staff.getByRole('row', { name: new RegExp(orderId) });
  await expect(row.getByText('Manual refund due')).toBeVisible();
  await expect(row).toContainText('₹120.50');
  expect(await seriousFindings(staff)).toEqual([]);
  await row.getByRole('button', { name: 'Mark as refunded' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Mark as refunded' }).click();
  await expect(dialog.getByText('Enter the transfer reference')).toBeVisible();
  await dialog.getByLabel('Transfer reference').fill('UTR 42');
  await dialog.getByRole('button', { name: 'Mark as refunded' }).click();
  await expect(row.getByText('Refunded', { exact: true })).toBeVisible();
  const { data } = await staffApi.call(listOrderRefunds, { params: { orderId } });
  expect(data.refunds[0]).toMatchObject({ state: 'done', reference: 'UTR 42' });

  await open(page, routes.order(orderId));
  await openMore(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Credit note', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Credit-note-CN-\d{4}-\d{6}\.pdf$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test(
  'staff find a payment, read what the gateway said and ask it again',
  { tag: '@slow' },
  async ({ openBrowser, staff }) => {
    const nila = await orderer(openBrowser, 'Nila');
    const { page, store } = nila;
    await toSandbox(nila);
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await page.waitForURL(/\/orders\/SO-\d+$/);
    const orderId = page.url().split('/').at(-1) ?? '';
    expect((await store.call(getOrder, { params: { orderId } })).data.is_paid).toBe(true);

    await open(staff, '/dashboard/payments');
    await staff.getByLabel('Order, transaction, reference or email').fill(orderId);
    await staff.getByRole('link', { name: orderId }).click();
    await expect(staff.getByRole('heading', { name: `Payment for ${orderId}` })).toBeVisible();
    await expect(staff.getByText(/^paid: \d+\.\d\d INR for SO-/).first()).toBeVisible();
    expect(await seriousFindings(staff)).toEqual([]);
    await staff.getByRole('button', { name: 'Check with gateway' }).click();
    await expect(
      staff.getByText('No change at the gateway. The status is still paid.'),
    ).toBeVisible();
  },
);
