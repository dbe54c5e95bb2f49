import { and, eq, like } from 'drizzle-orm';
import { listMustTry } from '../../contract/home.ts';
import * as calls from '../../contract/staff-rail.ts';
import { products } from '../db/schema/catalogue.ts';
import { auditEntries } from '../db/schema/running.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { makeListedProduct } from '../testing/listed-product.ts';
import { lastTags } from '../testing/waiting-jobs.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
let customerId: number;
beforeAll(async () => {
  store = await openTestStore();
  ({ token, customerId } = await staffFixture(store, ['content']));
});
afterAll(() => store.close());

const path = '/staff/rails/must-try/';
const put = (product_ids: number[], known_ids: number[], who = token) =>
  store.call('POST', path, { token: who, body: { product_ids, known_ids } });

async function rails() {
  const { body } = await store.call('GET', '/staff/rails/', { token });
  return (await calls.listRails.answer.validate(body, { strict: true })).data;
}
const railIds = async (name: calls.RailName) =>
  ((await rails()).find((one) => one.name === name)?.products ?? []).map(({ id }) => id);
async function shown() {
  const { body } = await store.call('GET', '/musttry/list');
  return (await listMustTry.answer.validate(body, { strict: true })).data.map(({ id }) => id);
}
const findProduct = async (id: number) => {
  const [row] = await store.context.db.select().from(products).where(eq(products.id, id));
  return row;
};

describe('a rail of the home page', () => {
  it('shows what was chosen in the order that was chosen, and is made anew', async () => {
    const before = await railIds('must-try');
    expect(before.length).toBeGreaterThan(3);
    const fresh = await makeListedProduct(store, { name: 'Rail jam', stock: 0 });
    const [first = 0, ...rest] = before;
    const wanted = [fresh.id, ...rest.toReversed()];
    const answer = await put(wanted, before);
    expect(answer.status).toBe(200);
    await calls.setRail.answer.validate(answer.body, { strict: true });
    expect(await railIds('must-try')).toEqual(wanted);
    expect(await shown()).toEqual(wanted);
    expect(await findProduct(fresh.id)).toMatchObject({ rail: 'must-try', version: 2 });
    expect((await findProduct(first))?.rail).toBeNull();
    expect(await lastTags(store)).toEqual(['home']);
    const entries = await store.context.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.staffId, customerId), like(auditEntries.subject, 'rail:%')));
    expect(entries.at(-1)).toMatchObject({
      action: 'rail.change',
      before: { products: before },
      after: { products: wanted },
    });
    const moved = await findProduct(rest[0] ?? 0);
    expect(moved?.railPosition).toBe(wanted.length);
  });

  it('takes a product from another rail, and says what nobody sees', async () => {
    const before = await railIds('must-try');
    const [taken = 0] = await railIds('best');
    const off = await makeListedProduct(store, { isOnSale: false });
    const soon = await makeListedProduct(store, { publicFrom: new Date('2027-01-01T00:00:00Z') });
    const wanted = [taken, off.id, soon.id, ...before];
    expect((await put(wanted, before)).status).toBe(200);
    expect(await railIds('best')).not.toContain(taken);
    expect(await shown()).toEqual([taken, ...before]);
    const rail = (await rails()).find(({ name }) => name === 'must-try');
    expect(rail?.products.slice(0, 3)).toMatchObject([
      { id: taken, is_on_sale: true, starts_at: null },
      { id: off.id, is_on_sale: false },
      { id: soon.id, starts_at: '2027-01-01T00:00:00.000Z' },
    ]);
    expect((await put(before, wanted)).status).toBe(200);
    expect((await put([], before)).status).toBe(200);
    expect(await shown()).toEqual([]);
    expect((await put(before, [])).status).toBe(200);
    expect(await shown()).toEqual(before);
  });

  it('keeps the order of whoever was first of ten, and tells the others what stands there', async () => {
    const before = await railIds('must-try');
    const orders = Array.from({ length: 10 }, (_, index) => [
      ...before.slice(index % before.length),
      ...before.slice(0, index % before.length),
    ]).map((ids) => ids.toReversed());
    const answers = await Promise.all(orders.map((ids) => put(ids, before)));
    const won = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(won).toHaveLength(1);
    const after = await railIds('must-try');
    expect(after).toEqual(orders[won[0] ?? 0]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body['data']).toEqual(await rails());
  });

  it('refuses what is no product, what comes twice, and a rail that there is not', async () => {
    const before = await railIds('must-try');
    const elsewhere = await makeListedProduct(store, { websites: [34] });
    expect((await put([...before, 2_147_483_647], before)).status).toBe(400);
    expect((await put([...before, elsewhere.id], before)).status).toBe(400);
    expect((await put([1, 1], before)).status).toBe(400);
    const body = { product_ids: [], known_ids: [] };
    expect((await store.call('POST', '/staff/rails/top/', { token, body })).status).toBe(404);
    expect(await railIds('must-try')).toEqual(before);
  });

  it('refuses a customer, staff of another area, and a caller who is not logged in', async () => {
    const before = await railIds('must-try');
    const { token: customer } = await makeCustomer(store);
    const { token: orders } = await staffFixture(store, ['orders']);
    expect((await put([], before, customer)).status).toBe(403);
    expect((await put([], before, orders)).status).toBe(403);
    const body = { product_ids: [], known_ids: before };
    expect((await store.call('POST', path, { body })).status).toBe(401);
    expect(await railIds('must-try')).toEqual(before);
  });
});
