import { sql, type SQL } from 'drizzle-orm';
import { generateProducts } from '../../db/generate-products.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { learnWords } from './learn-words.ts';
import { productsAChunk } from './replace-chunks.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  // Two chunks.
  await generateProducts(store.client.db, productsAChunk + 100);
});
afterAll(() => store.close());

const rows = async (query: SQL) => (await store.client.db.execute(query)).rows;
const holders = () =>
  rows(sql`select word, chunk, holders::text from search_holders order by word, chunk`);
const bytesOf = (found: Awaited<ReturnType<typeof holders>>) =>
  found.reduce((sum, { holders: held }) => sum + String(held).length, 0);
const someIds = async (count: number) => {
  const some = await rows(sql`
    (select id from products where id < ${productsAChunk} order by md5(id::text) limit ${count})
    union all (select id from products where id > ${productsAChunk} order by md5(id::text) limit 9)`);
  return some.map(({ id }) => Number(id));
};

/** The words of these products after their change, and the result of learning all of them again. */
async function learned(ids: readonly number[]) {
  const { db } = store.client;
  await learnWords(db, ids);
  const own = await holders();
  await learnWords(db);
  return { own, all: await holders() };
}

describe('words of some products', () => {
  it.each([
    ['a few of a chunk', 5],
    ['most of a chunk', 120],
  ])('are those that all would get: %s', async (_, count) => {
    const before = await holders();
    const ids = await someIds(count);
    // Words of the dictionary, which is made again from all products.
    await store.client.db.execute(sql`
      update products set name = 'Turmeric ghee ' || name || ' honey', description = 'Cold pressed oil'
      where id = any(${`{${ids.join(',')}}`}::integer[])`);
    const { own, all } = await learned(ids);
    expect(own).toEqual(all);
    expect(own).not.toEqual(before);
  });

  it('go with the products', async () => {
    const ids = await someIds(3);
    const before = await holders();
    await store.client.db.execute(sql`
      update products set search_text = '', name = 'Honey', benefits = '{}', ingredients = '', description = ''
      where id = any(${`{${ids.join(',')}}`}::integer[])`);
    const { own, all } = await learned(ids);
    expect(own).toEqual(all);
    // Other products may have each of the words, then only fewer products hold it.
    expect(bytesOf(own)).toBeLessThan(bytesOf(before));
  });

  it('stay as they are where nothing has changed, also twice', async () => {
    const before = await holders();
    const ids = await someIds(4);
    await learnWords(store.client.db, [...ids, ...ids]);
    await learnWords(store.client.db, ids);
    await learnWords(store.client.db, []);
    expect(await holders()).toEqual(before);
  });
});
