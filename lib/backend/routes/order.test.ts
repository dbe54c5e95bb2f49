import { and, eq, sql } from 'drizzle-orm';
import * as calls from '../../contract/order.ts';
import { addresses } from '../db/schema/address.ts';
import { carts } from '../db/schema/cart.ts';
import { products, stockMovements } from '../db/schema/catalogue.ts';
import { memberships } from '../db/schema/membership.ts';
import { invoices, orderEvents, orderLines, orders } from '../db/schema/order.ts';
import { reviews } from '../db/schema/review.ts';
import { outboxMessages } from '../db/schema/running.ts';
import { makeAddress, makeCustomer, type Shopper } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { testNow } from '../testing/clock.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

type Payload = Record<string, unknown>;
interface Buyer extends Shopper {
  addressId: number;
  payload: Payload;
}

const price = 30_000;

/** A customer with `quantity` pieces in the cart, and the payload that orders them to Mumbai. */
async function buyer(pid: number, { quantity = 1, city = 'Mumbai' } = {}): Promise<Buyer> {
  const shopper = await makeCustomer(store);
  const addressId = await makeAddress(store, shopper.customerId, city);
  await fill(shopper, pid, quantity);
  const amount = (price / 100) * quantity + (city === 'Ahmedabad' ? 0 : 100);
  return {
    ...shopper,
    addressId,
    payload: { address1: addressId, pay_type: 'Cash on Delivery', amount },
  };
}

const fill = (who: { token: string }, pid: number, quantity = 1) =>
  store.call('POST', '/cart/', { token: who.token, body: { pid, quantity } });
