import { and, asc, eq } from 'drizzle-orm';
import { invoices } from '../db/schema/invoice.ts';
import { couponUses } from '../db/schema/voucher.ts';
import { parseOrderId } from '../services/order/order-id.ts';
import { changeShopSettings } from '../testing/change-shop-settings.ts';
import { editFixture } from '../testing/edit-fixture.ts';
import { makeCoupon } from '../testing/make-coupon.ts';
import { makeProduct } from '../testing/make-product.ts';
import { paymentFixture } from '../testing/pay-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

/* Whole rupees and the discount for paying online. Products cost ₹276.80; ₹100 delivery. */

let store: TestStore;
let fixture: ReturnType<typeof paymentFixture>;
let edits: ReturnType<typeof editFixture>;
let staff: Awaited<ReturnType<typeof staffFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = paymentFixture(store);
  staff = await staffFixture(store);
  edits = editFixture(store, staff.token);
});
afterAll(() => store.close());

const off = { rounds_total: false, prepaid_percent: 0, prepaid_amount: 0 };
const say = async (changes: object) => {
  expect((await changeShopSettings(store, staff.token, { ...off, ...changes })).status).toBe(200);
};
afterEach(() => say({}));

const make = () => makeProduct(store, { price: 27_680, basePrice: 30_000 });
const online = (amount: number, who: Awaited<ReturnType<typeof fixture.buyer>>) =>
  fixture.link(who, { ...fixture.orderInput(who), amount });

async function paidOnline(amount: number, quantity: number, code = '') {
  const product = await make();
  const who = await fixture.buyer(product.id, { quantity });
  if (code) {
    await store.call('GET', `/validate-voucher-code/?voucher_code=${code}`, { token: who.token });
  }
  const { status, body } = await online(amount, who);
  expect([status, body['totals']]).toEqual([200, undefined]);
  const [orderId, txnId] = [String(body['order_id']), String(body['txn_id'])];
  await settle(orderId, txnId);
  return { who, product, orderId, txnId };
}

/** Pays a payment link, and tells the store so. */
async function settle(orderId: string, txnId: string) {
  await fixture.press(txnId, 'success');
  const payment = await fixture.paymentOf(txnId);
  const { status } = await fixture.send({
    ...{ txn_id: txnId, reference: `sbx_${txnId.slice(-18)}`, amount: payment?.amount ?? 0 },
    ...{ currency: 'INR', subject: orderId, status: 'paid' },
  });
  expect(status).toBe(200);
}

const notes = (orderId: string) =>
  store.context.db
    .select({ amount: invoices.amount, document: invoices.document })
    .from(invoices)
    .where(and(eq(invoices.orderId, parseOrderId(orderId) ?? 0), eq(invoices.kind, 'credit_note')))
    .orderBy(asc(invoices.id));

describe('whole rupees', () => {
  it('are asked of the client: another amount is refused with the fresh totals', async () => {
    await say({ rounds_total: true });
    const who = await fixture.buyer((await make()).id);
    const exact = await fixture.place(who, { ...who.payload, amount: 376.8 });
    expect([exact.status, exact.body['totals']]).toMatchObject([
      409,
      { shipping_amt: 100, round_off_amt: 0.2, amount: 377 },
    ]);
    expect((await fixture.place(who, { ...who.payload, amount: 377 })).status).toBe(201);
  });

  it('stay in an order that is changed after the shop has stopped rounding', async () => {
    await say({ rounds_total: true });
    const product = await make();
    const who = await fixture.buyer(product.id, { quantity: 2 });
    const { body } = await fixture.place(who, { ...who.payload, amount: 654 });
    await say({});
    const orderId = String(body['order_id']);
    const lines = [{ product_id: product.id, quantity: 3 }];
    const { shown } = await edits.editAsShown(orderId, { lines });
    expect(shown?.after).toMatchObject({ round_off_amt: -0.4, amount: 930 });
    const free = await edits.editAsShown(orderId, { shipping: 20.5 });
    expect(free.shown?.after).toMatchObject({ round_off_amt: 0.1, amount: 851 });
    expect(await edits.rowOf(orderId)).toMatchObject({ roundOff: 10, payable: 85_100 });
  });

  it('go back with the last credit note, so that notes and refunds add up to what was paid', async () => {
    await say({ rounds_total: true });
    const { orderId, txnId } = await paidOnline(654, 2);
    for (const status of ['Packed', 'Shipped', 'Delivered'] as const) {
      await staff.step(orderId, status);
    }
    const refund = (body: object) =>
      store.call('POST', `/staff/orders/${orderId}/refund/`, {
        token: staff.token,
        body: { reason: 'Broken', ...body },
      });
    const [line] = await edits.linesOf(orderId);
    const piece = { lines: [{ line_id: line?.id, quantity: 1 }] };
    expect((await refund(piece)).status).toBe(200);
    expect((await refund({ ...piece, includes_shipping: true })).status).toBe(200);
    const written = await notes(orderId);
    expect(written.map(({ amount }) => amount)).toEqual([27_680, 37_720]);
    expect(written.map(({ document }) => document.roundOff)).toEqual([undefined, 40]);
    const paidBack = await fixture.refundsOf(txnId);
    expect(paidBack.reduce((sum, { amount }) => sum + amount, 0)).toBe(65_400);
  });

  it('go back whole when the order is cancelled', async () => {
    await say({ rounds_total: true });
    const { orderId, txnId } = await paidOnline(377, 1);
    await staff.step(orderId, 'Packed');
    const answer = await staff.step(orderId, 'Cancelled', { reason: 'Out of stock' });
    expect(answer.status).toBe(200);
    const [note] = await notes(orderId);
    expect(note).toMatchObject({ amount: 37_700, document: { roundOff: 20, payable: 37_700 } });
    expect(await fixture.refundsOf(txnId)).toMatchObject([{ amount: 37_700 }]);
  });
});

