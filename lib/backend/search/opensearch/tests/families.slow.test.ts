import { sql } from 'drizzle-orm';
import { productQuery } from '../../../../contract/product.ts';
import { withMemory } from '../../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../../context.ts';
import { generateProducts } from '../../../db/generate-products.ts';
import { openTestStore, type TestStore } from '../../../testing/test-store.ts';
import { findProducts } from '../../engine.ts';
import { catchUp, removeTestIndexes, searchFault, searchSettings } from './test-index.ts';

let store: TestStore;
let builtIn: ServiceContext;

beforeAll(async () => {
  store = await openTestStore(searchSettings());
  builtIn = { ...store.context, env: { ...store.context.env, search: undefined } };
  await generateProducts(store.client.db, 100_000);
  await catchUp(store.context);
}, 900_000);
afterAll(async () => {
  await removeTestIndexes(store.context);
  await store.close();
});

const find = (context: ServiceContext, query: Record<string, unknown>) =>
  withMemory(context, async (memory) => ({
    answer: await findProducts(context, memory, productQuery.cast(query)),
  }));

/** What OpenSearch estimates may be so far off. */
const tolerance = 0.01;

describe('100,000 products in 30,000 families', () => {
  it('are that many', async () => {
    const { rows } = await store.client.db.execute<{ families: number }>(
      sql`select count(*)::integer as families from families`,
    );
    expect(rows[0]?.families).toBeGreaterThan(29_000);
  });

  it.each([
    {},
    { ordering: 'base_price', page: 40 },
    { availability: 'in_stock', price_max: 300 },
    { category_id: 1, ordering: '-base_price' },
    { prod_search: 'ghee' },
    { rating: '4_and_up', ordering: 'rating' },
    { prod_search: 'oil under 500', brand: '1' },
  ])('are the same cards and nearly the same numbers on both engines: %j', async (query) => {
    const there = await find(store.context, query);
    expect(await searchFault(store.context)).toBeUndefined();
    const here = await find(builtIn, query);
    expect(there.ids).toEqual(here.ids);
    expect(Math.abs(there.total - here.total)).toBeLessThanOrEqual(here.total * tolerance);
    const counts = (list: typeof here) =>
      new Map(list.facets.brands.map(({ id, count }) => [id, count]));
    const [ours, theirs] = [counts(here), counts(there)];
    expect([...theirs.keys()].toSorted()).toEqual([...ours.keys()].toSorted());
    for (const [id, count] of ours) {
      expect(Math.abs((theirs.get(id) ?? 0) - count)).toBeLessThanOrEqual(1 + count * tolerance);
    }
  });
});
