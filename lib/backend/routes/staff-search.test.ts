import * as pinCalls from '../../contract/staff-pin.ts';
import * as purposeCalls from '../../contract/staff-purpose.ts';
import { auditEntries } from '../db/schema/running.ts';
import { jobsOf } from '../testing/jobs-of.ts';
import { makeListedProduct } from '../testing/listed-product.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  ({ token } = await staffFixture(store, ['content']));
});
afterAll(() => store.close());

const call = (method: string, path: string, body?: unknown) =>
  store.call(method, path, { token, ...(body !== undefined && { body }) });

async function found(text: string): Promise<string[]> {
  const path = `/web/products/list/?prod_search=${encodeURIComponent(text)}`;
  const list = (await store.call('GET', path)).body['data'] as { data: { name: string }[] };
  return list.data.map(({ name }) => name);
}

const errorsOf = async (method: string, path: string, body: unknown) =>
  Object.keys(((await call(method, path, body)).body['errors'] as object | undefined) ?? {});

describe('a purpose', () => {
  it('is kept as lists of words in one form, and written into the audit log', async () => {
    const { body } = await call('POST', '/staff/purposes/', {
      typed: ' Sleepless-ness, cannot sleep , sleeplessness,',
      found_by: 'Ashwagandha, Brahmi oil',
    });
    const { data } = await purposeCalls.create.answer.validate(body, { strict: true });
    expect(data).toMatchObject({
      typed: 'sleepless ness, cannot sleep, sleeplessness',
      found_by: 'ashwagandha, brahmi oil',
    });
    expect(await jobsOf(store, 'revalidate')).toContainEqual({ tags: ['products'] });
    const changed = await call('PATCH', `/staff/purposes/${data.id}/`, {
      typed: 'insomnia',
      found_by: 'brahmi',
      version: data.version,
    });
    expect(changed.body['data']).toMatchObject({ typed: 'insomnia', found_by: 'brahmi' });
    expect((await call('DELETE', `/staff/purposes/${data.id}/`)).status).toBe(200);
    const actions = await store.context.db
      .select({ action: auditEntries.action })
      .from(auditEntries);
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['purpose.create', 'purpose.change', 'purpose.remove']),
    );
  });

  it('is found in the list by a word of either side', async () => {
    await call('POST', '/staff/purposes/', { typed: 'zzarthritis', found_by: 'zznirgundi' });
    for (const word of ['zzarth', 'zznirg']) {
      const { body } = await call('GET', `/staff/purposes/?search=${word}`);
      const page = await purposeCalls.list.answer.validate(body, { strict: true });
      expect(page.data.map(({ typed }) => typed)).toEqual(['zzarthritis']);
    }
  });

  it('needs words with letters, and not too many', async () => {
    const faults = (typed: string, found_by: string) =>
      errorsOf('POST', '/staff/purposes/', { typed, found_by });
    expect(await faults('', 'ghee')).toEqual(['typed']);
    expect(await faults('ghee', ' , ')).toEqual(['found_by']);
    expect(await faults('cold, !!', 'ghee')).toEqual(['typed']);
    const many = Array.from({ length: 61 }, (_, at) => `w${at}`).join(', ');
    expect(await faults('cold', many)).toEqual(['found_by']);
    expect(await faults('a'.repeat(81), 'ghee')).toEqual(['typed']);
  });
});

describe('a pin', () => {
  it('gives a product its place from the next search on, and buries another', async () => {
    const names = ['Quandong jam', 'Quandong jelly', 'Quandong syrup'];
    const ids = [];
    for (const name of names) ids.push((await makeListedProduct(store, { name })).id);
    const other = await makeListedProduct(store, { name: 'Wattleseed' });
    expect(await found('quandong')).toEqual(names);

    const pin = (product_id: number | undefined, place: number | null) =>
      call('POST', '/staff/pins/', { query: ' QUANDONG! ', product_id, place });
    const { body } = await pin(ids[2], 1);
    const { data } = await pinCalls.create.answer.validate(body, { strict: true });
    expect(data).toMatchObject({
      query: 'quandong',
      product: { id: ids[2], name: 'Quandong syrup', is_on_sale: true },
      place: 1,
    });
    expect(await found('quandong')).toEqual(['Quandong syrup', 'Quandong jam', 'Quandong jelly']);
    await pin(ids[0], null);
    await pin(other.id, 2);
    const order = ['Quandong syrup', 'Wattleseed', 'Quandong jelly', 'Quandong jam'];
    expect(await found('quandong')).toEqual(order);
    expect(await found('Quandong')).toEqual(order);
    expect(await found('quandong jelly')).toEqual(['Quandong jelly']);

    await call('DELETE', `/staff/pins/${data.id}/`);
    expect((await found('quandong'))[0]).toBe('Quandong jelly');
  });

  it('is of one search, one product and a place of the first page', async () => {
    const { id: product_id } = await makeListedProduct(store, { name: 'Davidson plum' });
    const faults = (pin: object) =>
      errorsOf('POST', '/staff/pins/', { query: 'plum', product_id, place: 1, ...pin });
    expect(await faults({ query: '!?' })).toEqual(['query']);
    expect(await faults({ product_id: 2_000_000_000 })).toEqual(['product_id']);
    expect(await faults({ place: 0 })).toEqual(['place']);
    expect(await faults({ place: 21 })).toEqual(['place']);
    expect(await faults({ place: undefined })).toEqual(['place']);
    expect(await faults({})).toEqual([]);
    expect(await faults({ place: 3 })).toEqual(['product_id']);
  });

  it('is found in the list by its product', async () => {
    const { body } = await call('GET', '/staff/pins/?search=davidson');
    const page = await pinCalls.list.answer.validate(body, { strict: true });
    expect(page.data.map(({ query }) => query)).toEqual(['plum']);
  });
});
