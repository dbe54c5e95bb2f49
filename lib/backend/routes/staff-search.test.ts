import * as pinCalls from '../../contract/staff-pin.ts';
import * as purposeCalls from '../../contract/staff-purpose.ts';
import * as calls from '../../contract/staff-search.ts';
import * as synonymCalls from '../../contract/staff-synonym.ts';
import { searchMisses } from '../db/schema/content.ts';
import { auditEntries } from '../db/schema/running.ts';
import { searchWeeks } from '../db/schema/search.ts';
import { weekOf } from '../services/search-notes/week-of.ts';
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

describe('a synonym', () => {
  it('is understood by the very next search, and forgotten with it', async () => {
    await makeListedProduct(store, { name: 'Quandong preserve' });
    expect(await found('zzyzx')).toEqual([]);
    const { body } = await call('POST', '/staff/synonyms/', {
      word: ' ZZYZX ',
      meaning: 'Quandong',
    });
    const { data } = await synonymCalls.create.answer.validate(body, { strict: true });
    expect(data).toMatchObject({ word: 'zzyzx', meaning: 'quandong' });
    expect(await found('zzyzx')).toEqual(['Quandong preserve']);
    expect(await jobsOf(store, 'revalidate')).toContainEqual({ tags: ['products'] });
    await call('DELETE', `/staff/synonyms/${data.id}/`);
    expect(await found('zzyzx')).toEqual([]);
  });

  it('is two different words, said once', async () => {
    const fault = async (word: string, meaning: string) =>
      (await call('POST', '/staff/synonyms/', { word, meaning })).body['errors'];
    expect(await fault('!!', 'ghee')).toHaveProperty('word');
    expect(await fault('ghee', '?')).toHaveProperty('meaning');
    expect(await fault('Ghee', 'ghee')).toHaveProperty('meaning');
    expect(await fault('haldi', 'turmeric')).toHaveProperty('meaning');
  });
});

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
    const names = ['Riberry jam', 'Riberry jelly', 'Riberry syrup'];
    const ids = [];
    for (const name of names) ids.push((await makeListedProduct(store, { name })).id);
    const other = await makeListedProduct(store, { name: 'Wattleseed' });
    expect(await found('riberry')).toEqual(names);

    const pin = (product_id: number | undefined, place: number | null) =>
      call('POST', '/staff/pins/', { query: ' RIBERRY! ', product_id, place });
    const { body } = await pin(ids[2], 1);
    const { data } = await pinCalls.create.answer.validate(body, { strict: true });
    expect(data).toMatchObject({
      query: 'riberry',
      product: { id: ids[2], name: 'Riberry syrup', is_on_sale: true },
      place: 1,
    });
    expect(await found('riberry')).toEqual(['Riberry syrup', 'Riberry jam', 'Riberry jelly']);
    await pin(ids[0], null);
    await pin(other.id, 2);
    const order = ['Riberry syrup', 'Wattleseed', 'Riberry jelly', 'Riberry jam'];
    expect(await found('riberry')).toEqual(order);
    expect(await found('Riberry')).toEqual(order);
    expect(await found('riberry jelly')).toEqual(['Riberry jelly']);

    await call('DELETE', `/staff/pins/${data.id}/`);
    expect((await found('riberry'))[0]).toBe('Riberry jelly');
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

describe('what people searched for', () => {
  const list = async (query: string) => {
    const { body } = await call('GET', `/staff/searches/?${query}`);
    return (await calls.listSearches.answer.validate(body, { strict: true })).data;
  };
  const textsOf = async (query: string) => (await list(query)).map((row) => row.query);
  const lastAt = new Date('2026-11-01T10:00:00Z');
  it('is listed by what became of it, and forgotten when staff say so', async () => {
    await store.context.db.insert(searchMisses).values([
      { query: 'zq kombucha', times: 9, lastAt },
      { query: 'zq kefir', times: 2, lastAt },
      { query: 'zq salt', found: 5, lastAt },
      { query: 'zq ghee', found: 9, opened: 6, carted: 2, lastAt },
      { query: 'zq honey', found: 9, opened: 6, carted: 4, lastAt },
    ]);
    expect(await textsOf('search=zq')).toEqual(['zq kombucha', 'zq kefir']);
    expect(await textsOf('search=zq&view=unopened')).toEqual(['zq salt']);
    expect(await textsOf('search=zq&view=carted')).toEqual(['zq honey', 'zq ghee']);
    expect(await textsOf('view=all&search=zq%20ke')).toEqual(['zq kefir']);
    const forget = () => call('POST', '/staff/searches/forget/', { query: 'zq kefir' });
    expect((await forget()).status).toBe(200);
    expect((await forget()).status).toBe(404);
    expect(await textsOf('search=zq')).toEqual(['zq kombucha']);
  });

  it('is falling where half as many lead to a product as in the weeks before', async () => {
    const { db, now } = store.context;
    const spans: Record<string, [now: [number, number], before: [number, number]]> = {
      falling: [
        [10, 2],
        [40, 20],
      ],
      lasting: [
        [10, 6],
        [40, 20],
      ],
      rare: [
        [4, 0],
        [40, 20],
      ],
      fresh: [
        [10, 0],
        [0, 0],
      ],
    };
    for (const [query, [[searched, opened], [searchedBefore, openedBefore]]] of Object.entries(
      spans,
    )) {
      await db.insert(searchMisses).values({ query, found: 50, lastAt });
      await db.insert(searchWeeks).values([
        { query, week: weekOf(now(), 1), searched, opened },
        { query, week: weekOf(now(), 2), searched: searchedBefore, opened: openedBefore },
        { query, week: weekOf(now(), 6), searched: 1_000, opened: 1_000 },
      ]);
    }
    const [row, ...others] = await list('view=falling');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ query: 'falling', opened_now: 20, opened_before: 50 });
    expect(await list('view=all&search=fresh')).toMatchObject([
      { opened_now: 0, opened_before: null },
    ]);
  });
});
