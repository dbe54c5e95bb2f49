import { sql } from 'drizzle-orm';
import * as calls from '../../contract/staff-search-trial.ts';
import { searchMisses } from '../db/schema/content.ts';
import { searchPins, searchPurposes } from '../db/schema/search.ts';
import { trySearches } from '../services/search-notes/try-searches.ts';
import { makeListedProduct } from '../testing/listed-product.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
const ids: Record<string, number> = {};
beforeAll(async () => {
  store = await openTestStore();
  ({ token } = await staffFixture(store, ['content']));
  for (const name of ['Zzyzxberry jam', 'Zzyzxberry jelly', 'Qwandong tea', 'Qwandong balm']) {
    ids[name] = (await makeListedProduct(store, { name })).id;
  }
  const lastAt = store.context.now();
  await store.context.db.delete(searchMisses);
  await store.context.db.insert(searchMisses).values([
    { query: 'zzyzxberry', found: 7, lastAt },
    { query: 'zzyzxberry jam', found: 2, lastAt },
    { query: 'xylqo', times: 9, lastAt },
    { query: 'qwandong', found: 3, lastAt },
  ]);
});
afterAll(() => store.close());

const post = (path: string, body: object) => store.call('POST', path, { token, body });

async function tried(draft: object) {
  const { body } = await post('/staff/searches/try/', draft);
  return (await calls.trySearches.answer.validate(body, { strict: true })).data;
}

async function previewed(query: string, draft?: object) {
  const { body } = await post('/staff/searches/preview/', { query, ...(draft && { draft }) });
  const { products, total } = (await calls.previewSearch.answer.validate(body, { strict: true }))
    .data;
  return { names: products.map(({ name }) => name), total };
}

describe('a draft tried on the last searches', () => {
  it('shows a search that gains results by a synonym, and saves nothing', async () => {
    expect(await tried({ synonym: { word: 'Xylqo', meaning: 'qwandong' } })).toEqual({
      tried: 4,
      of: 4,
      changed_count: 1,
      changed: [
        {
          query: 'xylqo',
          searched: 9,
          before: { total: 0, first: [] },
          after: { total: 2, first: expect.arrayContaining(['Qwandong tea']) as string[] },
        },
      ],
    });
    expect((await previewed('xylqo')).total).toBe(0);
  });

  it('shows a search that gains results by a purpose, and one that loses them', async () => {
    const gained = await tried({ purpose: { typed: 'cold, xylqo', found_by: 'zzyzxberry' } });
    expect(gained.changed.map(({ query, after }) => [query, after.total])).toEqual([['xylqo', 2]]);
    const [row] = await store.context.db
      .insert(searchPurposes)
      .values({ typed: ['xylqo'], foundBy: ['zzyzxberry'] })
      .returning();
    await makeListedProduct(store, { name: 'Unrelated thing' });
    const changed = { typed: 'something else', found_by: 'zzyzxberry' };
    const lost = await tried({ id: row?.id, purpose: changed });
    expect(lost.changed).toMatchObject([
      { query: 'xylqo', before: { total: 2 }, after: { total: 0, first: [] } },
    ]);
  });

  it('shows the one search whose order a pin changes', async () => {
    const { names } = await previewed('zzyzxberry');
    const last = names.at(-1) ?? '';
    const pin = { query: 'Zzyzxberry', product_id: ids[last], place: 1 };
    expect((await tried({ pin })).changed).toMatchObject([
      { query: 'zzyzxberry', before: { first: names }, after: { first: names.toReversed() } },
    ]);
  });

  it('is refused where it could not be saved, and where it is none or two', async () => {
    const status = async (draft: object) => (await post('/staff/searches/try/', draft)).status;
    expect(await status({ synonym: { word: '!!', meaning: 'ghee' } })).toBe(400);
    expect(await status({ pin: { query: 'ghee', product_id: 2_000_000_000, place: 1 } })).toBe(400);
    expect(await status({})).toBe(400);
    const synonym = { word: 'a', meaning: 'b' };
    expect(await status({ synonym, purpose: { typed: 'a', found_by: 'b' } })).toBe(400);
  });

  it('is tried on the last thousand', async () => {
    await store.context.db.execute(sql`
      insert into search_misses (query, times, last_at)
      select 'made up ' || n, 1, '2020-01-01' from generate_series(1, 1500) n`);
    const draft = { synonym: { word: 'xylqo', meaning: 'qwandong' } };
    expect(await tried(draft)).toMatchObject({ tried: 1_000, of: 1_000, changed_count: 1 });
  });

  it('runs once at a time', async () => {
    const synonym = { word: 'xylqo', meaning: 'qwandong' };
    const draft = { id: undefined, synonym, purpose: undefined, pin: undefined };
    const attempts = [1, 2, 3].map(() => trySearches(store.context, draft));
    await expect(Promise.all(attempts.slice(1))).rejects.toMatchObject({ status: 409 });
    expect((await attempts[0])?.changed_count).toBe(1);
    expect((await trySearches(store.context, draft)).changed_count).toBe(1);
  });
});

describe('the preview of a pin', () => {
  it('is the result as shoppers would see it', async () => {
    const before = await previewed('qwandong');
    const [first = '', second = ''] = before.names;
    const pin = { query: 'qwandong', product_id: ids[first], place: null };
    expect(await previewed('qwandong', { pin })).toEqual({ names: [second, first], total: 2 });
    const jam = { ...pin, product_id: ids['Zzyzxberry jam'], place: 2 };
    expect(await previewed('qwandong', { pin: jam })).toEqual({
      names: [first, 'Zzyzxberry jam', second],
      total: 3,
    });
    expect(await previewed('qwandong')).toEqual(before);
  });

  it('leaves out what the pin was before', async () => {
    const { names } = await previewed('qwandong');
    const productId = ids[names[1] ?? ''] ?? 0;
    const [row] = await store.context.db
      .insert(searchPins)
      .values({ query: 'qwandong', productId, place: 1 })
      .returning();
    await makeListedProduct(store, { name: 'Another thing' });
    expect((await previewed('qwandong')).names).toEqual(names.toReversed());
    const pin = { query: 'tea', product_id: productId, place: 1 };
    expect((await previewed('qwandong', { id: row?.id, pin })).names).toEqual(names);
  });
});
