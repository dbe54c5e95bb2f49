import { sql } from 'drizzle-orm';
import { productQuery } from '../../../../contract/product.ts';
import { withMemory } from '../../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../../context.ts';
import { openTestStore, type TestStore } from '../../../testing/test-store.ts';
import { catalogueChanged, findProducts, suggestProducts } from '../../engine.ts';
import { catchUp, searchFault, removeTestIndexes, searchSettings } from './test-index.ts';

let store: TestStore;
let builtIn: ServiceContext;

beforeAll(async () => {
  store = await openTestStore(searchSettings());
  builtIn = { ...store.context, env: { ...store.context.env, search: undefined } };
  await tieProducts(store);
  await catchUp(store.context);
});
afterAll(async () => {
  await removeTestIndexes(store.context);
  await store.close();
});

/** Ties two of three seeded products to families of five. */
async function tieProducts({ client: { db } }: TestStore) {
  await db.execute(sql`
    with tied as (
      select id, (row_number() over (order by id)) / 5 as number from products
      where id % 3 <> 0 and id not in (select product_id from family_members)
    ), made as (
      insert into families (name, axes) select distinct 'Family ' || number, '{Size}'::text[]
      from tied returning id, name
    )
    insert into family_members (product_id, family_id, options, position)
    select tied.id, made.id, array['Size ' || tied.id], 0
    from tied join made on made.name = 'Family ' || tied.number`);
  await catalogueChanged(db);
}

const find = (context: ServiceContext, query: Record<string, unknown>) =>
  withMemory(context, async (memory) => ({
    answer: await findProducts(context, memory, productQuery.cast(query)),
  }));

describe('a list', () => {
  it.each([
    {},
    { page: 2 },
    { page: 99 },
    { ordering: 'base_price' },
    { ordering: '-base_price', page: 3 },
    { category_id: 1 },
    { category_name: 'skin care' },
    { category_name: 'nothing' },
    { brand: '1,2' },
    { brand: '1', price_min: 100, price_max: 400 },
    { price_max: 99 },
    { rating: '4_and_up', availability: 'in_stock' },
    { availability: 'out_of_stock' },
    { discount: '10_and_more', brand: '1' },
    { brand: '9999' },
    { prod_search: 'honey' },
    { prod_search: 'ghee', ordering: '-base_price' },
    { prod_search: 'tea', category_id: 1, availability: 'in_stock' },
    { prod_search: 'organic soap under 300' },
    { prod_search: 'under 200', page: 2 },
    { prod_search: 'hari fall oil' },
    { prod_search: 'हल्दी' },
    { prod_search: 'laptop charger' },
    { prod_search: 'FO-0001' },
    { prod_search: 'GH-9999' },
    { prod_search: 'tu 0214' },
    { prod_search: 'tea without sugar' },
    { prod_search: 'snack no nuts' },
    { prod_search: '' },
    { prod_search: "💥 \u202e' or 1=1; drop table products" },
    { prod_search: 'a' },
    { prod_search: 'neem '.repeat(40) },
    { families: 'each' },
    { families: 'each', prod_search: 'oil', ordering: 'base_price' },
  ])('is the same on both engines: %j', async (query) => {
    const there = await find(store.context, query);
    expect(await searchFault(store.context)).toBeUndefined();
    expect(there).toEqual(await find(builtIn, query));
  });
});

describe('a suggestion', () => {
  it.each(['h', 'ho', 'honey', 'soap under 300', 'laptop charger', 'neem tulsi soap'])(
    'is the same on both engines: %s',
    async (text) => {
      const suggest = (context: ServiceContext) =>
        withMemory(context, async (memory) => ({
          answer: await suggestProducts(context, memory, text),
        }));
      const there = await suggest(store.context);
      expect(await searchFault(store.context)).toBeUndefined();
      expect(there).toEqual(await suggest(builtIn));
    },
  );
});

describe('a pinned product', () => {
  it.each([1, 2])('stands where staff put it, on page %i of both engines', async (page) => {
    const { db } = store.client;
    await db.execute(sql`delete from search_pins`);
    await catalogueChanged(db, []);
    const { ids } = await find(builtIn, { prod_search: 'oil' });
    const [first, second, third] = ids;
    await db.execute(sql`
      insert into search_pins (query, product_id, place) values
        ('oil', ${third}, 1), ('oil', ${first}, null), ('oil', 1, 3), ('oil', ${second}, 20)`);
    await catalogueChanged(db, []);
    const there = await find(store.context, { prod_search: 'oil', page });
    expect(await searchFault(store.context)).toBeUndefined();
    expect(there).toEqual(await find(builtIn, { prod_search: 'oil', page }));
    expect(there.ids[0] === third).toBe(page === 1);
  });

  it.each([{}, { availability: 'in_stock' }, { price_max: 200 }])(
    'stands for its family on both engines: %j',
    async (filter) => {
      const { db } = store.client;
      await db.execute(sql`delete from search_pins`);
      await catalogueChanged(db, []);
      const { rows } = await db.execute<{ id: number }>(sql`
        select product_id as id from family_members where family_id in (
          select family_id from family_members where product_id = ${
            (await find(builtIn, { prod_search: 'oil' })).ids[0] ?? 0
          }) order by product_id`);
      for (const [at, { id }] of rows.entries()) {
        const place = at === 0 ? null : at + 2;
        await db.execute(sql`
          insert into search_pins (query, product_id, place) values ('oil', ${id}, ${place})`);
      }
      await catalogueChanged(db, []);
      const query = { prod_search: 'oil', ...filter };
      const there = await find(store.context, query);
      expect(await searchFault(store.context)).toBeUndefined();
      expect(there).toEqual(await find(builtIn, query));
    },
  );
});