describe('the discount for paying online', () => {
  it('is spread over the lines beside that of a coupon, which counts its own', async () => {
    await say({ prepaid_percent: 5 });
    const { code } = await makeCoupon(store, { percent: 10 });
    // 553.60 − 55.36 = 498.24; − 24.91 = 473.33
    const { orderId } = await paidOnline(573.33, 2, code);
    const row = await edits.rowOf(orderId);
    expect(row).toMatchObject({ discount: 8_027, prepaidDiscount: 2_491, payable: 57_333 });
    const [line] = await edits.linesOf(orderId);
    expect(line).toMatchObject({ total: 55_360, discount: 8_027 });
    const [use] = await store.context.db
      .select({ discount: couponUses.discount })
      .from(couponUses)
      .where(eq(couponUses.orderId, row.id));
    expect(use?.discount).toBe(5_536);
  });

  it('is none for cash, also where the order is paid online later and changed then', async () => {
    await say({ prepaid_amount: 50 });
    const product = await make();
    const who = await fixture.buyer(product.id, { quantity: 2 });
    const placed = await fixture.place(who, { ...who.payload, amount: 653.6 });
    expect(placed.status).toBe(201);
    const orderId = String(placed.body['order_id']);
    const link = await fixture.renew(who.token, { order_id: orderId, amount: 653.6 });
    expect(link.status).toBe(200);
    await settle(orderId, String(link.body['txn_id']));
    const lines = [{ product_id: product.id, quantity: 3 }];
    const { shown } = await edits.editAsShown(orderId, { lines });
    expect(shown?.after).toMatchObject({ amount: 930.4 });
    expect(shown?.after).not.toHaveProperty('prepaid_discount_amt');
  });

  it('is that of the day of the order, and follows its lines', async () => {
    await say({ prepaid_percent: 10 });
    // 553.60 − 55.36 + 100
    const { orderId, product } = await paidOnline(598.24, 2);
    await say({ prepaid_percent: 50 });
    const lines = [{ product_id: product.id, quantity: 1 }];
    const { shown } = await edits.editAsShown(orderId, { lines });
    expect(shown).toMatchObject({
      after: { prepaid_discount_amt: 27.68, amount: 349.12 },
      to_refund: 249.12,
    });
  });

  it('does not bring goods of ₹250 below the minimum order', async () => {
    await say({ prepaid_amount: 30 });
    const who = await fixture.buyer((await makeProduct(store, { price: 25_000 })).id);
    expect((await online(320, who)).status).toBe(200);
  });

  it('is at most half of the price', async () => {
    const answer = await changeShopSettings(store, staff.token, { prepaid_percent: 50.01 });
    expect([answer.status, answer.body['errors']]).toEqual([
      400,
      { prepaid_percent: ['The discount can be at most 50%'] },
    ]);
  });
});
