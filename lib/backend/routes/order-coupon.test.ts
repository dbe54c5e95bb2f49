import { eq } from 'drizzle-orm';
import { products } from '../db/schema/catalogue.ts';
import { orderLines, orders } from '../db/schema/order.ts';
import { coupons, couponUses } from '../db/schema/voucher.ts';
import { giveBackCoupon } from '../services/coupon/take-coupon.ts';
import { parseOrderId } from '../services/order/order-id.ts';
import { makeCoupon } from '../testing/make-coupon.ts';
import { makeProduct } from '../testing/make-product.ts';
import { orderFixture, type Buyer } from '../testing/order-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof orderFixture>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = orderFixture(store);
});
afterAll(() => store.close());

const apply = ({ token }: { token: string }, code: string) =>
  store.call('GET', `/validate-voucher-code/?voucher_code=${code}`, { token });
const findCoupon = async (id: number) =>
  (await store.context.db.select().from(coupons).where(eq(coupons.id, id)))[0];
const usesOf = (id: number) =>
  store.context.db.select().from(couponUses).where(eq(couponUses.couponId, id));
const cancelled = async (orderId: number) => {
  await store.context.db.transaction((tx) => giveBackCoupon({ ...store.context, db: tx }, orderId));
  await store.context.db.update(orders).set({ status: 'Cancelled' }).where(eq(orders.id, orderId));
};

/** Payload that orders the buyer's cart with a coupon: ₹300 each, 10 % off, ₹100 for shipping. */
const withCoupon = (who: Buyer, code: string, amount: number) => ({
  ...who.payload,
  udf4: code,
  amount,
});

describe('an order with a coupon', () => {
  it('keeps the code, each line its share, and the use is booked', async () => {
    const goods = [
      await makeProduct(store),
      await makeProduct(store, { price: 9_999, gstRate: 1_200 }),
    ];
    const who = await fixture.buyer(goods[0]?.id ?? 0, { quantity: 2 });
    await fixture.fill(who, goods[1]?.id ?? 0);
    const coupon = await makeCoupon(store, { usesPerCustomer: 1 });
    const applied = await apply(who, coupon.code);
    expect(applied.body).toMatchObject({ total: 699.99, discount_amt: 70, final_total: 629.99 });
    const answer = await fixture.place(who, {
      ...withCoupon(who, coupon.code.toLowerCase(), 729.99),
      discount_amt: 70,
      udf2: 100,
      udf3: applied.body['gst_amt'],
    });
    expect(answer.status).toBe(201);
    expect(await fixture.detail(who, answer.body['order_id'])).toMatchObject({
      applied_voucher_code: coupon.code,
      discount_amt: 70,
      tax_amt: applied.body['gst_amt'],
      total: 629.99,
      final_total: 729.99,
    });
    const orderId = parseOrderId(String(answer.body['order_id'])) ?? 0;
    const lines = await store.context.db
      .select({ discount: orderLines.discount, tax: orderLines.tax })
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId))
      .orderBy(orderLines.id);
    expect(lines).toEqual([
      { discount: 6_000, tax: 2_571 },
      { discount: 1_000, tax: 964 },
    ]);
    expect(await usesOf(coupon.id)).toEqual([
      expect.objectContaining({
        customerId: who.customerId,
        orderId,
        discount: 7_000,
        givenBackAt: null,
      }),
    ]);
    expect((await findCoupon(coupon.id))?.usedCount).toBe(1);
    await fixture.fill(who, goods[0]?.id ?? 0);
    expect((await apply(who, coupon.code)).body['message']).toBe(
      'This coupon can be used only once, and you’ve already used it.',
    );
  });

  it('is compared with what the client worked out', async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id, { quantity: 2 });
    await apply(who, 'WELCOME10');
    for (const body of [
      { ...who.payload, amount: 700 },
      withCoupon(who, 'WELCOME10', 700),
      { ...withCoupon(who, 'WELCOME10', 640), discount_amt: 59.99 },
      { ...withCoupon(who, 'WELCOME10', 640), udf3: 28.57 },
    ]) {
      const answer = await fixture.place(who, body);
      expect(answer.status).toBe(409);
      expect(answer.body['totals']).toEqual({
        total: 600,
        discount_amt: 60,
        gift_voucher_amt: 0,
        gst_amt: 25.71,
        final_total: 540,
        shipping_amt: 100,
        amount: 640,
      });
    }
    expect((await fixture.place(who, withCoupon(who, 'WELCOME10', 640))).status).toBe(201);
  });

  it('refuses a code that is not the one on the cart', async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id, { quantity: 2 });
    await apply(who, 'WELCOME10');
    const answer = await fixture.place(who, withCoupon(who, 'SAVE50', 640));
    expect(answer.status).toBe(409);
    expect(answer.body['message']).toBe('This code isn’t applied to your cart');
  });

  it('says why a coupon gives nothing any more, with the totals without it', async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id, { quantity: 2 });
    const coupon = await makeCoupon(store);
    await apply(who, coupon.code);
    await store.context.db
      .update(coupons)
      .set({ isActive: false })
      .where(eq(coupons.id, coupon.id));
    const answer = await fixture.place(who, withCoupon(who, coupon.code, 640));
    expect(answer.status).toBe(409);
    expect(answer.body['message']).toBe(`We removed coupon ${coupon.code}. It is no longer valid.`);
    expect(answer.body['totals']).toMatchObject({ discount_amt: 0, amount: 700 });
    expect((await fixture.place(who, who.payload)).status).toBe(201);
    expect(await usesOf(coupon.id)).toEqual([]);
  });

  it('measures the minimum order after the discount', async () => {
    const product = await makeProduct(store, { price: 27_777 });
    const who = await fixture.buyer(product.id);
    await apply(who, 'WELCOME10');
    const answer = await fixture.place(who, withCoupon(who, 'WELCOME10', 349.99));
    expect(answer.status).toBe(400);
    expect(answer.body['message']).toBe('Minimum order value should be ₹250');
  });

  it('books nothing where the stock was gone', async () => {
    const product = await makeProduct(store, { stock: 1 });
    const who = await fixture.buyer(product.id);
    const coupon = await makeCoupon(store, { percent: 10 });
    await apply(who, coupon.code);
    await store.context.db.update(products).set({ stock: 0 }).where(eq(products.id, product.id));
    expect((await fixture.place(who, withCoupon(who, coupon.code, 370))).body).toMatchObject({
      available_quantity: 0,
    });
    expect((await findCoupon(coupon.id))?.usedCount).toBe(0);
  });

  it('gives a first-order coupon to the first order only', async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id);
    await apply(who, 'WELCOME10');
    expect((await fixture.place(who, withCoupon(who, 'WELCOME10', 370))).status).toBe(201);
    await fixture.fill(who, product.id);
    const { firstOrderOnly } = await makeCoupon(store, { code: 'FIRST', firstOrderOnly: true });
    expect(firstOrderOnly).toBe(true);
    expect((await apply(who, 'FIRST')).body['message']).toBe(
      'This coupon is only for your first order.',
    );
  });
});

