import { eq, sql } from 'drizzle-orm';
import * as calls from '../../contract/order.ts';
import { products } from '../db/schema/catalogue.ts';
import { orders } from '../db/schema/order.ts';
import { reviews } from '../db/schema/review.ts';
import { testNow } from '../testing/clock.ts';
import { makeCustomer } from '../testing/make-customer.ts';
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

describe('orders', () => {
  it('refuses a caller who is not logged in', async () => {
    expect((await fixture.place({ token: '' }, {})).status).toBe(401);
    expect((await fixture.place({ token: 'x'.repeat(40) }, {})).status).toBe(401);
    expect((await store.call('GET', '/web/orders/list/')).status).toBe(401);
    expect((await store.call('GET', '/orders/SO-000001')).status).toBe(401);
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
    const who = await fixture.buyer(product.id, { quantity: 3 });
    await fixture.place(who, who.payload);
    const { body } = await store.call('GET', '/web/orders/list/', { token: who.token });
    expect(body['data']).toEqual([
      expect.objectContaining({
        item_count: 3,
        final_total: 1_000,
        delivery_fee: 100,
        delivery_date: '2026-11-25',
        pictures: expect.any(Array),
        names: [product.name],
      }),
    ]);
  });

  it.each(['0', '-1', 'x', '1.5'])('has no page %s', async (page) => {
    const { token } = await makeCustomer(store);
    expect((await store.call('GET', `/web/orders/list/?page=${page}`, { token })).status).toBe(400);
  });
});

describe('one order', () => {
  it('shows its lines, addresses and what happened to it', async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id, { quantity: 2 });
    const { body } = await fixture.place(who, who.payload);
    await store.context.db
      .insert(reviews)
      .values({ productId: product.id, customerId: who.customerId, name: 'Test', rating: 4 });
    const order = await fixture.detail(who, body['order_id']);
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

  it('stays as it was when the product changes', async () => {
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id);
    const { body } = await fixture.place(who, who.payload);
    await store.context.db
      .update(products)
      .set({ name: 'Renamed', price: 1_00, gstRate: 1_800 })
      .where(eq(products.id, product.id));
    expect((await fixture.detail(who, body['order_id'])).product_info[0]).toMatchObject({
      product_name: product.name,
      selling_price: 300,
      tax_name: 'GST 5%',
    });
  });

  it("refuses another customer's order, to staff as well", async () => {
    const product = await makeProduct(store);
    const owner = await fixture.buyer(product.id);
    const { body } = await fixture.place(owner, owner.payload);
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
