import { eq } from 'drizzle-orm';
import { orders } from '../db/schema/order.ts';
import { sandboxRefunds } from '../db/schema/sandbox.ts';
import { expireOrders } from '../services/order/place/expire-orders.ts';
import { parseOrderId } from '../services/order/order-id.ts';
import { checkPayments } from '../services/payment/check-payments.ts';
import { payBack } from '../services/payment/pay-back.ts';
import { testNow } from '../testing/clock.ts';
import { makeCoupon } from '../testing/make-coupon.ts';
import { makeProduct } from '../testing/make-product.ts';
import { paymentFixture, type OpenPayment } from '../testing/pay-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let store: TestStore;
let fixture: ReturnType<typeof paymentFixture>;
let pid: number;
beforeAll(async () => {
  store = await openTestStore();
  fixture = paymentFixture(store);
});
afterAll(() => store.close());
beforeEach(async () => {
  store.setNow(testNow);
  pid = (await makeProduct(store)).id;
});

const goTo = (ms: number) => store.setNow(new Date(testNow.getTime() + ms));
const cancel = ({ token, orderId }: OpenPayment) =>
  store.call('POST', `/orders/${orderId}/cancel/`, { token, body: { reason: 'A mistake' } });

describe('money that comes too late', () => {
  it('goes back by itself where the order was cancelled', async () => {
    const open = await fixture.waiting(pid);
    expect((await cancel(open)).status).toBe(200);
    await fixture.press(open.txnId, 'success');
    await Promise.all(Array.from({ length: 10 }, () => fixture.send(open.paid)));
    expect(await fixture.orderRow(open.orderId)).toMatchObject({
      status: 'Cancelled',
      paidAt: null,
    });
    expect((await fixture.paymentOf(open.txnId))?.status).toBe('paid');
    const refunds = await fixture.refundsOf(open.txnId);
    expect(refunds).toHaveLength(1);
    expect(refunds[0]).toMatchObject({
      amount: 40_000,
      status: 'requested',
      reason: 'Paid when the order was Cancelled',
    });
    expect((await fixture.mailTextsTo(open.email)).at(-1)).toContain(
      `order ${open.orderId} had already been cancelled, so we’re refunding your payment.`,
    );
    expect(await fixture.stockOf(pid)).toEqual({ stock: 100, sold: 0 });

    await Promise.all([payBack(store.context), payBack(store.context)]);
    goTo(2 * minute);
    await payBack(store.context);
    expect((await fixture.refundsOf(open.txnId))[0]).toMatchObject({ status: 'settled' });
    const given = await store.context.db
      .select()
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.txnId, open.txnId));
    expect(given.map(({ amount }) => amount)).toEqual([40_000]);
    const seen = await store.call('GET', `/payments/${open.txnId}/`);
    expect(seen.body['data']).toMatchObject({ state: 'returned' });

    const other = await fixture.waiting(pid);
    await fixture.send(other.paid);
    const answer = await store.call('GET', `/payments/${other.txnId}/`);
    expect(answer.body['data']).toMatchObject({ state: 'paid' });
  });

  it('goes back where another payment was faster', async () => {
    const open = await fixture.waiting(pid);
    await fixture.send({ ...open.paid, status: 'failed' });
    const { body } = await fixture.renew(open.token, { order_id: open.orderId });
    const second = { ...open.paid, txn_id: String(body['txn_id']), reference: 'second' };
    await Promise.all([fixture.send(open.paid), fixture.send(second)]);
    const all = await Promise.all([open.txnId, second.txn_id].map((id) => fixture.refundsOf(id)));
    expect(all.flat()).toHaveLength(1);
    expect(all.flat()[0]).toMatchObject({ reason: 'Paid twice', amount: 40_000 });
    expect(await fixture.historyOf(open.orderId)).toEqual(['Pending', 'Confirmed']);
  });

  it('and a cancellation at the same moment leave it paid back once, or the order cancelled unpaid', async () => {
    for (let round = 0; round < 5; round += 1) {
      const open = await fixture.waiting(pid);
      await Promise.all([cancel(open), fixture.send(open.paid)]);
      expect(await fixture.orderRow(open.orderId)).toMatchObject({ status: 'Cancelled' });
      expect(await fixture.refundsOf(open.txnId)).toHaveLength(1);
    }
    expect(await fixture.stockOf(pid)).toEqual({ stock: 100, sold: 0 });
  });
});