const place = (who: { token: string }, body: Payload, key?: string) =>
  store.call('POST', '/orders/', {
    token: who.token,
    body,
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const counter = async (who: { token: string }) =>
  (await store.call('GET', '/cart/', { token: who.token })).body['cart_totals'];
const ordersOf = (who: Shopper) =>
  store.context.db.select().from(orders).where(eq(orders.customerId, who.customerId));
const stockOf = async (id: number) => {
  const [row] = await store.context.db.select().from(products).where(eq(products.id, id));
  return row && { stock: row.stock, sold: row.soldCount };
};
const movementsOf = (id: number) =>
  store.context.db
    .select({ change: stockMovements.change, orderId: stockMovements.orderId })
    .from(stockMovements)
    .where(and(eq(stockMovements.productId, id), eq(stockMovements.reason, 'order')));
const detail = async (who: { token: string }, orderId: unknown) => {
  const answer = await store.call('GET', `/orders/${String(orderId)}`, { token: who.token });
  return (await calls.getOrder.answer.validate(answer.body, { strict: true })).data;
};
const makeElite = (customerId: number, endsAt: string, cancelledAt?: Date) =>
  store.context.db.insert(memberships).values({
    customerId,
    startsAt: new Date('2026-11-01T00:00:00+05:30'),
    endsAt: new Date(endsAt),
    cancelledAt,
  });
const tagsOfLastRevalidation = async () => {
  const { rows } = await store.context.db.execute<{ payload: { tags: string[] } }>(
    sql`select payload from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'revalidate' order by j.id desc limit 1`,
  );
  return rows[0]?.payload.tags;
};

describe('placing an order', () => {
  it('makes an order of the cart, takes the stock and tells the customer', async () => {
    const product = await makeProduct(store, { stock: 10 });
    const who = await buyer(product.id, { quantity: 2 });
    const answer = await place(who, {
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
    expect(await counter(who)).toMatchObject({ cart_counter: 0, total: 0 });
    expect(await stockOf(product.id)).toEqual({ stock: 8, sold: 2 });
    const [order] = await ordersOf(who);
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
    expect(await movementsOf(product.id)).toEqual([{ change: -2, orderId: order?.id }]);
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
        price,
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
    for (const to of [who.email, who.mobile]) {
      const sent = await db.select().from(outboxMessages).where(eq(outboxMessages.recipient, to));
      expect(sent).toHaveLength(1);
      expect(sent[0]?.text).toContain(order_id);
      expect(sent[0]?.text).toContain('₹700.00');
    }
    expect(await tagsOfLastRevalidation()).toEqual([`product:${product.id}`]);
  });

  it('has the lists made anew when a product sells out', async () => {
    const product = await makeProduct(store, { stock: 1 });
    const who = await buyer(product.id);
    expect((await place(who, who.payload)).status).toBe(201);
    expect(await tagsOfLastRevalidation()).toEqual([`product:${product.id}`, 'products']);
  });

  it('leaves an unknown stock unknown', async () => {
    const product = await makeProduct(store, { stock: null });
    const who = await buyer(product.id, { quantity: 20 });
    expect((await place(who, who.payload)).status).toBe(201);
    expect(await stockOf(product.id)).toEqual({ stock: null, sold: 20 });
    expect(await movementsOf(product.id)).toEqual([]);
  });

  it('keeps the gift message', async () => {
    const product = await makeProduct(store);
    const who = await buyer(product.id);
    const { body } = await place(who, { ...who.payload, udf5: 'Happy Diwali!' });
    expect(await detail(who, body['order_id'])).toMatchObject({
      is_gift: true,
      gift_message: 'Happy Diwali!',
    });
  });

  it('ships free to Ahmedabad, within two working days', async () => {
    const product = await makeProduct(store);
    const who = await buyer(product.id, { city: 'Ahmedabad' });
    const { body } = await place(who, { ...who.payload, udf2: 0 });
    expect(await detail(who, body['order_id'])).toMatchObject({
      shipping_amt: 0,
      final_total: 300,
      delivery_date: '2026-11-20',
    });
  });

  it('ships free to members and serves them first', async () => {
    const product = await makeProduct(store);
    const who = await buyer(product.id);
    await makeElite(who.customerId, '2026-12-01T00:00:00+05:30');
    expect((await place(who, { ...who.payload, amount: 400 })).status).toBe(409);
    expect((await place(who, { ...who.payload, amount: 300 })).status).toBe(201);
    expect((await ordersOf(who))[0]).toMatchObject({ shipping: 0, isPriority: true });
  });

  it('takes shipping from those whose membership has run out or was cancelled', async () => {
    const product = await makeProduct(store);
    const late = await buyer(product.id);
    await makeElite(late.customerId, '2026-11-18T12:00:00+05:30');
    expect((await place(late, late.payload)).status).toBe(201);
    const cancelled = await buyer(product.id);
    await makeElite(cancelled.customerId, '2026-12-01T00:00:00+05:30', testNow);
    expect((await place(cancelled, cancelled.payload)).status).toBe(201);
  });

  it.each([
    [24_999, 349.99, 400],
    [25_000, 350, 201],
  ])('of %i paise for the goods, %d to pay, answers %i', async (paise, amount, status) => {
    const product = await makeProduct(store, { price: paise });
    const who = await buyer(product.id);
    const answer = await place(who, { ...who.payload, amount });
    expect(answer.status).toBe(status);
    if (status === 400) {
      expect(answer.body).toMatchObject({
        message: 'Minimum order value should be ₹250',
        non_field_errors: ['Minimum order value should be ₹250'],
      });
      expect(await ordersOf(who)).toEqual([]);
    }
  });

  it('refuses an empty cart', async () => {
    const who = await makeCustomer(store);
    const payload = {
      address1: await makeAddress(store, who.customerId),
      pay_type: 'Cash on Delivery',
      amount: 400,
    };
    const answer = await place(who, payload);
    expect(answer.status).toBe(409);
    expect(answer.body['message']).toBe('Your cart is empty');
    const product = await makeProduct(store);
    await fill(who, product.id);
    const { body } = await store.call('GET', '/cart/', { token: who.token });
    const [item] = body['data'] as { id: number }[];
    await store.call('DELETE', `/cart/${item?.id}`, { token: who.token });
    expect((await place(who, payload)).body['message']).toBe('Your cart is empty');
  });

  it("refuses another customer's address, a deleted one, one abroad and one that is not there", async () => {
    const product = await makeProduct(store);
    const who = await buyer(product.id);
    const other = await makeCustomer(store);
    const { db } = store.context;
    const deleted = await makeAddress(store, who.customerId);
    await db.update(addresses).set({ deletedAt: testNow }).where(eq(addresses.id, deleted));
    const abroad = await makeAddressAbroad(who.customerId);
    const theirs = await makeAddress(store, other.customerId);
    for (const address1 of [theirs, deleted, abroad, 2_147_483_647]) {
      const answer = await place(who, { ...who.payload, address1 });
      expect(answer.status).toBe(404);
      expect(answer.body['message']).toBe('Address not found');
    }
    expect(await ordersOf(who)).toEqual([]);
  });

  it.each([
    ['udf2', 0],
    ['udf3', 14.28],
    ['discount_amt', 50],
    ['order_total', 399.99],
    ['amount', 1],
  ])('refuses a wrong %s with the fresh totals and makes nothing', async (field, value) => {
    const product = await makeProduct(store, { stock: 3 });
    const who = await buyer(product.id);
    const answer = await place(who, { ...who.payload, [field]: value });
    expect(answer.status).toBe(409);
    expect(answer.body['message']).toContain('totals have changed');
    const totals = await calls.orderTotals.validate(answer.body['totals'], { strict: true });
    expect(totals).toEqual({
      total: 300,
      discount_amt: 0,
      gst_amt: 14.29,
      final_total: 300,
      shipping_amt: 100,
      amount: 400,
    });
    expect(await ordersOf(who)).toEqual([]);
    expect(await stockOf(product.id)).toEqual({ stock: 3, sold: 0 });
    expect(await counter(who)).toMatchObject({ cart_counter: 1 });
  });

  it('refuses an order whose price has changed since', async () => {
    const product = await makeProduct(store);
    const who = await buyer(product.id);
    await store.context.db
      .update(products)
      .set({ price: 31_000 })
      .where(eq(products.id, product.id));
    const answer = await place(who, who.payload);
    expect(answer.status).toBe(409);
    expect(answer.body['totals']).toMatchObject({ amount: 410 });
    expect((await place(who, { ...who.payload, amount: 410 })).status).toBe(201);
  });

  it('refuses a voucher that is not applied to the cart', async () => {
    const product = await makeProduct(store);
    const who = await buyer(product.id);
    const answer = await place(who, { ...who.payload, udf4: 'WELCOME10' });
    expect(answer.status).toBe(409);
    expect(answer.body['totals']).toMatchObject({ amount: 400 });
    expect(await ordersOf(who)).toEqual([]);
  });

  it('names the product that is no longer there in that number', async () => {
    const plenty = await makeProduct(store);
    const scarce = await makeProduct(store, { stock: 3 });
    const who = await buyer(plenty.id);
    await fill(who, scarce.id, 3);
    await store.context.db.update(products).set({ stock: 2 }).where(eq(products.id, scarce.id));
    const answer = await place(who, { ...who.payload, amount: 1_300 });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ available_quantity: 2 });
    expect(answer.body['message']).toContain(scarce.name);
    expect(await stockOf(plenty.id)).toEqual({ stock: 100, sold: 0 });
    await store.context.db
      .update(products)
      .set({ stock: 3, isOnSale: false })
      .where(eq(products.id, scarce.id));
    expect((await place(who, { ...who.payload, amount: 1_300 })).body).toMatchObject({
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
    const who = await buyer(product.id);
    const answer = await place(who, { ...who.payload, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toHaveProperty(field);
  });

  it('refuses a caller who is not logged in', async () => {
    expect((await place({ token: '' }, {})).status).toBe(401);
    expect((await place({ token: 'x'.repeat(40) }, {})).status).toBe(401);
    expect((await store.call('GET', '/web/orders/list/')).status).toBe(401);
    expect((await store.call('GET', '/orders/SO-000001')).status).toBe(401);
  });

  it('gives the first answer again for the same key and refuses another body under it', async () => {
    const product = await makeProduct(store);
    const who = await buyer(product.id);
    const first = await place(who, who.payload, 'key-1');
    const again = await place(who, who.payload, 'key-1');
    expect([again.status, again.body]).toEqual([201, first.body]);
    const other = await place(who, { ...who.payload, udf5: 'A gift' }, 'key-1');
    expect(other.status).toBe(409);
    expect(await ordersOf(who)).toHaveLength(1);
  });

  it('leaves a key free after a refusal', async () => {
    const product = await makeProduct(store);
    const who = await buyer(product.id);
    expect((await place(who, { ...who.payload, amount: 1 }, 'key-2')).status).toBe(409);
    expect((await place(who, who.payload, 'key-2')).status).toBe(201);
  });

  it('finds the cart closed at a second submit without a key', async () => {
    const product = await makeProduct(store);
    const who = await buyer(product.id);
    expect((await place(who, who.payload)).status).toBe(201);
    expect((await place(who, who.payload)).status).toBe(409);
  });
});

describe('many at once', () => {
  it('sell five pieces to exactly five of forty buyers', async () => {
    const product = await makeProduct(store, { stock: 5 });
    const buyers = await Promise.all(Array.from({ length: 40 }, () => buyer(product.id)));
    const answers = await Promise.all(buyers.map((who) => place(who, who.payload)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 409)).toHaveLength(35);
    for (const { status, body } of answers) {
      if (status === 409) expect(body).toMatchObject({ available_quantity: 0 });
    }
    expect(await stockOf(product.id)).toEqual({ stock: 0, sold: 5 });
    expect(await movementsOf(product.id)).toHaveLength(5);
    const made = await Promise.all(buyers.map(ordersOf));
    expect(made.flat()).toHaveLength(5);
    const left = await Promise.all(buyers.map(counter));
    expect(
      left.filter((totals) => (totals as { cart_counter: number }).cart_counter === 1),
    ).toHaveLength(35);
  });

  it('never wait for each other in a circle, whatever the order of their carts', async () => {
    const shelf = await Promise.all(
      Array.from({ length: 4 }, () => makeProduct(store, { stock: 10 })),
    );
    const ids = shelf.map(({ id }) => id);
    const buyers = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const mixed = i % 2 ? ids : [...ids].reverse();
        const who = await buyer(mixed[0] ?? 0);
        for (const id of mixed.slice(1)) await fill(who, id);
        return who;
      }),
    );
    const answers = await Promise.all(
      buyers.map((who) => place(who, { ...who.payload, amount: 1_300 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
    for (const id of ids) expect(await stockOf(id)).toEqual({ stock: 0, sold: 10 });
  });

  it('make one order of twenty submits with the same key, and answer them alike', async () => {
    const product = await makeProduct(store);
    const who = await buyer(product.id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => place(who, who.payload, 'twenty')),
    );
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([201, answers[0]?.body]);
    }
    expect(await ordersOf(who)).toHaveLength(1);
    expect(await stockOf(product.id)).toEqual({ stock: 99, sold: 1 });
  });

  it('make one order of twenty submits without a key', async () => {
    const product = await makeProduct(store);
    const who = await buyer(product.id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(who, who.payload)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await ordersOf(who)).toHaveLength(1);
    expect(await stockOf(product.id)).toEqual({ stock: 99, sold: 1 });
  });

  it('lose no piece that is added while the order is placed', async () => {
    const product = await makeProduct(store);
    const who = await buyer(product.id);
    const [placed, ...added] = await Promise.all([
      place(who, who.payload),
      ...Array.from({ length: 10 }, () => fill(who, product.id)),
    ]);
    expect(added.map(({ status }) => status)).toEqual(Array(10).fill(201));
    const { cart_counter: left } = (await counter(who)) as { cart_counter: number };
    // Either the order was first and all ten lie in a new cart, or it was told of changed totals.
    expect(left).toBe(placed?.status === 201 ? 10 : 11);
  });
});

describe('the list of orders', () => {
  it('is empty for a new customer', async () => {
    const { token } = await makeCustomer(store);
    const { body } = await store.call('GET', '/web/orders/list/', { token });
    expect(body).toEqual({ status: true, data: [], total_pages: 0 });
  });

  it('shows the newest first, fifty a page, and nothing past the end', async () => {
    const who = await makeCustomer(store);
    await writeOrders(who.customerId, 51);
    const page = async (n: string) => {
      const { body } = await store.call('GET', `/web/orders/list/?page=${n}`, { token: who.token });
      return calls.listOrders.answer.validate(body, { strict: true });
    };
    const first = await page('1');
    expect(first.total_pages).toBe(2);
    expect(first.data).toHaveLength(50);
    const names = first.data.map((row) => row.order_id);
    expect(names).toEqual([...names].sort().reverse());
    expect(first.data[0]).toMatchObject({
      final_total: 400,
      pay_type: 'Cash on Delivery',
      sale_status: 'Quotation Sent',
      order_status: 'Pending',
      item_count: 0,
    });
    expect((await page('2')).data).toHaveLength(1);
    expect((await page('3')).data).toEqual([]);
  });

  it('counts the pieces', async () => {
    const product = await makeProduct(store);
    const who = await buyer(product.id, { quantity: 3 });
    await place(who, who.payload);
    const { body } = await store.call('GET', '/web/orders/list/', { token: who.token });
    expect(body['data']).toEqual([expect.objectContaining({ item_count: 3, final_total: 1_000 })]);
  });

  it.each(['0', '-1', 'x', '1.5'])('has no page %s', async (page) => {
    const { token } = await makeCustomer(store);
    expect((await store.call('GET', `/web/orders/list/?page=${page}`, { token })).status).toBe(400);
  });
});

describe('one order', () => {
  it('shows its lines, addresses and what happened to it', async () => {
    const product = await makeProduct(store);
    const who = await buyer(product.id, { quantity: 2 });
    const { body } = await place(who, who.payload);
    await store.context.db
      .insert(reviews)
      .values({ productId: product.id, customerId: who.customerId, name: 'Test', rating: 4 });
    const order = await detail(who, body['order_id']);
    expect(order).toMatchObject({
      order_id: body['order_id'],
      order_status: 'Pending',
      pay_type: 'Cash on Delivery',
      delivery_date: '2026-11-25',
      is_paid: false,
      is_invoiced: false,
      is_gift: false,
      gift_message: null,
      applied_voucher_code: null,
      total: 600,
      final_total: 700,
      tax_amt: 28.57,
      shipping_amt: 100,
      discount_amt: 0,
      shipping_address: {
        full_name: 'Test Shopper',
        mobile_no: '+919000000099',
        full_address: '1 Test Lane, Near the test bridge, Mumbai, Maharashtra 400001',
      },
      timeline: [{ status: 'Pending' }],
    });
    expect(new Date(order.order_date)).toEqual(testNow);
    expect(order.product_info).toEqual([
      expect.objectContaining({
        product_id: product.id,
        product_name: product.name,
        quantity: 2,
        selling_price: 300,
        tax_name: 'GST 5%',
        product_total: 600,
        is_rated: true,
        product_rating_by_user: 4,
      }),
    ]);
    expect(order.rated_product_info).toEqual(order.product_info);
  });

  it('is invoiced once there is an invoice', async () => {
    const product = await makeProduct(store);
    const who = await buyer(product.id);
    const { body } = await place(who, who.payload);
    const [row] = await ordersOf(who);
    await store.context.db.insert(invoices).values({
      financialYear: 2026,
      sequence: 9_999,
      number: 'TEST/26-27/9999',
      orderId: row?.id ?? 0,
      amount: 40_000,
    });
    expect((await detail(who, body['order_id'])).is_invoiced).toBe(true);
  });

  it('stays as it was when the product changes', async () => {
    const product = await makeProduct(store);
    const who = await buyer(product.id);
    const { body } = await place(who, who.payload);
    await store.context.db
      .update(products)
      .set({ name: 'Renamed', price: 1_00, gstRate: 1_800 })
      .where(eq(products.id, product.id));
    expect((await detail(who, body['order_id'])).product_info[0]).toMatchObject({
      product_name: product.name,
      selling_price: 300,
      tax_name: 'GST 5%',
    });
  });

  it("refuses another customer's order, to staff as well", async () => {
    const product = await makeProduct(store);
    const owner = await buyer(product.id);
    const { body } = await place(owner, owner.payload);
    const other = await makeCustomer(store);
    const staff = await makeCustomer(store);
    await store.context.db.execute(
      sql`update customers set is_staff = true, is_superuser = true where id = ${staff.customerId}`,
    );
    for (const { token } of [other, staff]) {
      const answer = await store.call('GET', `/orders/${String(body['order_id'])}`, { token });
      expect(answer.status).toBe(404);
      expect(answer.body['message']).toBe('Order not found');
    }
  });

  it.each(['1', 'SO-1', 'so-000001', 'SO-0000001', 'SO-000000', 'SO-999999999', 'SO-x', '%00'])(
    'is not found under %s',
    async (name) => {
      const { token } = await makeCustomer(store);
      expect((await store.call('GET', `/orders/${name}`, { token })).status).toBe(404);
    },
  );
});

async function makeAddressAbroad(customerId: number): Promise<number> {
  const { db } = store.context;
  const id = await makeAddress(store, customerId);
  const { rows } = await db.execute<{ country: number; state: number; city: number }>(sql`
    with country as (select id from countries where code <> 'IN' limit 1),
    state as (insert into states (country_id, name) select id, 'Elsewhere' from country returning id, country_id),
    city as (insert into cities (state_id, name) select id, 'Ahmedabad' from state returning id, state_id)
    select state.country_id as country, state.id as state, city.id as city from state, city`);
  const [place] = rows;
  await db
    .update(addresses)
    .set({ countryId: place?.country, stateId: place?.state, cityId: place?.city })
    .where(eq(addresses.id, id));
  return id;
}

async function writeOrders(customerId: number, count: number): Promise<void> {
  const address = {
    fullName: 'Test Shopper',
    mobile: '+919000000099',
    fullAddress: '1 Test Lane',
    city: 'Mumbai',
    state: 'Maharashtra',
    stateGstCode: '27',
    postalCode: '400001',
  };
  await store.context.db.insert(orders).values(
    Array.from({ length: count }, () => ({
      customerId,
      payType: 'Cash on Delivery',
      total: 30_000,
      shipping: 10_000,
      tax: 0,
      payable: 40_000,
      billingAddress: address,
      shippingAddress: address,
    })),
  );
}
