import { eq } from 'drizzle-orm';
import { getSales, getTasks, type SalesPeriod } from '../../contract/staff-today.ts';
import { customers } from '../db/schema/customer.ts';
import { orders } from '../db/schema/order.ts';
import { parseOrderId } from '../services/order/order-id.ts';
import { appointmentAt, appointmentFixture } from '../testing/appointment-fixture.ts';
import { makeProduct } from '../testing/make-product.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { signInAs } from '../testing/sign-in.ts';
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
async function orderAt(iso: string, quantity = 1, status = 'Confirmed') {
  const fixture = orderFixture(store);
  const product = await makeProduct(store);
  const who = await fixture.buyer(product.id, { quantity, city: 'Ahmedabad' });
  const orderId = String((await fixture.place(who, who.payload)).body['order_id']);
  const id = parseOrderId(orderId) ?? 0;
  const change = (values: Partial<typeof orders.$inferInsert>) =>
    store.context.db.update(orders).set(values).where(eq(orders.id, id));
  await change({ placedAt: new Date(iso), status });
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
    const unchanged = await orderAt('2026-11-24T10:00:00+05:30');
    const { change } = await orderAt('2026-11-24T10:00:00+05:30');
    await change({ payType: 'Online Payment' });
    expect((await sales('today')).now.orders).toBe(1);
    await change({ paidAt: new Date('2026-11-24T10:05:00+05:30') });
    expect((await sales('today')).now.orders).toBe(2);
    await change({ status: 'Cancelled' });
    const { now, best } = await sales('today');
    expect(now.orders).toBe(1);
    expect(best).toEqual([
      expect.objectContaining({ product_id: unchanged.product.id, pieces: 1, revenue: 300 }),
    ]);
  });

  it('is one figure on Today, in the sales report and as the total of a customer', async () => {
    store.setNow(new Date('2026-12-02T12:00:00+05:30'));
    const fixture = orderFixture(store);
    const product = await makeProduct(store);
    const who = await fixture.buyer(product.id, { quantity: 3 });
    const order = async (quantity: number) => {
      await fixture.fill(who, product.id, quantity);
      const amount = 300 * quantity + 100;
      const { body } = await fixture.place(who, { ...who.payload, amount });
      return String(body['order_id']);
    };
    const { body } = await fixture.place(who, who.payload);
    const delivered = String(body['order_id']);
    await staff.bring(delivered, 'Delivered');
    const { product_info } = await fixture.detail(who, delivered);
    const returns = async (reason: string) => {
      const items = [{ id: product_info[0]?.id, quantity: 1 }];
      const path = `/orders/${delivered}/return/`;
      await store.call('POST', path, { token: who.token, body: { reason, items } });
      for (const step of ['Returned', 'Refunded'] as const) await staff.step(delivered, step);
    };
    await returns('Not what I expected');
    // The replacement is a separate order, free of charge.
    await returns('Damaged item');
    await order(5);
    await staff.bring(await order(2), 'Confirmed');
    const cancelled = await order(4);
    await store.call('POST', `/orders/${cancelled}/cancel/`, {
      token: who.token,
      body: { reason: 'Ordered by mistake' },
    });

    // 3 delivered less 1 that was refunded, and 2 confirmed; delivery is not counted.
    const pieces = 3 - 1 + 2;
    const net = 300 * pieces;
    const { now, best } = await sales('today');
    expect(now).toMatchObject({ orders: 2, pieces, revenue: net, basket: net / 2 });
    expect(best).toMatchObject([{ product_id: product.id, pieces, revenue: net }]);
    const report = await store.call(
      'GET',
      '/staff/sales-report/?by=product&from=2026-12-02&to=2026-12-02',
      { token: staff.token },
    );
    expect(report.body['data']).toMatchObject([
      { orders: 2, net, returned: 300, unconfirmed: 1_500 },
    ]);
    const seen = await store.call('GET', `/staff/orders/${delivered}`, { token: staff.token });
    expect(seen.body['data']).toMatchObject({ customer: { spent: net } });
    const customer = await store.call('GET', `/staff/customers/${who.customerId}/`, {
      token: staff.token,
    });
    expect(customer.body['data']).toMatchObject({ spent: net });
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
    const { orderId } = await orderAt('2026-11-24T10:00:00+05:30', 1, 'Pending');
    const before = await tasks();
    await staff.bring(orderId, 'Confirmed');
    const after = await tasks();
    expect(after['to_be_called'] ?? 0).toBe((before['to_be_called'] ?? 0) - 1);
    expect(after['to_pack']).toBe((before['to_pack'] ?? 0) + 1);
  });

  it('names appointments whose health answers nobody may read, to owners', async () => {
    const { token } = await signInAs(store, 'owner@example.in');
    await appointmentFixture(store).bookedBySomebody(appointmentAt('10:00', '2026-12-08'));
    const names = async (who?: string) => Object.keys(await tasks(who));
    expect(await names(token)).not.toContain('no_vaidya');
    await store.context.db
      .update(customers)
      .set({ staffAreas: [] })
      .where(eq(customers.email, 'vaidya@example.in'));
    expect(await names(token)).toContain('no_vaidya');
    expect(await names()).not.toContain('no_vaidya');
  });

  it('names coming appointments of which the last day brought news', async () => {
    const vaidya = await staffFixture(store, ['appointments', 'vaidya']);
    const changed = async () => (await tasks(vaidya.token))['appointments_changed'] ?? 0;
    const before = await changed();
    const now = store.context.now();
    const { bookedBySomebody, change } = appointmentFixture(store);
    const { who, appointment } = await bookedBySomebody(appointmentAt('10:30', '2026-12-08'));
    expect(await changed()).toBe(before + 1);
    await change(who, appointment.id, 'cancel');
    expect(await changed()).toBe(before + 1);
    store.setNow(new Date(now.getTime() + 25 * 3_600_000));
    expect(await changed()).toBe(0);
    store.setNow(now);
  });

  it('is told to those whose it is', async () => {
    const { token } = await staffFixture(store, ['leads']);
    expect(Object.keys(await tasks(token)).filter((name) => name !== 'leads_new')).toEqual([]);
  });
});
