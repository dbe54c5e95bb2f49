import { eq, sql } from 'drizzle-orm';
import { listStaffOrders, type StaffOrderRow } from '../../contract/staff-order-list.ts';
import { customers } from '../db/schema/customer.ts';
import { orders } from '../db/schema/order.ts';
import { parseOrderId } from '../services/order/order-id.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof orderFixture>;
let staff: Awaited<ReturnType<typeof staffFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = orderFixture(store);
  staff = await staffFixture(store, ['orders']);
});
afterAll(() => store.close());

const list = async (query = '') => {
  const answer = await store.call('GET', `/staff/orders/${query}`, { token: staff.token });
  expect(answer.status).toBe(200);
  return listStaffOrders.answer.validate(answer.body, { strict: true });
};
const toOrderIds = (rows: StaffOrderRow[]) => rows.map(({ order_id }) => order_id);

/**
 * Creates an order in the wanted state, directly in the database where the normal way would take
 * days.
 */
async function order(more: Partial<typeof orders.$inferInsert> = {}, city = 'Mumbai') {
  const product = await makeProduct(store);
  const who = await fixture.buyer(product.id, { city });
  const { body } = await fixture.place(who, who.payload);
  const orderId = String(body['order_id']);
  const id = parseOrderId(orderId) ?? 0;
  if (Object.keys(more).length > 0) {
    await store.context.db.update(orders).set(more).where(eq(orders.id, id));
  }
  return { who, orderId, id };
}

describe('the queue of orders', () => {
  it('refuses a caller who is not logged in, a customer and staff of another area', async () => {
    const { token } = await makeCustomer(store);
    const others = await staffFixture(store, ['content']);
    expect((await store.call('GET', '/staff/orders/')).status).toBe(401);
    expect((await store.call('GET', '/staff/orders/', { token })).status).toBe(403);
    expect((await store.call('GET', '/staff/orders/', { token: others.token })).status).toBe(403);
  });

  it('shows members first, and then whoever has waited longest', async () => {
    const late = await order({ placedAt: new Date('2026-11-17T10:00:00+05:30') });
    const early = await order({ placedAt: new Date('2026-11-16T10:00:00+05:30') });
    const member = await order({ isPriority: true });
    const mine = new Set([late, early, member].map(({ orderId }) => orderId));
    for (const status of ['Pending', 'Pending,Confirmed', '']) {
      const { data } = await list(`?page_size=100&status=${status}`);
      expect(toOrderIds(data).filter((id) => mine.has(id))).toEqual([
        member.orderId,
        early.orderId,
        late.orderId,
      ]);
      expect(toOrderIds((await list(`?page_size=100&sort=-queue&status=${status}`)).data)).toEqual(
        toOrderIds(data).reverse(),
      );
    }
  });

  it('goes on from page to page without a gap, whatever it is sorted by', async () => {
    for (const sort of ['queue', '-placed_at', 'placed_at', 'final_total', '-final_total']) {
      for (const status of ['', 'Pending,Delivered,Cancelled']) {
        const query = `sort=${sort}&status=${status}`;
        const all = await list(`?page_size=100&${query}`);
        const first = await list(`?page_size=10&${query}`);
        const second = await list(`?page_size=10&page=2&${query}`);
        expect([...toOrderIds(first.data), ...toOrderIds(second.data)]).toEqual(
          toOrderIds(all.data).slice(0, first.data.length + second.data.length),
        );
        expect(all.total).toBe(all.data.length);
      }
    }
  });

  it('counts what is in each state, and no further than anybody looks', async () => {
    const { statuses, total, more } = await list('?status=Pending');
    expect(statuses.find(({ name }) => name === 'Pending')).toEqual({
      name: 'Pending',
      count: total,
      more,
    });
  });

  it('says of each order what a packer has to know', async () => {
    const { orderId, who } = await order({ isGift: true }, 'Ahmedabad');
    const { data } = await list(`?search=${orderId}`);
    expect(data).toEqual([
      expect.objectContaining({
        order_id: orderId,
        order_status: 'Pending',
        is_gift: true,
        is_paid: false,
        customer_name: 'Test Shopper',
        customer_mobile: who.mobile,
        city: 'Ahmedabad',
        state: 'Gujarat',
        item_count: 1,
        final_total: 300,
        last_call: null,
        note_count: 0,
      }),
    ]);
  });
});

