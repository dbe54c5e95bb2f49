import { sql } from 'drizzle-orm';
import { listStaffCustomers } from '../../contract/staff-customer.ts';
import { listStaffProducts } from '../../contract/staff-product-list.ts';
import { generateCustomers } from '../db/generate-customers.ts';
import { generateProducts } from '../db/generate-products.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  ({ token } = await staffFixture(store));
});
afterAll(() => store.close());

async function countRows(from: string): Promise<number> {
  const { rows } = await store.context.db.execute<{ count: number }>(
    sql.raw(`select count(*)::int as count from ${from}`),
  );
  return rows[0]?.count ?? 0;
}

async function readIds(from: string): Promise<number[]> {
  const { rows } = await store.context.db.execute<{ id: number }>(
    sql.raw(`select id from ${from}`),
  );
  return rows.map(({ id }) => id);
}

async function customers(query: string) {
  const { body } = await store.call('GET', `/staff/customers/?${query}`, { token });
  return listStaffCustomers.answer.validate(body, { strict: true });
}

async function products(query: string) {
  const { body } = await store.call('GET', `/staff/products/?page_size=100&${query}`, { token });
  return listStaffProducts.answer.validate(body, { strict: true });
}

const holdsS = `search_vector @@ to_tsquery('simple', 's:*')`;

describe('a search that finds thousands of products', () => {
  beforeAll(async () => {
    await generateProducts(store.context.db, 2_900);
  });

  it('is sorted, in pages that hold each of them once', async () => {
    expect(await countRows(`products where ${holdsS}`)).toBeGreaterThan(2_000);
    const pages = await Promise.all([
      products('search=s&sort=name'),
      products('search=s&sort=name&page=2'),
    ]);
    expect(pages[0]).toMatchObject({ total: 1_000, more: true });
    const found = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(found).toEqual(await readIds(`products where ${holdsS} order by name, id limit 200`));
  });

  it('is filtered by all that a list is filtered by', async () => {
    const { data, total } = await products('search=s&brand=3&stock=low&sort=stock');
    const fitting = `products where ${holdsS} and brand_id = 3
      and stock > 0 and stock <= coalesce(low_stock_at, 5)`;
    expect(total).toBeGreaterThan(0);
    expect(total).toBe(await countRows(fitting));
    expect(data.map(({ id }) => id)).toEqual(await readIds(`${fitting} order by stock, id`));
  });
});

describe('a search that finds thousands of customers', () => {
  beforeAll(async () => {
    await generateCustomers(store.context.db, 3_300);
  });

  it.each(['example.in', 'patel'])('is sorted, in pages that hold each once: %s', async (word) => {
    const pages = await Promise.all([
      customers(`search=${word}&sort=name`),
      customers(`search=${word}&sort=name&page=2`),
    ]);
    const fitting = `customers where not is_staff and not is_superuser and deactivated_at is null
      and email || last_name ilike '%${word}%'`;
    const there = await countRows(fitting);
    expect(pages[0]).toMatchObject({ total: Math.min(there, 1_000), more: there > 1_000 });
    const found = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(there).toBeGreaterThan(50);
    expect(found).toEqual(await readIds(`${fitting} order by last_name, first_name, id limit 100`));
  });
});
