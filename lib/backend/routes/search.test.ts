import { eq, sql } from 'drizzle-orm';
import { searchMisses } from '../db/schema/content.ts';
import { searchWeeks } from '../db/schema/search.ts';
import { noteSearch, writeNotes } from '../services/search-notes/note-search.ts';
import { weekOf } from '../services/search-notes/week-of.ts';
import { maxSearches } from '../services/search-notes/write-counts.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const search = async (text: string, more = '') => {
  const query = `prod_search=${encodeURIComponent(text)}${more}`;
  expect((await store.call('GET', `/web/products/list/?${query}`)).status).toBe(200);
};
const hit = (body: object) => store.call('POST', '/web/search/opened/', { body });
const open = (query: string) => hit({ query });

async function notedOf(query: string) {
  await writeNotes(store.context);
  const [row] = await store.context.db
    .select()
    .from(searchMisses)
    .where(eq(searchMisses.query, query));
  return row && { times: row.times, found: row.found, opened: row.opened, carted: row.carted };
}

describe('what was searched for', () => {
  it('is counted in one form, in vain and with something found', async () => {
    await Promise.all(
      ['Qzxwv Wzxyq!', '  qzxwv   wzxyq', 'qzxwv-wzxyq'].map((text) => search(text)),
    );
    expect(await notedOf('qzxwv wzxyq')).toEqual({ times: 3, found: 0, opened: 0, carted: 0 });
    await search('qzxwv wzxyq');
    expect(await notedOf('qzxwv wzxyq')).toEqual({ times: 4, found: 0, opened: 0, carted: 0 });
    await search('honey');
    expect((await open('Honey')).status).toBe(200);
    expect(await notedOf('honey')).toEqual({ times: 0, found: 1, opened: 1, carted: 0 });
  });

  it('is counted where what it found was put in the cart', async () => {
    await search('jaggery');
    await open('jaggery');
    expect((await hit({ query: 'Jaggery', action: 'cart' })).status).toBe(200);
    expect(await notedOf('jaggery')).toEqual({ times: 0, found: 1, opened: 1, carted: 1 });
    expect((await hit({ query: 'jaggery', action: 'steal' })).status).toBe(400);
  });

  it('is counted with the suggestion that was opened, as it was not counted while typing', async () => {
    await store.call('GET', '/web/search/suggestions/?text=millet');
    expect(await notedOf('millet')).toBeUndefined();
    await hit({ query: 'millet', is_suggestion: true });
    expect(await notedOf('millet')).toEqual({ times: 0, found: 1, opened: 1, carted: 0 });
    await store.call('GET', '/web/search/suggestions/?text=qzxzq');
    expect(await notedOf('qzxzq')).toEqual({ times: 1, found: 0, opened: 0, carted: 0 });
  });

  it('is counted by weeks, eight of them', async () => {
    const { db } = store.context;
    const weeks = async () =>
      (await db.select().from(searchWeeks).where(eq(searchWeeks.query, 'saffron')))
        .map(({ searched, opened, carted }) => [searched, opened, carted])
        .toSorted();
    await search('saffron');
    await search('saffron');
    await open('saffron');
    await writeNotes(store.context);
    expect(await weeks()).toEqual([[2, 1, 0]]);
    await db
      .insert(searchWeeks)
      .values(
        [8, 9].map((before) => ({ query: 'saffron', week: weekOf(store.context.now(), before) })),
      );
    store.setNow(new Date(store.context.now().getTime() + 2 * 60 * 60 * 1000));
    await hit({ query: 'saffron', action: 'cart' });
    await writeNotes(store.context);
    expect(await weeks()).toEqual([
      [0, 0, 0],
      [2, 1, 1],
    ]);
  });

  it('is not counted again for further pages, nor where filters were chosen as well', async () => {
    await search('wxyzq', '&page=2');
    await search('wxyzq', '&brand=1');
    await search('wxyzq', '&availability=in_stock');
    await search('wxyzq', '&price_min=10');
    expect(await notedOf('wxyzq')).toBeUndefined();
    await search('wxyzq', '&ordering=base_price');
    expect((await notedOf('wxyzq'))?.times).toBe(1);
  });

  it.each([
    'asha@example.in',
    'call 98765 43210',
    '123456',
    '%%%',
    'qzxwv'.repeat(7) + ' ' + 'wzxyq'.repeat(7) + ' ' + 'xzqyw'.repeat(7),
  ])('is never kept where it reads %s', async (text) => {
    const before = await store.context.db.$count(searchMisses);
    await search(text);
    await writeNotes(store.context);
    expect(await store.context.db.$count(searchMisses)).toBe(before);
  });

  it('fills the table no faster than a hundred different ones at a time', async () => {
    await writeNotes(store.context);
    const before = await store.context.db.$count(searchMisses);
    for (let index = 0; index < 120; index += 1) {
      const letters = String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26));
      noteSearch(store.context, `zz${letters}qx`, 'times');
    }
    await writeNotes(store.context);
    expect((await store.context.db.$count(searchMisses)) - before).toBe(100);
  });

  it('is forgotten after a month where it was asked for once', async () => {
    const old = new Date(store.context.now().getTime() - 31 * 24 * 60 * 60 * 1000);
    await store.context.db.insert(searchMisses).values([
      { query: 'once', times: 1, lastAt: old },
      { query: 'twice', times: 2, lastAt: old },
    ]);
    store.setNow(new Date(store.context.now().getTime() + 2 * 60 * 60 * 1000));
    await search('qzxwv wzxyq');
    expect(await notedOf('once')).toBeUndefined();
    expect(await notedOf('twice')).toBeDefined();
  });

  it('keeps so many at most, those that were asked for most often', async () => {
    await store.context.db.execute(sql`
      insert into search_misses (query, times, last_at)
      select 'made up ' || n, 1, ${store.context.now().toISOString()}::timestamptz
      from generate_series(1, ${maxSearches + 500}::int) n`);
    await store.context.db.insert(searchMisses).values({ query: 'often', times: 9 });
    store.setNow(new Date(store.context.now().getTime() + 2 * 60 * 60 * 1000));
    await search('qzxwv wzxyq');
    await writeNotes(store.context);
    expect(await store.context.db.$count(searchMisses)).toBe(maxSearches);
    expect(await notedOf('often')).toBeDefined();
    expect(await notedOf('qzxwv wzxyq')).toBeDefined();
  });

  it('refuses an opened find without words', async () => {
    expect((await store.call('POST', '/web/search/opened/', { body: {} })).status).toBe(400);
    expect((await open('a'.repeat(201))).status).toBe(400);
  });
});