describe('an online order that nobody pays', () => {
  it('runs out after 24 hours: its stock and its coupon come back', async () => {
    const coupon = await makeCoupon(store, { usesInAll: 1 });
    const buyer = await fixture.buyer(pid, { quantity: 2 });
    const url = `/validate-voucher-code/?voucher_code=${coupon.code}`;
    const { body: totals } = await store.call('GET', url, { token: buyer.token });
    const amount = Number(totals['final_total']) + 100;
    const orderInput = { ...fixture.orderInput(buyer), amount, voucherCode: coupon.code };
    const { body } = await fixture.link(buyer, orderInput);
    const name = String(body['order_id']);

    goTo(day - minute);
    await expireOrders(store.context);
    expect(await fixture.orderRow(name)).toMatchObject({ status: 'Pending' });
    goTo(day + minute);
    await Promise.all([expireOrders(store.context), expireOrders(store.context)]);
    expect(await fixture.orderRow(name)).toMatchObject({
      status: 'Cancelled',
      cancelReason: 'Not paid within 24 hours',
    });
    expect(await fixture.stockOf(pid)).toEqual({ stock: 100, sold: 0 });
    expect(await fixture.historyOf(name)).toEqual(['Pending', 'Cancelled']);
    await fixture.fill(buyer, pid, 2);
    expect((await store.call('GET', url, { token: buyer.token })).status).toBe(200);
  });

  it('is kept where its gateway says at the last moment that it was paid', async () => {
    const open = await fixture.waiting(pid);
    await fixture.press(open.txnId, 'success');
    goTo(day + minute);
    await expireOrders(store.context);
    expect(await fixture.orderRow(open.orderId)).toMatchObject({ status: 'Confirmed' });
    expect((await fixture.paymentOf(open.txnId))?.status).toBe('paid');
  });

  it('does not run out where it is paid in cash, or was paid', async () => {
    const cash = await fixture.buyer(pid);
    const { body } = await fixture.place(cash, cash.payload);
    const open = await fixture.waiting(pid);
    await fixture.send(open.paid);
    goTo(3 * day);
    await expireOrders(store.context);
    expect(await fixture.orderRow(String(body['order_id']))).toMatchObject({ status: 'Pending' });
    expect(await fixture.orderRow(open.orderId)).toMatchObject({ status: 'Confirmed' });
  });
});

describe('the minute’s round', () => {
  it('finds out what nobody has told, and asks ever more seldom', async () => {
    const paid = await fixture.waiting(pid);
    const open = await fixture.waiting(pid);
    await fixture.press(paid.txnId, 'success');
    await checkPayments(store.context);
    expect((await fixture.paymentOf(paid.txnId))?.checks).toBe(0);
    goTo(minute);
    await checkPayments(store.context);
    expect((await fixture.paymentOf(paid.txnId))?.status).toBe('paid');
    expect(await fixture.orderRow(paid.orderId)).toMatchObject({ status: 'Confirmed' });
    for (let round = 2; round <= 120; round += 1) {
      goTo(round * minute);
      await checkPayments(store.context);
    }
    const checks = (await fixture.paymentOf(open.txnId))?.checks ?? 0;
    expect(checks).toBeGreaterThan(11);
    expect(checks).toBeLessThan(20);
  });

  it('gives a payment up after three days', async () => {
    const open = await fixture.waiting(pid);
    goTo(3 * day + minute);
    await checkPayments(store.context);
    expect((await fixture.paymentOf(open.txnId))?.status).toBe('expired');
  });
});

describe('a refund', () => {
  it('of a cancelled order that was paid goes back once', async () => {
    const open = await fixture.waiting(pid);
    await fixture.press(open.txnId, 'success');
    goTo(minute);
    await checkPayments(store.context);
    await cancel(open);
    await payBack(store.context);
    const [refund] = await fixture.refundsOf(open.txnId);
    expect(refund).toMatchObject({ amount: 40_000, status: 'settled' });
    const id = parseOrderId(open.orderId) ?? 0;
    const [order] = await store.context.db.select().from(orders).where(eq(orders.id, id));
    expect(order?.status).toBe('Cancelled');
  });

  it('is asked for again where the gateway would not', async () => {
    const open = await fixture.waiting(pid);
    await fixture.send(open.paid);
    await cancel(open);
    await payBack(store.context);
    expect((await fixture.refundsOf(open.txnId))[0]).toMatchObject({
      status: 'requested',
      tries: 1,
    });
    await fixture.press(open.txnId, 'success');
    goTo(minute);
    await payBack(store.context);
    expect((await fixture.refundsOf(open.txnId))[0]).toMatchObject({ status: 'settled', tries: 2 });
  });
});
