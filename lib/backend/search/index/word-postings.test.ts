import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { ServiceContext } from '../../context.ts';
import { withMemory } from '../../catalogue-cache/catalogue-memory.ts';
import * as schema from '../../db/schema/all.ts';
import { products } from '../../db/schema/catalogue.ts';
import { makeProduct } from '../../testing/make-product.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { catalogueChanged } from './change-catalogue.ts';
import { findPostings, textsKey } from './word-postings.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const words = ['honey', 'turmeric', 'test', 'quince', 'unheard'];
const keys = new Set(words.flatMap((word) => [word, textsKey(word)]));
const few = () => 1;

const current = (context: ServiceContext = store.context, count = few) =>
  withMemory(context, async (memory) => ({
    answer: await findPostings(context, memory, keys, count),
  }));

/** What another instance reads that has no memory yet. */
const readFresh = () => current({ ...store.context, db: drizzle(store.client.pool, { schema }) });

const toPlain = (postings: Awaited<ReturnType<typeof current>>) =>
  [...postings].map(([key, pairs]) => ({ key, pairs: [...pairs] }));

async function change(id: number, values: Partial<typeof products.$inferInsert>): Promise<void> {
  await store.context.db.update(products).set(values).where(eq(products.id, id));
  await catalogueChanged(store.context.db, [id]);
}

describe('the products of a word', () => {
  it('follow products that are added, renamed and removed, without reading the others again', async () => {
    const before = await current();
    const turmeric = before.get('turmeric');
    expect(turmeric?.length).toBeGreaterThan(2);
    const one = await makeProduct(store, {
      id: 20_000,
      name: 'Test quince',
      searchText: 'test quince',
    });
    const far = await makeProduct(store, {
      id: 40_000,
      name: 'Test honey',
      searchText: 'test honey',
      description: '<p>As sweet as quince.</p>',
    });
    await catalogueChanged(store.context.db, [one.id, far.id]);
    const added = await current();
    expect(toPlain(added)).toEqual(toPlain(await readFresh()));
    expect(added.get('quince')?.[0]).toBe(one.id);
    expect(added.get(textsKey('quince'))?.[0]).toBe(far.id);
    expect(added.get('turmeric')).toBe(turmeric);

    await change(one.id, { name: 'Test turmeric', searchText: 'test turmeric' });
    await change(far.id, { name: 'Test quince honey', searchText: 'test quince honey' });
    const renamed = await current();
    expect(toPlain(renamed)).toEqual(toPlain(await readFresh()));
    expect(renamed.get('quince')?.[0]).toBe(far.id);
    expect(renamed.get('turmeric')).toContain(one.id);

    await store.context.db.delete(products).where(eq(products.id, far.id));
    await catalogueChanged(store.context.db, [far.id]);
    const removed = await current();
    expect(toPlain(removed)).toEqual(toPlain(await readFresh()));
    expect(removed.get('quince')).toHaveLength(0);
  });

  it('are read anew when everything has changed', async () => {
    const honey = (await current()).get('honey');
    await catalogueChanged(store.context.db);
    const fresh = (await current()).get('honey');
    expect(fresh).not.toBe(honey);
    expect(fresh).toEqual(honey);
  });

  it('are read for as many words as the limit allows, the first ones in any case', async () => {
    const context = { ...store.context, db: drizzle(store.client.pool, { schema }) };
    const found = await current(context, () => 1_900_000);
    expect([...found.keys()]).toEqual([...keys].slice(0, 4));
    const first = await current(context, () => 9_000_000);
    expect([...first.keys()]).toEqual([...keys].slice(0, 2));
  });
});
