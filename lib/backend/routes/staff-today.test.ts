import { eq } from 'drizzle-orm';
import { getSales, getTasks, type SalesPeriod } from '../../contract/staff-today.ts';
import { orders } from '../db/schema/order.ts';
import { parseOrderId } from '../services/order/order-id.ts';
import { makeProduct } from '../testing/make-product.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let staff: Awaited<ReturnType<typeof staffFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  staff = await staffFixture(store);
});
afterAll(() => store.close());

/** Places an order at this moment, ₹300 per piece, delivery to Ahmedabad (₹0). */
async function orderAt(iso: string, quantity = 1) {
  const fixture = orderFixture(store);
  const product = await makeProduct(store);
  const who = await fixture.buyer(product.id, { quantity, city: 'Ahmedabad' });
  const orderId = String((await fixture.place(who, who.payload)).body['order_id']);
  const id = parseOrderId(orderId) ?? 0;
  const change = (values: Partial<typeof orders.$inferInsert>) =>
    store.context.db.update(orders).set(values).where(eq(orders.id, id));
  await change({ placedAt: new Date(iso) });
  return { product, orderId, change };
}

async function sales(period: SalesPeriod) {
  const { body } = await store.call('GET', `/staff/sales/?period=${period}`, {
    token: staff.token,
  });
  return (await getSales.answer.validate(body, { strict: true })).data;
}

async function tasks(token = staff.token) {
  const { body } = await store.call('GET', '/staff/tasks/', { token });
  const { data } = await getTasks.answer.validate(body, { strict: true });
  return Object.fromEntries(data.map(({ name, count }) => [name, count]));
}

describe('what sold', () => {
  it('is told by the hour in India, up to midnight and from it on', async () => {
    store.setNow(new Date('2026-11-21T12:00:00+05:30'));
    await store.context.db.update(orders).set({ placedAt: new Date('2026-01-01T00:00:00Z') });
    await orderAt('2026-11-20T23:59:00+05:30', 2);
    await orderAt('2026-11-21T00:01:00+05:30');
    await orderAt('2026-11-21T09:30:00+05:30', 3);
    const { now, before, buckets } = await sales('today');
    expect(now).toEqual({ orders: 2, pieces: 4, revenue: 1_200, basket: 600 });
    expect(before).toEqual({ orders: 0, pieces: 0, revenue: 0, basket: 0 });
    expect(buckets).toHaveLength(24);
    expect(buckets.filter(({ orders }) => orders > 0)).toEqual([
      { from: '2026-11-20T18:30:00.000Z', orders: 1, revenue: 300 },
      { from: '2026-11-21T03:30:00.000Z', orders: 1, revenue: 900 },
    ]);
    const week = await sales('week');
    expect(week.now).toMatchObject({ orders: 3, revenue: 1_800 });
    expect(week.buckets.map(({ orders }) => orders)).toEqual([0, 0, 0, 0, 0, 1, 2]);
  });

  it('leaves out what was cancelled, and online orders that nobody has paid', async () => {
    store.setNow(new Date('2026-11-24T12:00:00+05:30'));
    const kept = await orderAt('2026-11-24T10:00:00+05:30');
    const { change } = await orderAt('2026-11-24T10:00:00+05:30');
    await change({ payType: 'Online Payment' });
    expect((await sales('today')).now.orders).toBe(1);
    await change({ paidAt: new Date('2026-11-24T10:05:00+05:30') });
    expect((await sales('today')).now.orders).toBe(2);
    await change({ status: 'Cancelled' });
    const { now, best } = await sales('today');
    expect(now.orders).toBe(1);
    expect(best).toEqual([
      expect.objectContaining({ product_id: kept.product.id, pieces: 1, revenue: 300 }),
    ]);
  });

  it('is told to those with the right Reports alone, not to all who handle orders', async () => {
    const statusFor = async (area: string) => {
      const { token } = await staffFixture(store, [area]);
      return (await store.call('GET', '/staff/sales/', { token })).status;
    };
    expect(await statusFor('orders')).toBe(403);
    expect(await statusFor('reports')).toBe(200);
  });

  it('names a period that there is', async () => {
    const { status } = await store.call('GET', '/staff/sales/?period=year', { token: staff.token });
    expect(status).toBe(400);
  });
});

describe('what waits for somebody', () => {
  it('is counted, and gone once it is done', async () => {
    const { orderId } = await orderAt('2026-11-24T10:00:00+05:30');
    const before = await tasks();
    await staff.bring(orderId, 'Confirmed');
    const after = await tasks();
    expect(after['to_be_called'] ?? 0).toBe((before['to_be_called'] ?? 0) - 1);
    expect(after['to_pack']).toBe((before['to_pack'] ?? 0) + 1);
  });

  it('is told to those whose it is', async () => {
    const { token } = await staffFixture(store, ['leads']);
    expect(Object.keys(await tasks(token)).filter((name) => name !== 'leads_new')).toEqual([]);
  });
});
