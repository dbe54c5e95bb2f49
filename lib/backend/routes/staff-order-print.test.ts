import { and, eq } from 'drizzle-orm';
import { products as productTable } from '../db/schema/catalogue.ts';
import { orders } from '../db/schema/order.ts';
import { shipments } from '../db/schema/shipment.ts';
import { parseOrderId } from '../services/order/order-id.ts';
import { packSize } from '../services/packing/paper.ts';
import { readLabels } from '../services/packing/read-labels.ts';
import { readParcels } from '../services/packing/read-parcels.ts';
import { testNow } from '../testing/clock.ts';
import { makeProduct } from '../testing/make-product.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let staff: Awaited<ReturnType<typeof staffFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  staff = await staffFixture(store, ['orders']);
});
afterAll(() => store.close());

async function order(quantity = 2) {
  const fixture = orderFixture(store);
  const product = await makeProduct(store);
  const who = await fixture.buyer(product.id, { quantity });
  const { body } = await fixture.place(who, who.payload);
  return { who, orderId: String(body['order_id']) };
}

/** An order of `count` parcels with one piece each. */
async function splitOrder(count: number) {
  const made = await order(count);
  await staff.bring(made.orderId, 'Packed');
  const { body } = await store.call('GET', `/staff/orders/${made.orderId}/`, {
    token: staff.token,
  });
  const line_id = (body['data'] as { lines: { id: number }[] }).lines[0]?.id;
  for (let parts = 1; parts < count; parts += 1) {
    const split = await store.call('POST', `/staff/orders/${made.orderId}/parcels/1/split/`, {
      token: staff.token,
      body: { lines: [{ line_id, quantity: 1 }] },
    });
    if (split.status !== 200) throw new Error(`A split was answered with ${split.status}`);
  }
  return made;
}

const setStatus = (orderId: string, number: number, status: string) =>
  store.context.db
    .update(shipments)
    .set({ status })
    .where(and(eq(shipments.orderId, parseOrderId(orderId) ?? 0), eq(shipments.number, number)));

async function packedOrder() {
  const made = await order();
  await staff.bring(made.orderId, 'Packed');
  return made;
}

const print = (path: string, token?: string) =>
  store.app.request(path, {
    headers: { 'company-id': '33', ...(token && { authorization: `token ${token}` }) },
  });
const pagesOf = async (answer: Response) =>
  (await answer.text()).match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

