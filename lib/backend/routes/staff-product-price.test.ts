import * as calls from '../../contract/staff-product-price.ts';
import { applyPrices } from '../jobs/apply-prices.ts';
import { testNow } from '../testing/clock.ts';
import { makeCustomer } from '../testing/make-customer.ts';
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
beforeEach(() => store.setNow(testNow));

const hour = 60 * 60 * 1000;
const at = (hours: number) => new Date(testNow.getTime() + hours * hour);
const plan = (id: number, price: number, from: number, to: number | null) =>
  store.call('POST', `/staff/products/${id}/prices/`, {
    token,
    body: { price, starts_at: at(from).toISOString(), ends_at: to && at(to).toISOString() },
  });
async function planned(id: number, price: number, from: number, to: number | null) {
  const answer = await plan(id, price, from, to);
  expect(answer.status).toBe(201);
  return (await calls.planPrice.answer.validate(answer.body, { strict: true })).data;
}
async function priceAt(id: number, hours: number) {
  store.setNow(at(hours));
  await applyPrices(store.context);
  const { body } = await store.call('GET', `/web/single/product/${id}/`);
  return (body['data'] as { product_price: number }).product_price;
}
const faultFields = ({ status, body }: { status: number; body: Record<string, unknown> }) => {
  expect(status).toBe(400);
  return Object.keys(body['errors'] as object);
};
const cancel = (id: number, scheduleId: number | undefined) =>
  store.call('DELETE', `/staff/products/${id}/prices/${scheduleId}/`, { token });

describe('a planned price', () => {
  it('is charged from its beginning to its end, on pages, in lists and in carts', async () => {
    const { id } = await makeListedProduct(store, { name: 'Clockwork honey' });
    const { token: shopper } = await makeCustomer(store);
    await store.call('POST', '/cart/', { token: shopper, body: { pid: id, quantity: 1 } });
    await planned(id, 240, 1, 3);
    expect(await priceAt(id, 0.5)).toBe(300);
    expect(await priceAt(id, 1)).toBe(240);
    const list = await store.call('GET', '/web/products/list/?prod_search=clockwork');
    expect(list.body['data']).toMatchObject({ data: [{ product_price: 240 }] });
    const cart = await store.call('GET', '/cart/', { token: shopper });
    expect(cart.body['cart_totals']).toMatchObject({ final_total: 240 });
    expect(await priceAt(id, 2)).toBe(240);
    expect(await priceAt(id, 3)).toBe(300);
    const { rows } = await store.client.pool.query(
      `select 1 from graphile_worker.jobs where run_at in ($1, $2)`,
      [at(1), at(3)],
    );
    expect(rows).toHaveLength(2);
  });

  it('is charged at once where it has begun, and stays where it has no end', async () => {
    const { id } = await makeListedProduct(store);
    expect(await planned(id, 280, -1, null)).toEqual([]);
    expect(await priceAt(id, 0)).toBe(280);
    expect(await priceAt(id, 1_000)).toBe(280);
  });

  it('is not above the MRP, not over before it begins, and overlaps no other', async () => {
    const { id } = await makeListedProduct(store);
    expect(faultFields(await plan(id, 350.01, 1, 2))).toEqual(['price']);
    expect(faultFields(await plan(id, 100, 2, 1))).toEqual(['ends_at']);
    expect(faultFields(await plan(id, 100, -2, -1))).toEqual(['ends_at']);
    await planned(id, 200, 1, 3);
    expect(faultFields(await plan(id, 210, 2, 4))).toEqual(['starts_at']);
    expect(faultFields(await plan(id, 210, 2, null))).toEqual(['starts_at']);
    expect(await planned(id, 210, 3, 4)).toHaveLength(2);
    const lowered = await store.call('PATCH', `/staff/products/${id}/`, {
      token,
      body: { base_price: 205, product_price: 190 },
    });
    expect(faultFields(lowered)).toEqual(['base_price']);
  });

  it('is planned once where two people plan at the same moment', async () => {
    const { id } = await makeListedProduct(store);
    const answers = await Promise.all(Array.from({ length: 6 }, () => plan(id, 250, 1, 2)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('can be called off, before it begins and while it runs', async () => {
    const { id } = await makeListedProduct(store);
    const [ahead] = await planned(id, 200, 1, 3);
    expect((await cancel(id, ahead?.id)).body['data']).toEqual([]);
    expect(await priceAt(id, 2)).toBe(300);
    store.setNow(testNow);
    const [running] = await planned(id, 200, 0, 3);
    expect(running).toMatchObject({ state: 'running', price_after: 300 });
    expect(await priceAt(id, 1)).toBe(200);
    expect((await cancel(id, running?.id)).status).toBe(200);
    expect(await priceAt(id, 1)).toBe(300);
    expect((await cancel(id, running?.id)).status).toBe(404);
  });

  it('gives way to a price that somebody sets by hand, and does not come back for it', async () => {
    const { id } = await makeListedProduct(store);
    await planned(id, 200, 0, 3);
    await store.call('PATCH', `/staff/products/${id}/`, { token, body: { product_price: 320 } });
    expect(await priceAt(id, 1)).toBe(320);
    expect(await priceAt(id, 4)).toBe(320);
  });

  it('tells whoever edits the product meanwhile that the clock has changed it', async () => {
    const { id, version } = await makeListedProduct(store);
    await planned(id, 200, 1, 3);
    await priceAt(id, 1);
    const answer = await store.call('PATCH', `/staff/products/${id}/`, {
      token,
      body: { version, name: 'Slow hand' },
    });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ changed_by: null, changed_fields: ['product_price'] });
  });
});
