import { and, eq, sql } from 'drizzle-orm';
import { listOrders } from '../../contract/order.ts';
import { cancelOrder } from '../../contract/order-change.ts';
import { products } from '../db/schema/catalogue.ts';
import { stockAlerts, stockMovements } from '../db/schema/stock.ts';
import { orderEvents, orders } from '../db/schema/order.ts';
import { payments, refunds } from '../db/schema/payment.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { coupons, giftVoucherEntries, giftVouchers } from '../db/schema/voucher.ts';
import { testNow } from '../testing/clock.ts';
import { makeCoupon } from '../testing/make-coupon.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { orderFixture, type Buyer } from '../testing/order-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { waitingJobs } from '../testing/waiting-jobs.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof orderFixture>;
let staff: Awaited<ReturnType<typeof staffFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = orderFixture(store);
  staff = await staffFixture(store);
});
afterAll(() => store.close());

const cancel = (
  { token }: { token: string },
  orderId: string,
  body: unknown = { reason: 'Late' },
) => store.call('POST', `/orders/${orderId}/cancel/`, { token, body });

const order = (quantity = 2, stock: number | null = 10) => fixture.ordered({ quantity, stock });

const movementsOf = (productId: number) =>
  store.context.db
    .select({ change: stockMovements.change, reason: stockMovements.reason })
    .from(stockMovements)
    .where(eq(stockMovements.productId, productId));

const mailsTo = ({ email }: Buyer) =>
  store.context.db
    .select()
    .from(outboxMessages)
    .where(and(eq(outboxMessages.recipient, email), eq(outboxMessages.channel, 'email')))
    .orderBy(outboxMessages.id);