describe('what is printed for packing', () => {
  it('is a slip for each order, in one document', async () => {
    const made = [await order(), await order(), await order()];
    const names = made.map(({ orderId }) => orderId).join(',');
    await store.context.db
      .update(orders)
      .set({ isGift: true, giftMessage: 'जन्मदिन मुबारक! With love' })
      .where(eq(orders.id, parseOrderId(made[1]?.orderId ?? '') ?? 0));
    const answer = await print(`/staff/packing-slips/?orders=${names}`, staff.token);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await pagesOf(answer)).toBe(3);
  });

  it('is a slip for each parcel of an order that was split, with its own items', async () => {
    const { orderId } = await packedOrder();
    const firstLineId = async () => {
      const { body } = await store.call('GET', `/staff/orders/${orderId}/`, { token: staff.token });
      return (body['data'] as { lines: { id: number }[] }).lines[0]?.id;
    };
    const split = await store.call('POST', `/staff/orders/${orderId}/parcels/1/split/`, {
      token: staff.token,
      body: { lines: [{ line_id: await firstLineId(), quantity: 1 }] },
    });
    expect(split.status).toBe(200);
    const answer = await print(`/staff/packing-slips/?orders=${orderId}`, staff.token);
    expect(await pagesOf(answer)).toBe(2);
    const parcels = await readParcels(store.context, orderId);
    expect(
      parcels.map(({ partLabel, cashDue, lines }) => [partLabel, cashDue, lines[0]?.quantity]),
    ).toEqual([
      ['Parcel 1 of 2', 40_000, 1],
      ['Parcel 2 of 2', 30_000, 1],
    ]);
  });

  it('says how many parcels there were, without those that came back', async () => {
    const { orderId } = await splitOrder(3);
    const slips = async () =>
      (await readParcels(store.context, orderId)).map(({ partLabel, cashDue, lines }) => [
        partLabel,
        cashDue,
        lines[0]?.quantity,
      ]);
    const labels = async () =>
      (await readLabels(store.context, orderId)).map(
        ({ number, parcels }) => `${number} of ${parcels}`,
      );
    const [first, , third] = await slips();
    await setStatus(orderId, 2, 'returned');
    expect(await slips()).toEqual([first, third]);
    expect([first?.[0], third?.[0]]).toEqual(['Parcel 1 of 3', 'Parcel 3 of 3']);
    expect(await labels()).toEqual(['1 of 3', '3 of 3']);
    await setStatus(orderId, 3, 'returned');
    expect(await slips()).toEqual([first]);
    expect(await labels()).toEqual(['1 of 3']);
    await setStatus(orderId, 1, 'returned');
    expect(await slips()).toHaveLength(3);
  });

  it('is a label of 4 × 6 inches for each parcel, the same whenever it is asked for', async () => {
    const made = [await packedOrder(), await packedOrder()];
    const path = `/staff/parcel-labels/?orders=${made.map(({ orderId }) => orderId).join(',')}`;
    const first = await (await print(path, staff.token)).text();
    expect(first.match(/\/MediaBox \[0 0 288 432\]/g)).toHaveLength(2);
    store.setNow(new Date(testNow.getTime() + 3_600_000));
    expect(await (await print(path, staff.token)).text()).toBe(first);
    store.setNow(testNow);
    await staff.step(made[0]?.orderId, 'Shipped', {
      courier: 'Blue Kite',
      tracking_number: 'BK 9',
    });
    expect(await (await print(path, staff.token)).text()).not.toBe(first);
    const bare = await order();
    const none = await print(`/staff/parcel-labels/?orders=${bare.orderId}`, staff.token);
    expect([none.status, ((await none.json()) as Record<string, unknown>)['message']]).toEqual([
      409,
      'None of these orders has a parcel yet. Parcels are created when orders are packed.',
    ]);
  });

  it('says kilograms and litres from 1,000 on, as the page does', async () => {
    const products = await store.client.pool.query<{ id: number }>(
      'select id from products limit 1',
    );
    const id = products.rows[0]?.id ?? 0;
    for (const [quantity, unit, text] of [
      [250, 'g', '250 g'],
      [1_000, 'g', '1 kg'],
      [1_500, 'ml', '1.5 L'],
      [2, 'kg', '2 kg'],
      [1, 'l', '1 L'],
      [12, 'pieces', '12 pieces'],
      [1, 'pieces', '1 piece'],
      [1, 'sticks', '1 stick'],
    ] as const) {
      await store.client.pool.query(
        'update products set net_quantity = $1, unit = $2 where id = $3',
        [quantity, unit, id],
      );
      const [row] = await store.context.db
        .select({ packSize })
        .from(productTable)
        .where(eq(productTable.id, id));
      expect(row?.packSize).toBe(text);
    }
  });

  it('is one list of all that has to be fetched', async () => {
    const made = [await order(), await order()];
    const names = made.map(({ orderId }) => orderId).join(',');
    const answer = await print(`/staff/pick-list/?orders=${names}`, staff.token);
    expect(await pagesOf(answer)).toBe(1);
  });

  it('is the invoice of each order, in one document; those without one are named on its last page', async () => {
    const packed = [await packedOrder(), await packedOrder()];
    const bare = await order();
    const names = [...packed, bare].map(({ orderId }) => orderId);
    const answer = await print(`/staff/invoices/?orders=${names.join(',')}`, staff.token);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="Invoices.pdf"');
    expect(await pagesOf(answer)).toBe(3);
    const single = await print(`/staff/invoices/?orders=${names[0]},${names[0]}`, staff.token);
    expect(await pagesOf(single)).toBe(1);
  });

  it('has no invoices for orders of which none was packed, and prints 50 at most', async () => {
    const { orderId } = await order();
    const none = await print(`/staff/invoices/?orders=${orderId}`, staff.token);
    expect([none.status, await none.json()]).toEqual([
      409,
      {
        status: false,
        code: 'conflict',
        message:
          'None of these orders has an invoice yet. Invoices are created when orders are packed.',
      },
    ]);
    const unknown = await print(`/staff/invoices/?orders=${orderId},SO-999999`, staff.token);
    expect(unknown.status).toBe(404);
    const many = Array(51).fill(orderId).join(',');
    const tooMany = await print(`/staff/invoices/?orders=${many}`, staff.token);
    expect([tooMany.status, await tooMany.json()]).toEqual([
      400,
      expect.objectContaining({ message: 'Choose up to 50 orders' }),
    ]);
  });

  it.each(['packing-slips', 'pick-list', 'invoices', 'parcel-labels'])(
    'refuses %s to guests, customers and staff of another area',
    async (sheet) => {
      const { orderId, who } = await order();
      const others = await staffFixture(store, ['catalogue']);
      const path = `/staff/${sheet}/?orders=${orderId}`;
      expect((await print(path)).status).toBe(401);
      expect((await print(path, who.token)).status).toBe(403);
      expect((await print(path, others.token)).status).toBe(403);
    },
  );

  it('T73: comes 30 times a minute for one account, whatever is printed', async () => {
    const [{ orderId }, { token }] = [await packedOrder(), await staffFixture(store, ['orders'])];
    const kinds = ['packing-slips', 'pick-list', 'parcel-labels', 'invoices'];
    const statuses: number[] = [];
    for (let n = 0; n < 32; n += 1) {
      const path = `/staff/${kinds[n % kinds.length]}/?orders=${orderId}`;
      statuses.push((await print(path, token)).status);
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429, 429]);
  });

  it('needs orders that are there', async () => {
    const wrong: [string, number][] = [
      ['', 400],
      ['?orders=', 400],
      ['?orders=1,2', 400],
      ['?orders=SO-999999', 404],
      [`?orders=${Array(101).fill('SO-000001').join(',')}`, 400],
    ];
    for (const [query, status] of wrong) {
      const answer = await print(`/staff/packing-slips/${query}`, staff.token);
      expect([query, answer.status]).toEqual([query, status]);
    }
  });
});