describe('looking for an order', () => {
  it('finds it by its number, in any writing', async () => {
    const { orderId, id } = await order();
    for (const typed of [orderId, orderId.toLowerCase(), `so${id}`, String(id)]) {
      expect(toOrderIds((await list(`?search=${typed}`)).data)).toContain(orderId);
    }
    expect((await list('?search=SO-999999')).data).toEqual([]);
    expect((await list('?search=SO-9999999999')).data).toEqual([]);
  });

  it('finds it by name, e-mail, mobile and tracking number', async () => {
    const { orderId, who } = await order({ trackingNumber: 'BK/7%1_2' });
    await store.context.db
      .update(customers)
      .set({ firstName: 'Yashodhara', lastName: 'Om' })
      .where(eq(customers.id, who.customerId));
    const typed = ['yashodh', 'om yashodhara', who.email, who.mobile.slice(3), 'bk/7%1_2'];
    const spaced = `${who.mobile.slice(3, 8)} ${who.mobile.slice(8)}`;
    for (const term of [...typed, who.mobile, spaced]) {
      const { data, total } = await list(`?search=${encodeURIComponent(term)}`);
      expect([toOrderIds(data), total]).toEqual([[orderId], 1]);
    }
    for (const term of ['om', '%%%', 'yashodhara nobody', '___']) {
      expect((await list(`?search=${encodeURIComponent(term)}`)).data).toEqual([]);
    }
  });

  it('keeps to the filters beside it', async () => {
    const { orderId } = await order({ status: 'Cancelled' });
    expect((await list(`?search=${orderId}&status=Cancelled`)).data).toHaveLength(1);
    expect((await list(`?search=${orderId}&status=Pending`)).data).toEqual([]);
  });
});

describe('the filters of orders', () => {
  it('narrow by town and state, however they are written', async () => {
    const { orderId } = await order({}, 'Ahmedabad');
    const elsewhere = await order();
    for (const query of ['?city=ahmedabad', '?state=GUJARAT', '?city=Ahmedabad&state=Gujarat']) {
      const { data } = await list(`${query}&page_size=100`);
      expect(toOrderIds(data)).toContain(orderId);
      expect(toOrderIds(data)).not.toContain(elsewhere.orderId);
    }
  });

  it('take a day as it is in India, from its first moment to its last', async () => {
    const first = await order({ placedAt: new Date('2025-03-05T00:00:00+05:30') });
    const last = await order({ placedAt: new Date('2025-03-06T23:59:59+05:30') });
    await order({ placedAt: new Date('2025-03-07T00:00:00+05:30') });
    const { data } = await list('?from=2025-03-05&to=2025-03-06');
    expect(toOrderIds(data)).toEqual([first.orderId, last.orderId]);
  });

  it('tell paid from unpaid, gifts from others, and members from others', async () => {
    const gift = await order({ isGift: true, isPriority: true, paidAt: store.context.now() });
    const plain = await order();
    for (const name of ['is_gift', 'is_priority', 'is_paid']) {
      const yes = toOrderIds((await list(`?${name}=true&page_size=100`)).data);
      const no = toOrderIds((await list(`?${name}=false&page_size=100`)).data);
      expect([yes.includes(gift.orderId), yes.includes(plain.orderId)]).toEqual([true, false]);
      expect([no.includes(gift.orderId), no.includes(plain.orderId)]).toEqual([false, true]);
    }
  });

  it('find what waits for a payment, and what a gateway has taken money for', async () => {
    const waits = await order({ payType: 'Online Payment' });
    const taken = await order({ payType: 'Online Payment' });
    const cash = await order();
    await store.context.db.execute(sql`
      insert into payments (txn_id, purpose, order_id, provider, amount, status)
      values (${`t ${taken.orderId}`}, 'order', ${taken.id}, 'sandbox', 100, 'flagged'),
        (${`t ${waits.orderId}`}, 'order', ${waits.id}, 'sandbox', 100, 'created')`);
    const idsFor = async (concern: string) =>
      toOrderIds((await list(`?concern=${concern}&page_size=100`)).data);
    expect(await idsFor('waits_for_payment')).toEqual([waits.orderId, taken.orderId]);
    expect(await idsFor('paid_elsewhere')).toEqual([taken.orderId]);
    expect(await idsFor('to_be_called')).toContain(cash.orderId);
    expect(await idsFor('to_be_called')).not.toContain(waits.orderId);
    expect((await list('?concern=paid_elsewhere&status=Shipped')).data).toEqual([]);
    const { concerns } = await list();
    expect(concerns.find(({ name }) => name === 'paid_elsewhere')?.count).toBe(1);
  });

  it.each(['?status=Lost', '?sort=name', '?from=5-3-2025', '?is_gift=perhaps', '?concern=x'])(
    'refuse %s',
    async (query) => {
      const answer = await store.call('GET', `/staff/orders/${query}`, { token: staff.token });
      expect(answer.status).toBe(400);
    },
  );
});
