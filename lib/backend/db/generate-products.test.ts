import { sql } from 'drizzle-orm';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { generateProducts } from './generate-products.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

describe('a generated catalogue', () => {
  it('has as many products as were asked for, all different and all on sale', async () => {
    const before = (await store.call('GET', '/web/products/list/?families=each')).body['data'];
    const { total } = before as { total: number };
    const added = await generateProducts(store.context.db, total + 500);
    const after = (await store.call('GET', '/web/products/list/?families=each&page=12')).body[
      'data'
    ];
    expect(after).toMatchObject({ total: total + added });
    const { rows } = await store.context.db.execute(sql`
      select count(distinct name)::int as names, count(distinct price)::int > 50 as prices,
             count(distinct brand_id)::int > 5 as brands, bool_or(stock = 0) as sold_out,
             bool_or(stock is null) as unknown
      from products where sku like 'GEN-%'`);
    expect(rows).toEqual([
      { names: added, prices: true, brands: true, sold_out: true, unknown: true },
    ]);
  });

  it('is in families of three or four sizes', async () => {
    const { rows } = await store.context.db.execute(sql`
      select count(*)::int > 100 as many, count(*) filter (where size in (3, 4))::int
        - count(*)::int as others, bool_and(prices > 1 or size = 1) as differ
      from (
        select count(*) as size, count(distinct p.price) as prices
        from family_members m join products p on p.id = m.product_id
        where p.sku like 'GEN-%' group by m.family_id) counted`);
    const [families] = rows;
    expect(families).toMatchObject({ many: true, differ: true });
    // The first and the last are cut off.
    expect(families?.['others']).toBeGreaterThanOrEqual(-2);
  });

  it('is not added to where there are enough', async () => {
    expect(await generateProducts(store.context.db, 100)).toBe(0);
  });
});