describe('cancelling an order', () => {
  it('refuses a caller who is not logged in', async () => {
    const { orderId } = await order();
    expect((await store.call('POST', `/orders/${orderId}/cancel/`, { body: {} })).status).toBe(401);
  });

  it("refuses another customer's order, and leaves it as it is", async () => {
    const { who, orderId } = await order();
    const answer = await cancel(await makeCustomer(store), orderId);
    expect([answer.status, answer.body['message']]).toEqual([404, 'Order not found']);
    expect((await fixture.detail(who, orderId)).order_status).toBe('Pending');
  });

  it('wants a reason', async () => {
    const { who, orderId } = await order();
    for (const body of [{}, { reason: '  ' }, { reason: 'x'.repeat(501) }]) {
      const answer = await cancel(who, orderId, body);
      expect(answer.status).toBe(400);
      expect(answer.body['errors']).toHaveProperty('reason');
    }
  });

  it('gives the stock back, says so in the history and tells the customer', async () => {
    const { who, product, orderId } = await order(2);
    expect(await fixture.stockOf(product.id)).toEqual({ stock: 8, sold: 2 });
    const { status, body } = await cancel(who, orderId);
    expect(status).toBe(200);
    const { data, message } = await cancelOrder.answer.validate(body, { strict: true });
    expect(message).toBe('Your order has been cancelled!');
    expect(data).toMatchObject({ order_status: 'Cancelled', cancel_reason: 'Late' });
    expect(data.timeline.map((event) => event.status)).toEqual(['Pending', 'Cancelled']);
    expect(await fixture.stockOf(product.id)).toEqual({ stock: 10, sold: 0 });
    expect(await movementsOf(product.id)).toEqual([
      { change: -2, reason: 'order' },
      { change: 2, reason: 'cancelled' },
    ]);
    expect(await fixture.lastTags()).toEqual([`product:${product.id}`]);
    const mail = (await mailsTo(who)).at(-1);
    expect(mail?.subject).toBe(`Your order ${orderId} has been cancelled`);
    expect(mail?.text).toContain('Reason: Late');
    expect(mail?.text).not.toContain('sorry');
  });

  it('lets those know who waited for the product, once it is back on sale', async () => {
    const { who, product, orderId } = await order(2, 2);
    await store.context.db
      .insert(stockAlerts)
      .values({ productId: product.id, email: 'waits@example.in' });
    await cancel(who, orderId);
    expect(await fixture.lastTags()).toEqual([`product:${product.id}`, 'products']);
    expect(await waitingJobs(store, 'send_stock_alerts')).toContainEqual({ productId: product.id });
  });

  it('leaves an unknown stock unknown', async () => {
    const { who, product, orderId } = await order(1, null);
    expect((await cancel(who, orderId)).status).toBe(200);
    expect(await fixture.stockOf(product.id)).toEqual({ stock: null, sold: 0 });
    expect(await movementsOf(product.id)).toEqual([]);
  });

  it.each(['Confirmed', 'Packed'] as const)('is still possible once it is %s', async (status) => {
    const { who, product, orderId } = await order();
    await staff.bring(orderId, status);
    expect((await cancel(who, orderId)).status).toBe(200);
    expect(await fixture.stockOf(product.id)).toEqual({ stock: 10, sold: 0 });
  });

  it.each(['Shipped', 'Delivered'] as const)('comes too late once it is %s', async (status) => {
    const { who, product, orderId } = await order();
    await staff.bring(orderId, status);
    const answer = await cancel(who, orderId);
    expect(answer.status).toBe(409);
    expect(answer.body['message']).toContain('can’t be cancelled any more');
    expect(await fixture.stockOf(product.id)).toEqual({ stock: 8, sold: 2 });
  });

  it('counts once of twenty at the same time', async () => {
    const { who, product, orderId } = await order();
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(who, orderId)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect(await fixture.stockOf(product.id)).toEqual({ stock: 10, sold: 0 });
    expect(await movementsOf(product.id)).toHaveLength(2);
  });

  it('and a step of the staff at the same time: one of them is first, nothing is half done', async () => {
    const tries = await Promise.all(Array.from({ length: 8 }, () => order()));
    await Promise.all(tries.map(({ orderId }) => staff.bring(orderId, 'Packed')));
    for (const { who, product, orderId } of tries) {
      const [cancelled, shipped] = await Promise.all([
        cancel(who, orderId),
        staff.step(orderId, 'Shipped'),
      ]);
      expect([cancelled.status, shipped.status].sort()).toEqual([200, 409]);
      const { order_status } = await fixture.detail(who, orderId);
      expect(order_status).toBe(cancelled.status === 200 ? 'Cancelled' : 'Shipped');
      const left = cancelled.status === 200 ? { stock: 10, sold: 0 } : { stock: 8, sold: 2 };
      expect(await fixture.stockOf(product.id)).toEqual(left);
    }
  });

  it('and orders of the same products at the same time never wait in a circle', async () => {
    const goods = await Promise.all([1, 2, 3].map(() => makeProduct(store, { stock: 50 })));
    const [first, ...others] = goods.map(({ id }) => id);
    const buyers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const who = await fixture.buyer(first ?? 0);
        for (const id of others) await fixture.fill(who, id);
        return { ...who, payload: { ...who.payload, amount: 1_000 } };
      }),
    );
    const [early, late] = [buyers.slice(0, 6), buyers.slice(6)];
    const placed = await Promise.all(early.map((who) => fixture.place(who, who.payload)));
    const mixed = await Promise.all([
      ...placed.map(({ body }, i) => cancel(early[i] ?? { token: '' }, String(body['order_id']))),
      ...late.map((who) => fixture.place(who, who.payload)),
    ]);
    expect(mixed.map(({ status }) => status)).toEqual([
      ...Array(6).fill(200),
      ...Array(6).fill(201),
    ]);
    for (const { id } of goods) expect(await fixture.stockOf(id)).toEqual({ stock: 44, sold: 6 });
  });

  it('gives back what was spent of a gift voucher, once', async () => {
    const { db } = store.context;
    const { who, orderId, id } = await order();
    const [voucher] = await db
      .insert(giftVouchers)
      .values({
        codeHash: `hash of ${orderId}`,
        lastFour: '2026',
        amount: 50_000,
        balance: 30_000,
        senderName: 'A',
        senderEmail: 'a@example.in',
        receiverName: 'B',
        receiverEmail: 'b@example.in',
      })
      .returning();
    const voucherId = voucher?.id ?? 0;
    await db.insert(giftVoucherEntries).values([
      { voucherId, change: 50_000, reason: 'issued' },
      { voucherId, orderId: id, change: -20_000, reason: 'spent' },
    ]);
    await db
      .update(orders)
      .set({ giftVoucherAmount: 20_000, payable: sql`${orders.payable} - 20000` })
      .where(eq(orders.id, id));
    await Promise.all([cancel(who, orderId), cancel(who, orderId)]);
    const [after] = await db.select().from(giftVouchers).where(eq(giftVouchers.id, voucherId));
    expect(after?.balance).toBe(50_000);
    const entries = await db
      .select({ change: giftVoucherEntries.change, reason: giftVoucherEntries.reason })
      .from(giftVoucherEntries)
      .where(eq(giftVoucherEntries.voucherId, voucherId))
      .orderBy(giftVoucherEntries.id);
    expect(entries.at(-1)).toEqual({ change: 20_000, reason: 'given back' });
    expect(entries).toHaveLength(3);
    expect((await mailsTo(who)).at(-1)?.text).toContain(
      'We’ve added ₹200 back to your gift voucher',
    );
  });

  it('lets its coupon be used again, counted once', async () => {
    const coupon = await makeCoupon(store, { usesPerCustomer: 1 });
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id, { quantity: 2 });
    const validate = () =>
      store.call('GET', `/validate-voucher-code/?voucher_code=${coupon.code}`, {
        token: who.token,
      });
    await validate();
    const placed = await fixture.place(who, { ...who.payload, udf4: coupon.code, amount: 640 });
    expect(placed.status).toBe(201);
    await fixture.fill(who, product.id, 2);
    expect((await validate()).status).toBe(409);
    const orderId = String(placed.body['order_id']);
    await Promise.all([cancel(who, orderId), cancel(who, orderId)]);
    const [after] = await store.context.db.select().from(coupons).where(eq(coupons.id, coupon.id));
    expect(after?.usedCount).toBe(0);
    expect((await validate()).status).toBe(200);
  });

  it('asks for what was paid online to be refunded', async () => {
    const { db } = store.context;
    const { who, orderId, id } = await order();
    await db
      .update(orders)
      .set({ payType: 'Online Payment', paidAt: testNow })
      .where(eq(orders.id, id));
    const [payment] = await db
      .insert(payments)
      .values({
        txnId: `txn ${orderId}`,
        purpose: 'order',
        orderId: id,
        provider: 'sandbox',
        amount: 70_000,
        status: 'paid',
      })
      .returning();
    await cancel(who, orderId);
    const due = await db.select().from(refunds).where(eq(refunds.orderId, id));
    expect(due).toEqual([
      expect.objectContaining({ paymentId: payment?.id, amount: 70_000, status: 'requested' }),
    ]);
    expect((await mailsTo(who)).at(-1)?.text).toContain(
      '₹700 will be refunded to your original payment method',
    );
    expect(await fixture.detail(who, orderId)).toMatchObject({
      refunds: [{ amount: 700, is_settled: false }],
    });
    const { body } = await store.call('GET', '/web/orders/list/', { token: who.token });
    const row = (await listOrders.answer.validate(body, { strict: true })).data[0];
    expect(row?.refund).toMatchObject({ amount: 700, is_settled: false });
  });

  it('by the staff needs no reason of theirs, and stands under their name', async () => {
    const { who, orderId, id, product } = await order();
    expect((await staff.step(orderId, 'Cancelled')).status).toBe(200);
    expect(await fixture.detail(who, orderId)).toMatchObject({
      order_status: 'Cancelled',
      cancel_reason: 'Cancelled by the shop',
    });
    const events = await store.context.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, id));
    expect(events.at(-1)?.staffId).toBe(staff.customerId);
    expect(await fixture.stockOf(product.id)).toEqual({ stock: 10, sold: 0 });
  });

  it('changes nothing of the product but its stock', async () => {
    const { who, orderId, product } = await order();
    const read = () =>
      store.context.db
        .select({ version: products.version, price: products.price })
        .from(products)
        .where(eq(products.id, product.id));
    const before = await read();
    await cancel(who, orderId);
    expect(await read()).toEqual(before);
  });
});
