import { eq } from 'drizzle-orm';
import { invoices } from '../../db/schema/invoice.ts';
import { orders } from '../../db/schema/order.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { staffFixture } from '../../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { eraseOldAccounts, taxYearsKept } from './erase-old-accounts.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const shown = async (id: number) => {
  const { db } = store.context;
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, id));
  return { order, invoice, text: JSON.stringify([order, invoice]) };
};

/** An order of 18 November 2026, so of the financial year 2026-27, with its invoice. */
async function invoiced(isClosed: boolean) {
  const staff = await staffFixture(store);
  const { orderId, who } = await orderFixture(store).ordered({ quantity: 3 });
  await staff.bring(orderId, 'Delivered');
  if (isClosed) await store.call('POST', '/user/deactivate/', { token: who.token });
  return Number(orderId.replace(/\D/g, ''));
}

it('erases a closed account’s papers after eight financial years, and no others', async () => {
  const start = store.context.now();
  const closed = await invoiced(true);
  const open = await invoiced(false);
  const before = await shown(closed);
  const { fullName, mobile, fullAddress } = before.order?.shippingAddress ?? {};
  expect(before.text).toContain(fullName);

  // 2026-27 and the eight years after it, until 31 March 2035.
  store.setNow(new Date('2035-03-31T23:59:00+05:30'));
  await eraseOldAccounts(store.context);
  expect(await shown(closed)).toEqual(before);

  store.setNow(new Date('2035-04-01T00:01:00+05:30'));
  expect(store.context.now().getUTCFullYear() - start.getUTCFullYear()).toBe(taxYearsKept + 1);
  await eraseOldAccounts(store.context);
  const after = await shown(closed);
  for (const personal of [fullName, mobile, fullAddress])
    expect(after.text).not.toContain(personal);
  // What the accounts are made of stays.
  expect(after.invoice?.document.sum).toEqual(before.invoice?.document.sum);
  expect(after.invoice?.document.placeOfSupply).toEqual(before.invoice?.document.placeOfSupply);
  expect(after.order?.payable).toBe(before.order?.payable);
  expect((await shown(open)).text).toContain((await shown(open)).order?.shippingAddress.fullName);
  expect((await shown(open)).order?.shippingAddress.fullName).not.toBe('Erased');

  await eraseOldAccounts(store.context);
  expect(await shown(closed)).toEqual(after);
});
