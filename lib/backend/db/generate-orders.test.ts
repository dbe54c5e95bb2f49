import { sql } from 'drizzle-orm';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { generateCustomers } from './generate-customers.ts';
import { generateOrders } from './generate-orders.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const one = async (query: ReturnType<typeof sql>) =>
  (await store.context.db.execute(query)).rows[0];

describe('generated books', () => {
  it('have as many customers and orders as were asked for, of all kinds', async () => {
    const { db } = store.context;
    await generateCustomers(db, 500);
    await generateOrders(db, 1_000);
    expect(
      await one(sql`select (select count(*) from customers)::int as customers,
        count(*)::int as orders, count(distinct status)::int as states, bool_or(is_gift) as gifts,
        count(distinct customer_id)::int > 300 as many, min(placed_at) < now() - interval '2 years' as old
        from orders`),
    ).toEqual({ customers: 500, orders: 1_000, states: 8, gifts: true, many: true, old: true });
  });

  it('add up: every order is the sum of its lines', async () => {
    expect(
      await one(sql`select count(*)::int as wrong from orders o
        where total <> (select sum(l.total) from order_lines l where l.order_id = o.id)`),
    ).toEqual({ wrong: 0 });
  });

  it('can be read by staff, and are not added to where there are enough', async () => {
    const { token } = await staffFixture(store);
    const { body } = await store.call('GET', '/staff/orders/?page_size=100&sort=placed_at', {
      token,
    });
    expect(body['data']).toHaveLength(100);
    expect(body['total']).toBe(1_000);
    expect(await generateOrders(store.context.db, 900)).toBe(0);
    expect(await generateCustomers(store.context.db, 100)).toBe(0);
  });
});