describe('a cancelled order', () => {
  it('gives its coupon back, once', async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id);
    const limits = { usesInAll: 1, usesPerCustomer: 1, firstOrderOnly: true };
    const coupon = await makeCoupon(store, limits);
    await apply(who, coupon.code);
    const placed = await fixture.place(who, withCoupon(who, coupon.code, 370));
    const orderId = parseOrderId(String(placed.body['order_id'])) ?? 0;
    await fixture.fill(who, product.id);
    expect((await apply(who, coupon.code)).status).toBe(409);

    await Promise.all([cancelled(orderId), cancelled(orderId)]);
    expect((await findCoupon(coupon.id))?.usedCount).toBe(0);
    expect((await usesOf(coupon.id))[0]?.givenBackAt).toEqual(store.context.now());
    expect((await apply(who, coupon.code)).status).toBe(200);
    expect((await fixture.place(who, withCoupon(who, coupon.code, 370))).status).toBe(201);
    expect((await findCoupon(coupon.id))?.usedCount).toBe(1);
  });

  it('that had none gives none back', async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id);
    const placed = await fixture.place(who, who.payload);
    await expect(
      giveBackCoupon(store.context, parseOrderId(String(placed.body['order_id'])) ?? 0),
    ).resolves.toBeUndefined();
  });
});

describe('many orders with one coupon at once', () => {
  it.each([1, 3])('share out exactly its %i uses among twenty buyers', async (usesInAll) => {
    const product = await makeProduct(store);
    const coupon = await makeCoupon(store, { usesInAll });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => fixture.buyer(product.id)));
    const applied = await Promise.all(buyers.map((who) => apply(who, coupon.code)));
    expect(applied.map(({ status }) => status)).toEqual(Array(20).fill(200));

    const answers = await Promise.all(
      buyers.map((who) => fixture.place(who, withCoupon(who, coupon.code, 370))),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(usesInAll);
    expect(refused).toHaveLength(20 - usesInAll);
    for (const { body } of refused) {
      expect(body['message']).toContain('It has reached its usage limit.');
      expect(body['totals']).toMatchObject({ discount_amt: 0, amount: 400 });
    }
    expect((await findCoupon(coupon.id))?.usedCount).toBe(usesInAll);
    expect(await usesOf(coupon.id)).toHaveLength(usesInAll);
    const made = (await Promise.all(buyers.map(fixture.ordersOf))).flat();
    expect(made.filter(({ discount }) => discount > 0)).toHaveLength(usesInAll);
    expect(await fixture.stockOf(product.id)).toEqual({ stock: 100 - usesInAll, sold: usesInAll });

    const again = await Promise.all(
      buyers.map(async (who) => {
        const [order] = await fixture.ordersOf(who);
        return order ? 201 : (await fixture.place(who, who.payload)).status;
      }),
    );
    expect(again).toEqual(Array(20).fill(201));
  });

  it('give one customer one use, also of twenty submits', async () => {
    const product = await makeProduct(store);
    const coupon = await makeCoupon(store, { usesPerCustomer: 1 });
    const who = await fixture.buyer(product.id);
    await apply(who, coupon.code);
    const body = withCoupon(who, coupon.code, 370);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        fixture.place(who, body, i % 2 ? `key-${i}` : undefined),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await usesOf(coupon.id)).toHaveLength(1);
  });

  it('never wait for each other in a circle, with cancellations in between', async () => {
    const goods = [await makeProduct(store), await makeProduct(store)];
    const pair = [await makeCoupon(store), await makeCoupon(store)];
    const buyers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => fixture.buyer(goods[i % 2]?.id ?? 0)),
    );
    await Promise.all(buyers.map((who, i) => apply(who, pair[(i >> 1) % 2]?.code ?? '')));
    const statuses = await Promise.all(
      buyers.map(async (who, i) => {
        const body = withCoupon(who, pair[(i >> 1) % 2]?.code ?? '', 370);
        const { status, body: answer } = await fixture.place(who, body);
        if (i % 3 === 0) await cancelled(parseOrderId(String(answer['order_id'])) ?? 0);
        return status;
      }),
    );
    expect(statuses).toEqual(Array(20).fill(201));
    const used = await Promise.all(pair.map(async ({ id }) => (await findCoupon(id))?.usedCount));
    expect(used.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(13);
  });
});
