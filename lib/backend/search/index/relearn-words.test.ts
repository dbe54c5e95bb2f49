import { sql } from 'drizzle-orm';
import { readChanges } from '../../catalogue-cache/change-log.ts';
import { readCatalogueVersion } from '../../catalogue-cache/catalogue-version.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { wordRules } from './learn-words.ts';
import { relearnWords } from './relearn-words.ts';
import { readRules, saveRules } from './word-rules.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const indexed = async () => {
  const { db } = store.client;
  const holders = await db.execute(sql`select * from search_holders order by word, chunk`);
  const words = await db.execute(sql`select word, products from search_words order by word`);
  return { holders: holders.rows, words: words.rows };
};
const found = async () => {
  const { body } = await store.call('GET', '/web/products/list/?prod_search=ghee');
  return (body['data'] as { total: number }).total;
};

describe('search words', () => {
  it('are those of the rules of this release in a new store', async () => {
    const { db } = store.client;
    expect(await readRules(db)).toBe(wordRules);
    const version = await readCatalogueVersion(db);
    await relearnWords(db);
    expect(await readCatalogueVersion(db)).toBe(version);
  });

  it('are learned anew where another release has learned them', async () => {
    const { db } = store.client;
    const right = await indexed();
    const wanted = await found();
    // As a release left them that knew neither places in names nor numbers of products.
    await db.execute(sql`update search_holders set holders = '' where word like 'g%'`);
    await db.execute(sql`update search_words set products = 1`);
    await saveRules(db, 'other rules');
    const before = await readCatalogueVersion(db);
    await relearnWords(db);
    expect(await indexed()).toEqual(right);
    expect(await readRules(db)).toBe(wordRules);
    expect(await found()).toBe(wanted);
    // Other instances need not read the whole catalogue again.
    expect((await readChanges(db, before))?.rewordedIds.length).toBeGreaterThan(100);
  });

  it('are learned anew where no rules were noted', async () => {
    const { db } = store.client;
    await db.execute(sql`delete from settings where name = 'search_rules'`);
    await relearnWords(db);
    expect(await readRules(db)).toBe(wordRules);
  });
});
