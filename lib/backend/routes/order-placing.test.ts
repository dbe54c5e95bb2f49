import { eq, sql } from 'drizzle-orm';
import * as calls from '../../contract/order.ts';
import { addresses } from '../db/schema/address.ts';
import { carts } from '../db/schema/cart.ts';
import { products } from '../db/schema/catalogue.ts';
import { memberships } from '../db/schema/membership.ts';
import { orderEvents, orderLines } from '../db/schema/order.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { testNow } from '../testing/clock.ts';
import { makeAddress, makeCustomer } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof orderFixture>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = orderFixture(store);
});
afterAll(() => store.close());

const makeMember = (customerId: number, endsAt: string, cancelledAt?: Date) =>
  store.context.db.insert(memberships).values({
    customerId,
    startsAt: new Date('2026-11-01T00:00:00+05:30'),
    endsAt: new Date(endsAt),
    cancelledAt,
  });

describe('placing an order', () => {
  it('makes an order of the cart, takes the stock and tells the customer', async () => {
    const product = await makeProduct(store, { stock: 10 });
    const who = await fixture.buyer(product.id, { quantity: 2 });
    const answer = await fixture.place(who, {
      ...who.payload,
      udf2: 100,
      udf3: 28.57,
      discount_amt: 0,
      udf4: '',
      order_total: 700,
      amount: 700,
      sale_status: 'Paid',
      productinfo: 'whatever',
      udf5: '',
    });
    expect(answer.status).toBe(201);
    const { order_id, message } = await calls.placeOrder.answer.validate(answer.body, {
      strict: true,
    });
    expect(order_id).toMatch(/^SO-\d{6}$/);
    expect(message).toBe('Your order has been placed!');
    expect(await fixture.piecesInCart(who)).toBe(0);
    expect(await fixture.stockOf(product.id)).toEqual({ stock: 8, sold: 2 });
    const [order] = await fixture.ordersOf(who);
    expect(order).toMatchObject({
      status: 'Pending',
      saleStatus: 'Quotation Sent',
      total: 60_000,
      shipping: 10_000,
      tax: 2_857,
      payable: 70_000,
      isGift: false,
      isPriority: false,
      expectedOn: '2026-11-25',
      placedAt: testNow,
    });
    expect(await fixture.bookedOn(product.id)).toEqual([{ change: -2, orderId: order?.id }]);
    const { db } = store.context;
    const lines = await db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order?.id ?? 0));
    expect(lines).toEqual([
      expect.objectContaining({
        productId: product.id,
        name: product.name,
        sku: product.sku,
        hsn: '0409',
        image: `/images/test/${product.id}.svg`,
        quantity: 2,
        price: 30_000,
        total: 60_000,
        gstRate: 500,
        tax: 2_857,
      }),
    ]);
    const events = await db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, order?.id ?? 0));
    expect(events).toEqual([expect.objectContaining({ status: 'Pending', at: testNow })]);
    const closed = await db
      .select()
      .from(carts)
      .where(eq(carts.id, order?.cartId ?? 0));
    expect(closed[0]?.closedAt).toEqual(testNow);
    for (const [to, amount] of [
      [who.email, '₹700'],
      [who.mobile, 'Rs 700'],
    ] as const) {
      const sent = await db.select().from(outboxMessages).where(eq(outboxMessages.recipient, to));
      expect(sent).toHaveLength(1);
      expect(sent[0]?.text).toContain(order_id);
      expect(sent[0]?.text).toContain(amount);
    }
    expect(await fixture.lastTags()).toEqual([`product:${product.id}`]);
  });

  it('has the lists made anew when a product sells out', async () => {
    const product = await makeProduct(store, { stock: 1 });
    const who = await fixture.buyer(product.id);
    expect((await fixture.place(who, who.payload)).status).toBe(201);
    expect(await fixture.lastTags()).toEqual([`product:${product.id}`, 'products']);
  });

  it('leaves an unknown stock unknown', async () => {
    const product = await makeProduct(store, { stock: null });
    const who = await fixture.buyer(product.id, { quantity: 20 });
    expect((await fixture.place(who, who.payload)).status).toBe(201);
    expect(await fixture.stockOf(product.id)).toEqual({ stock: null, sold: 20 });
    expect(await fixture.bookedOn(product.id)).toEqual([]);
  });

  it('keeps the gift message', async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id);
    const { body } = await fixture.place(who, { ...who.payload, udf5: 'Happy Diwali!' });
    expect(await fixture.detail(who, body['order_id'])).toMatchObject({
      is_gift: true,
      gift_message: 'Happy Diwali!',
    });
  });

  it('ships free to Ahmedabad, within two working days', async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id, { city: 'Ahmedabad' });
    const { body } = await fixture.place(who, { ...who.payload, udf2: 0 });
    expect(await fixture.detail(who, body['order_id'])).toMatchObject({
      shipping_amt: 0,
      final_total: 300,
      delivery_date: '2026-11-20',
    });
  });

  it('ships free to members and serves them first', async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id);
    await makeMember(who.customerId, '2026-12-01T00:00:00+05:30');
    expect((await fixture.place(who, { ...who.payload, amount: 400 })).status).toBe(409);
    expect((await fixture.place(who, { ...who.payload, amount: 300 })).status).toBe(201);
    expect((await fixture.ordersOf(who))[0]).toMatchObject({ shipping: 0, isPriority: true });
  });

  it('takes shipping from those whose membership has run out or was cancelled', async () => {
    const product = await makeProduct(store);
    const late = await fixture.buyer(product.id);
    await makeMember(late.customerId, '2026-11-18T12:00:00+05:30');
    expect((await fixture.place(late, late.payload)).status).toBe(201);
    const cancelled = await fixture.buyer(product.id);
    await makeMember(cancelled.customerId, '2026-12-01T00:00:00+05:30', testNow);
    expect((await fixture.place(cancelled, cancelled.payload)).status).toBe(201);
  });

  it.each([
    [24_999, 349.99, 400],
    [25_000, 350, 201],
  ])('of %i paise for the goods, %d to pay, answers %i', async (paise, amount, status) => {
    const product = await makeProduct(store, { price: paise });
    const who = await fixture.buyer(product.id);
    const answer = await fixture.place(who, { ...who.payload, amount });
    expect(answer.status).toBe(status);
    if (status === 400) {
      expect(answer.body).toMatchObject({
        message: 'Minimum order value should be ₹250',
        non_field_errors: ['Minimum order value should be ₹250'],
      });
      expect(await fixture.ordersOf(who)).toEqual([]);
    }
  });

  it('refuses an empty cart', async () => {
    const who = await makeCustomer(store);
    const payload = {
      address1: await makeAddress(store, who.customerId),
      pay_type: 'Cash on Delivery',
      amount: 400,
    };
    const answer = await fixture.place(who, payload);
    expect(answer.status).toBe(409);
    expect(answer.body['message']).toBe('Your cart is empty');
    const product = await makeProduct(store);
    await fixture.fill(who, product.id);
    const { body } = await store.call('GET', '/cart/', { token: who.token });
    const [item] = body['data'] as { id: number }[];
    await store.call('DELETE', `/cart/${item?.id}`, { token: who.token });
    expect((await fixture.place(who, payload)).body['message']).toBe('Your cart is empty');
  });

  it("refuses another customer's address, a deleted one, one abroad and one that is not there", async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id);
    const other = await makeCustomer(store);
    const { db } = store.context;
    const deleted = await makeAddress(store, who.customerId);
    await db.update(addresses).set({ deletedAt: testNow }).where(eq(addresses.id, deleted));
    const abroad = await makeAddressAbroad(who.customerId);
    const theirs = await makeAddress(store, other.customerId);
    for (const address1 of [theirs, deleted, abroad, 2_147_483_647]) {
      const answer = await fixture.place(who, { ...who.payload, address1 });
      expect(answer.status).toBe(404);
      expect(answer.body['message']).toBe('Address not found');
    }
    expect(await fixture.ordersOf(who)).toEqual([]);
  });

  it.each([
    ['udf2', 0],
    ['udf3', 14.28],
    ['discount_amt', 50],
    ['order_total', 399.99],
    ['amount', 1],
  ])('refuses a wrong %s with the fresh totals and makes nothing', async (field, value) => {
    const product = await makeProduct(store, { stock: 3 });
    const who = await fixture.buyer(product.id);
    const answer = await fixture.place(who, { ...who.payload, [field]: value });
    expect(answer.status).toBe(409);
    expect(answer.body['message']).toContain('totals have changed');
    const totals = await calls.orderTotals.validate(answer.body['totals'], { strict: true });
    expect(totals).toEqual({
      total: 300,
      discount_amt: 0,
      gift_voucher_amt: 0,
      gst_amt: 14.29,
      final_total: 300,
      shipping_amt: 100,
      amount: 400,
    });
    expect(await fixture.ordersOf(who)).toEqual([]);
    expect(await fixture.stockOf(product.id)).toEqual({ stock: 3, sold: 0 });
    expect(await fixture.piecesInCart(who)).toBe(1);
  });

  it('refuses an order whose price has changed since', async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id);
    await store.context.db
      .update(products)
      .set({ price: 31_000 })
      .where(eq(products.id, product.id));
    const answer = await fixture.place(who, who.payload);
    expect(answer.status).toBe(409);
    expect(answer.body['totals']).toMatchObject({ amount: 410 });
    expect((await fixture.place(who, { ...who.payload, amount: 410 })).status).toBe(201);
  });

  it('refuses a voucher that is not applied to the cart', async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id);
    const answer = await fixture.place(who, { ...who.payload, udf4: 'WELCOME10' });
    expect(answer.status).toBe(409);
    expect(answer.body['totals']).toMatchObject({ amount: 400 });
    expect(await fixture.ordersOf(who)).toEqual([]);
  });

  it('names the product that is no longer there in that number', async () => {
    const plenty = await makeProduct(store);
    const scarce = await makeProduct(store, { stock: 3 });
    const who = await fixture.buyer(plenty.id);
    await fixture.fill(who, scarce.id, 3);
    await store.context.db.update(products).set({ stock: 2 }).where(eq(products.id, scarce.id));
    const answer = await fixture.place(who, { ...who.payload, amount: 1_300 });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ available_quantity: 2 });
    expect(answer.body['message']).toContain(scarce.name);
    expect(await fixture.stockOf(plenty.id)).toEqual({ stock: 100, sold: 0 });
    await store.context.db
      .update(products)
      .set({ stock: 3, isOnSale: false })
      .where(eq(products.id, scarce.id));
    expect((await fixture.place(who, { ...who.payload, amount: 1_300 })).body).toMatchObject({
      available_quantity: 0,
    });
  });

  it.each([
    ['address1', undefined],
    ['address1', 'home'],
    ['address1', 0],
    ['pay_type', undefined],
    ['pay_type', 'Online Payment'],
    ['pay_type', 'Barter'],
    ['amount', undefined],
    ['amount', 'much'],
    ['amount', -1],
    ['amount', 1.005],
    ['amount', null],
    ['udf2', 'x'],
    ['udf5', 'x'.repeat(501)],
  ])('refuses %s = %p', async (field, value) => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id);
    const answer = await fixture.place(who, { ...who.payload, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toHaveProperty(field);
  });

  it('gives the first answer again for the same key and refuses another body under it', async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id);
    const first = await fixture.place(who, who.payload, 'key-1');
    const again = await fixture.place(who, who.payload, 'key-1');
    expect([again.status, again.body]).toEqual([201, first.body]);
    const other = await fixture.place(who, { ...who.payload, udf5: 'A gift' }, 'key-1');
    expect(other.status).toBe(409);
    expect(await fixture.ordersOf(who)).toHaveLength(1);
  });

  it('leaves a key free after a refusal', async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id);
    expect((await fixture.place(who, { ...who.payload, amount: 1 }, 'key-2')).status).toBe(409);
    expect((await fixture.place(who, who.payload, 'key-2')).status).toBe(201);
  });

  it('finds the cart closed at a second submit without a key', async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id);
    expect((await fixture.place(who, who.payload)).status).toBe(201);
    expect((await fixture.place(who, who.payload)).status).toBe(409);
  });
});

async function makeAddressAbroad(customerId: number): Promise<number> {
  const { db } = store.context;
  const id = await makeAddress(store, customerId);
  const { rows } = await db.execute<{ country: number; state: number; city: number }>(sql`
    with country as (select id from countries where code <> 'IN' limit 1),
    state as (insert into states (country_id, name) select id, 'Elsewhere' from country returning id, country_id),
    city as (insert into cities (state_id, name) select id, 'Ahmedabad' from state returning id, state_id)
    select state.country_id as country, state.id as state, city.id as city from state, city`);
  const [location] = rows;
  await db
    .update(addresses)
    .set({ countryId: location?.country, stateId: location?.state, cityId: location?.city })
    .where(eq(addresses.id, id));
  return id;
}
