import { eq } from 'drizzle-orm';
import { listStaffProducts } from '../../contract/staff-product-list.ts';
import { categories, products } from '../db/schema/catalogue.ts';
import { priceSchedules } from '../db/schema/price-schedule.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { makeCategory, makeListedProduct } from '../testing/listed-product.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  ({ token } = await staffFixture(store, ['catalogue']));
});
afterAll(() => store.close());

async function list(query: Record<string, string>) {
  const search = new URLSearchParams(query).toString();
  const { status, body } = await store.call('GET', `/staff/products/?${search}`, { token });
  expect(status).toBe(200);
  return listStaffProducts.answer.validate(body, { strict: true });
}
const listIds = async (query: Record<string, string>) =>
  (await list(query)).data.map(({ id }) => id);

describe('the list of products', () => {
  it('shows those off sale too, found by the beginning of a word, a brand or a SKU', async () => {
    const on = await makeListedProduct(store, { name: 'Wobblenut butter', sku: 'WBN-001' });
    const off = await makeListedProduct(store, {
      name: 'Wobblenut oil',
      sku: 'WBN-002',
      isOnSale: false,
    });
    expect(await listIds({ search: 'wobble', sort: 'name' })).toEqual([on.id, off.id]);
    expect(await listIds({ search: 'wobble oil' })).toEqual([off.id]);
    expect(await listIds({ search: 'wbn-00', sort: '-name' })).toEqual([off.id, on.id]);
    expect(await listIds({ search: 'wbn-002' })).toEqual([off.id]);
    expect(await listIds({ search: 'wobble', sale: 'off' })).toEqual([off.id]);
    expect(await list({ search: 'nothingofthekind' })).toMatchObject({ data: [], total: 0 });
    expect(await listIds({ search: '%' })).toEqual([]);
  });

  it('is narrowed to what is out, what is low, what has no picture, what the clock changes', async () => {
    const few = await makeListedProduct(store, { name: 'Stockle few', stock: 4 });
    const own = await makeListedProduct(store, { name: 'Stockle own', stock: 9, lowStockAt: 9 });
    const none = await makeListedProduct(store, {
      name: 'Stockle none',
      stock: 0,
      homeImage: '/x.webp',
    });
    const soon = await makeListedProduct(store, {
      name: 'Stockle soon',
      publicFrom: new Date('2027-01-01'),
    });
    await store.context.db
      .insert(priceSchedules)
      .values({ productId: few.id, price: 100, startsAt: new Date('2027-01-01') });
    const search = 'stockle';
    const sort = 'stock';
    expect(await listIds({ search, sort, stock: 'low' })).toEqual([few.id, own.id]);
    expect(await listIds({ search, sort, stock: 'out' })).toEqual([none.id]);
    expect(await listIds({ search, sort, stock: 'in' })).toEqual([few.id, own.id, soon.id]);
    expect(await listIds({ search, sort, pictures: 'none' })).toEqual([few.id, own.id, soon.id]);
    expect(await listIds({ search, sort, scheduled: 'yes' })).toEqual([few.id, soon.id]);
    const { data } = await list({ search, sort });
    expect(data.map(({ is_low }) => is_low)).toEqual([false, true, true, false]);
  });

  it('is narrowed to a category with those below it, and to a brand', async () => {
    const [top] = await store.context.db.select().from(categories).where(eq(categories.level, 1));
    const child = await makeCategory(store, 'Pantry of tests', top);
    const { id, brandId } = await makeListedProduct(store, {
      categoryId: child.id,
      categoryLevel2: child.id,
    });
    expect(await listIds({ category: String(child.id) })).toEqual([id]);
    const above = { category: String(top?.id), brand: String(brandId), page_size: '100' };
    expect(await listIds(above)).toContain(id);
  });

  it('is sorted either way, and no row stands on two pages', async () => {
    for (const sort of ['name', '-name', 'price', '-price', 'sold', '-updated_at']) {
      const pages = [1, 2, 3].map((page) => listIds({ sort, page: String(page), page_size: '25' }));
      const ids = (await Promise.all(pages)).flat();
      expect(new Set(ids).size).toBe(75);
    }
    const { data } = await list({ sort: '-price' });
    const prices = data.map(({ product_price }) => product_price);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    const rows = await store.context.db.select().from(products);
    expect((await list({})).total).toBe(
      rows.filter(({ websites }) => websites.includes(33)).length,
    );
  });

  it('takes no sort, filter or page that there is not', async () => {
    for (const query of ['sort=rating', 'sale=maybe', 'stock=1', 'page=0', 'page_size=7']) {
      expect((await store.call('GET', `/staff/products/?${query}`, { token })).status).toBe(400);
    }
  });
});
