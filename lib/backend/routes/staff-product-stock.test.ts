import * as calls from '../../contract/staff-product-stock.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { makeListedProduct } from '../testing/listed-product.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  ({ token } = await staffFixture(store, ['catalogue']));
});
afterAll(() => store.close());

const path = (id: number) => `/staff/products/${id}/stock/`;
const move = (id: number, body: unknown) => store.call('POST', path(id), { token, body });
async function book(id: number, query = '') {
  const { body } = await store.call('GET', `${path(id)}${query}`, { token });
  return calls.listStockMovements.answer.validate(body, { strict: true });
}

describe('the stock of a product', () => {
  it('is changed with a reason, and the book says how many there were each time', async () => {
    const { id } = await makeListedProduct(store, { stock: 0 });
    expect((await move(id, { change: 12, note: 'From the farm' })).body).toMatchObject({
      available_stock_quantity: 12,
    });
    await move(id, { change: -2, note: 'Two jars broke' });
    await move(id, { set_to: 9, note: 'Counted' });
    const { data, total, available_stock_quantity } = await book(id);
    expect(data.map(({ change, balance, note }) => [change, balance, note])).toEqual([
      [-1, 9, 'Counted'],
      [-2, 10, 'Two jars broke'],
      [12, 12, 'From the farm'],
    ]);
    expect([total, available_stock_quantity]).toEqual([3, 9]);
    expect(data[0]?.staff).toEqual(expect.any(String));
    expect((await book(id, '?page=2&page_size=10')).data).toEqual([]);
  });

  it('says which order took it', async () => {
    const { rows } = await store.client.pool.query<{ id: number }>(
      `select product_id as id from stock_movements where order_id is not null limit 1`,
    );
    const { data } = await book(rows[0]?.id ?? 0);
    expect(data.some(({ order_id }) => /^SO-\d{6}$/.test(order_id ?? ''))).toBe(true);
  });

  it('never falls below nothing, and wants a reason and one number', async () => {
    const { id } = await makeListedProduct(store, { stock: 3 });
    const answer = await move(id, { change: -4, note: 'Too many' });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ available_quantity: 3 });
    for (const body of [
      { change: 1 },
      { note: 'x' },
      { change: 1, set_to: 1, note: 'x' },
      { change: 0, note: 'x' },
      { change: 1.5, note: 'x' },
      { set_to: -1, note: 'x' },
      { change: 1_000_000, note: 'x' },
    ]) {
      expect((await move(id, body)).status).toBe(400);
    }
    expect((await book(id)).available_stock_quantity).toBe(3);
  });

  it('can be unknown, and has to be counted before it is added to', async () => {
    const { id } = await makeListedProduct(store, { stock: 5 });
    await move(id, { set_to: null, note: 'Nobody knows' });
    expect((await move(id, { change: 1, note: 'One more' })).status).toBe(409);
    expect((await move(id, { set_to: 4, note: 'Counted' })).status).toBe(200);
  });

  it('loses no piece where many change it at once', async () => {
    const { id } = await makeListedProduct(store, { stock: 0 });
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        move(id, { change: index + 1, note: `Box ${index}` }),
      ),
    );
    const { data, available_stock_quantity } = await book(id);
    expect(available_stock_quantity).toBe(210);
    expect(data).toHaveLength(20);
    expect(data.map(({ balance }) => balance)).toEqual(
      data.map((_, index) => data.slice(index).reduce((sum, { change }) => sum + change, 0)),
    );
  });

  it('refuses a caller who is not logged in', async () => {
    const { id } = await makeListedProduct(store);
    const body = { change: 1, note: 'x' };
    expect((await store.call('POST', path(id), { body })).status).toBe(401);
    expect((await store.call('GET', path(id))).status).toBe(401);
  });
});
