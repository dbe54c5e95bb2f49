import { eq } from 'drizzle-orm';
import { recall, withMemory } from '../../catalogue-cache/catalogue-memory.ts';
import { products } from '../../db/schema/catalogue.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { catalogueIndex } from './catalogue-index.ts';
import { catalogueChanged, offersChanged } from './change-catalogue.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

let searches = 0;

/** Asks for a result of the products at these positions; returns how often one was worked out. */
const search = (positions: number[]) =>
  withMemory(store.context, async (memory) => {
    await catalogueIndex(store.context, memory);
    await recall(memory.results, positions.join(), async () => {
      searches += 1;
      return { positions: Int32Array.from(positions) };
    });
    return { answer: searches };
  });

async function change(position: number, values: Partial<typeof products.$inferInsert>) {
  const { db } = store.context;
  const index = await withMemory(store.context, async (memory) => ({
    answer: await catalogueIndex(store.context, memory),
  }));
  const id = index.ids[position] ?? 0;
  await db.update(products).set(values).where(eq(products.id, id));
  return id;
}

describe('search results of a changed catalogue', () => {
  it('stay when a price changes, or another product sells out', async () => {
    const before = await search([1, 2, 3]);
    await offersChanged(store.context.db, [await change(2, { price: 100 })]);
    expect(await search([1, 2, 3])).toBe(before);
    await offersChanged(store.context.db, [await change(5, { stock: 0 })]);
    expect(await search([1, 2, 3])).toBe(before);
  });

  it('are worked out again when one of their products sells out or comes back', async () => {
    await offersChanged(store.context.db, [await change(7, { stock: 5 })]);
    const before = await search([6, 7]);
    await offersChanged(store.context.db, [await change(7, { stock: 0 })]);
    expect(await search([6, 7])).toBe(before + 1);
    await offersChanged(store.context.db, [await change(7, { stock: 5 })]);
    expect(await search([6, 7])).toBe(before + 2);
  });

  it('are worked out again when words or synonyms may have changed', async () => {
    const before = await search([8]);
    await catalogueChanged(store.context.db, []);
    expect(await search([8])).toBe(before + 1);
  });
});
