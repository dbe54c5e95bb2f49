import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { QueryResultRow } from 'pg';
import { isGtin } from '../../contract/gtin.ts';
import { storeRules } from '../../contract/store-rules.ts';
import { cleanDescription } from '../services/product/description-html.ts';
import { testNow } from '../testing/clock.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { demoCombos, demoFamilies, demoProducts } from './demo/catalogue.ts';
import { seedBasics, seedDemo, seedWhenEmpty } from './seed.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

async function read<T extends QueryResultRow>(query: string): Promise<T[]> {
  const { rows } = await store.client.pool.query<T>(query);
  return rows;
}

async function readNumber(query: string): Promise<number> {
  const [row] = await read<{ n: number }>(`select (${query})::int as n`);
  return row?.n ?? Number.NaN;
}

const count = (from: string) => readNumber(`select count(*) from ${from}`);

async function emptyTheStore(): Promise<void> {
  const tables = await read<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const names = tables.map(({ name }) => `"${name}"`).join(', ');
  await read(`truncate ${names} restart identity cascade`);
}

/**
 * Content of a new store as hashes, without the salted passwords and the moments at which settings
 * were written; sessions are created only by login.
 */
async function fingerprint(): Promise<Record<string, string>> {
  const tables = await read<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'sessions' order by 1`,
  );
  const prints: Record<string, string> = {};
  for (const { name } of tables) {
    const own = name === 'settings' ? 'updated_at' : 'password_hash';
    const [row] = await read<{ print: string }>(
      `select md5(coalesce(string_agg(line, '' order by line), '')) as print
       from (select (to_jsonb(t) - '${own}')::text as line from "${name}" t) lines`,
    );
    prints[name] = row?.print ?? '';
  }
  return prints;
}

describe('places', () => {
  it('hold every country, all of India, the states and cities of the rest', async () => {
    expect(await count('countries')).toBe(250);
    expect(
      await count(`states s join countries c on c.id = s.country_id where c.code = 'IN'`),
    ).toBe(36);
    expect(await count('cities')).toBeGreaterThan(4_000);
    expect(await readNumber('select sum(cardinality(names)) from world_cities')).toBeGreaterThan(
      150_000,
    );
    // Countries without cities: uninhabited territories.
    const empty = await read<{ code: string }>(
      `select code from countries c where code <> 'IN' and not exists (
         select 1 from states s join world_cities w on w.state_id = s.id
          where s.country_id = c.id and cardinality(names) > 0) order by 1`,
    );
    expect(empty.map(({ code }) => code)).toEqual(['AQ', 'BV', 'HM', 'UM']);
    expect(await readNumber('select max(cardinality(names)) from world_cities')).toBeLessThan(
      10_000,
    );
    expect(
      await count(
        'countries c where not exists (select 1 from states s where s.country_id = c.id)',
      ),
    ).toBe(0);
    expect(
      await count(`states s join countries c on c.id = s.country_id
        where c.code = 'IN' and not exists (select 1 from cities where state_id = s.id)`),
    ).toBe(0);
  });

  it('give every Indian state a GST code of its own', async () => {
    expect(await readNumber('select count(distinct gst_code) from states')).toBe(36);
  });

  it.each([
    ['Ahmedabad', 'Gujarat'],
    ['Gandhinagar', 'Gujarat'],
    ['Bhavnagar', 'Gujarat'],
    ['Mumbai', 'Maharashtra'],
    ['Bengaluru', 'Karnataka'],
    ['Kolkata', 'West Bengal'],
    ['New Delhi', 'Delhi'],
    ['Kavaratti', 'Lakshadweep'],
    ['Leh', 'Ladakh'],
  ])('know %s in %s', async (city, state) => {
    expect(
      await count(`cities c join states s on s.id = c.state_id
        where c.name = '${city}' and s.name = '${state}'`),
    ).toBe(1);
  });

  it('deliver within two days in Ahmedabad, at most seven anywhere', async () => {
    const zone = async (pin: string) =>
      (
        await read<{ state: string | null; city: string | null; days: number; cash: boolean }>(
          `select s.name as state, c.name as city, most_days as days, takes_cash as cash
           from delivery_zones z left join states s on s.id = z.state_id
           left join cities c on c.id = z.city_id
           where '${pin}' like pin_prefix || '%' order by length(pin_prefix) desc limit 1`,
        )
      )[0];
    expect(await zone('380009')).toEqual({
      state: 'Gujarat',
      city: 'Ahmedabad',
      days: 2,
      cash: true,
    });
    expect(await zone('382010')).toMatchObject({ city: 'Gandhinagar', days: 2 });
    expect(await zone('400050')).toMatchObject({ city: 'Mumbai', days: 6 });
    expect(await zone('395007')).toMatchObject({ city: 'Surat', days: 6 });
    expect(await zone('737101')).toMatchObject({ state: 'Sikkim', days: 7 });
    expect(await zone('744101')).toMatchObject({
      state: 'Andaman and Nicobar Islands',
      days: 7,
      cash: false,
    });
    expect(await zone('403001')).toMatchObject({ state: 'Goa', city: null });
    expect(await zone('194101')).toMatchObject({ state: 'Ladakh', cash: false });
    expect(await readNumber('select max(most_days) from delivery_zones')).toBe(7);
  });
});

describe('the catalogue', () => {
  it('stands on sale in the order of the files', async () => {
    expect(demoProducts).toHaveLength(237);
    const rows = await read<{ id: number; sku: string }>(
      'select id, sku from products order by id',
    );
    expect(rows).toEqual(demoProducts.map(({ sku }, index) => ({ id: index + 1, sku })));
  });

  it('keeps packing materials under the number that clients know', async () => {
    const [row] = await read(`select id, level from categories where slug = 'packing-materials'`);
    expect(row).toEqual({ id: storeRules.packingCategoryId, level: 3 });
    expect(
      await count(`products where category_id = ${storeRules.packingCategoryId}`),
    ).toBeGreaterThan(2);
  });

  it('places each product in three levels that hang together', async () => {
    expect(
      await count(`products p
        left join categories c3 on c3.id = p.category_level_3 and c3.level = 3
        left join categories c2 on c2.id = p.category_level_2 and c2.id = c3.parent_id
        left join categories c1 on c1.id = p.category_level_1 and c1.id = c2.parent_id
        where c1.id is null or p.category_id <> c3.id`),
    ).toBe(0);
  });

  it('shows at least two pictures of each, the first of them at home', async () => {
    expect(
      await count(`products p where home_image is distinct from
        (select path from product_images i where i.product_id = p.id and position = 1)
        or (select count(*) from product_images i where i.product_id = p.id) < 2`),
    ).toBe(0);
  });

  it('fills the three rails of the home page', async () => {
    const rails = await read<{ rail: string; n: number; last: number }>(
      `select rail, count(*)::int as n, max(rail_position) as last from products
       where rail is not null group by rail order by rail`,
    );
    expect(rails.map(({ rail }) => rail)).toEqual(['best', 'must-try', 'new']);
    for (const { n, last } of rails) {
      expect(n).toBeGreaterThanOrEqual(5);
      expect(last).toBe(n);
    }
  });

  it('counts ratings as the reviews do', async () => {
    expect(await count('reviews')).toBeGreaterThan(400);
    expect(
      await count(`products p left join
        (select product_id, sum(rating) as sum, count(*) as n from reviews group by 1) r
        on r.product_id = p.id
        where p.rating_sum <> coalesce(r.sum, 0) or p.rating_count <> coalesce(r.n, 0)`),
    ).toBe(0);
  });

  it('keeps a stock book that adds up to the stock', async () => {
    expect(
      await count(`products p left join
        (select product_id, sum(change) as sum from stock_movements group by 1) m
        on m.product_id = p.id
        where coalesce(p.stock, 0) <> coalesce(m.sum, 0)
          and not exists (select 1 from combos where product_id = p.id)`),
    ).toBe(0);
  });

  it('ties sizes to families, and gives combos the stock and price that follow', async () => {
    expect(await count('families')).toBe(demoFamilies.length);
    expect(await count('family_members')).toBe(
      demoFamilies.reduce((sum, { members }) => sum + members.length, 0),
    );
    const combos = await read<{ sku: string; stock: number; price: number }>(
      `select p.sku, p.stock, p.price from combos c join products p on p.id = c.product_id
       where p.is_on_sale order by p.id`,
    );
    const seeded = new Map(demoProducts.map((one) => [one.sku, one]));
    expect(combos).toEqual(
      demoCombos.map(({ sku, price }) => ({
        sku,
        stock: seeded.get(sku)?.stock,
        price: Math.round(price * 100),
      })),
    );
    expect(combos).toHaveLength(6);
  });

  it('gives each product that is no combo a GTIN of its own', async () => {
    const rows = await read<{ barcode: string | null; combo: boolean }>(
      `select barcode, exists (select from combos where product_id = p.id) as combo
       from products p order by id`,
    );
    expect(rows.filter(({ combo }) => combo).map(({ barcode }) => barcode)).toEqual(
      demoCombos.map(() => null),
    );
    const codes = rows.flatMap(({ barcode, combo }) => (combo ? [] : [barcode ?? '']));
    expect(codes.filter((code) => !isGtin(code))).toEqual([]);
    expect(new Set(codes).size).toBe(demoProducts.length - demoCombos.length);
  });

  it('holds no HTML that the shop would not let staff write', () => {
    const unclean = demoProducts.filter(
      ({ description }) => cleanDescription(description) !== description,
    );
    expect(unclean.map(({ sku }) => sku)).toEqual([]);
  });

  it('has the synonyms of the trade, each once', async () => {
    expect(await count('search_synonyms')).toBeGreaterThan(900);
  });
});

describe('the purposes of search', () => {
  it('lead to a product that has all words', async () => {
    const lost = await read(
      `select typed, found_by from search_purposes where not exists
       (select 1 from products, unnest(found_by) as words
        where search_vector @@ plainto_tsquery('simple', words))`,
    );
    expect(lost).toEqual([]);
  });

  it('come into an older store once, and not again where staff removed them', async () => {
    const initialCount = await count('search_purposes');
    expect(initialCount).toBeGreaterThan(0);
    await read('delete from search_purposes');
    await seedBasics(store.client.db, testNow);
    expect(await count('search_purposes')).toBe(0);
    await read('truncate search_purposes restart identity');
    await seedBasics(store.client.db, testNow);
    expect(await count('search_purposes')).toBe(initialCount);
  });
});

describe('people, orders and pages', () => {
  it('let each demo account in with the demo password', async () => {
    const answers = await Promise.all(
      ['asha', 'ravi', 'meera', 'staff', 'owner'].map((name) =>
        store.call('POST', '/user/signin/', {
          body: { email: `${name}@example.in`, password: 'Demo@2026' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it('keep one product for members first, so that its benefit can be seen', async () => {
    const rows = await read(
      `select sku, to_char(members_until at time zone 'UTC', 'YYYY-MM-DD') as until
       from products where members_until is not null`,
    );
    expect(rows).toEqual([{ sku: 'GF-0624', until: '2026-12-18' }]);
  });

  it('make Meera alone a member, for twenty days more', async () => {
    const rows = await read<{ email: string; ends: string }>(
      `select email, to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD') as ends
       from memberships join customers on customers.id = customer_id`,
    );
    expect(rows).toEqual([{ email: 'meera@example.in', ends: '2026-12-08' }]);
  });

  it('give Asha orders that came, one of which she returned in part, and two that wait', async () => {
    const orders = await read<{ status: string; lines: number; tax: number }>(
      `select o.status, o.total, o.tax, o.paid_at is not null as paid,
         (select sum(total)::int from order_lines where order_id = o.id) as lines,
         (select sum(tax)::int from order_lines where order_id = o.id) as line_tax,
         (select status from order_events where order_id = o.id order by id desc limit 1) as last
       from orders o join customers c on c.id = o.customer_id
       where c.email = 'asha@example.in' order by o.id`,
    );
    expect(orders).toMatchObject([
      { status: 'Delivered', last: 'Delivered', paid: true },
      { status: 'Delivered', last: 'Delivered', paid: true },
      { status: 'Delivered', last: 'Delivered', paid: true },
      { status: 'Confirmed', last: 'Confirmed', paid: false },
      { status: 'Pending', last: 'Pending', paid: false },
    ]);
    for (const order of orders) {
      expect(order).toMatchObject({ total: order.lines, line_tax: order.tax });
    }
  });

  it('sell combos part by part, at the price of the combo', async () => {
    const sold = await read<{ sku: string; total: number; parts: string[]; shares: number }>(
      `select c.sku, c.price * c.quantity as total, sum(l.total)::int as shares,
         array_agg(l.sku || ' ' || l.quantity / c.quantity order by l.id) as parts
       from order_combos c join order_lines l on l.combo_id = c.id group by c.id order by c.id`,
    );
    expect(sold.map(({ sku, parts }) => ({ sku, parts }))).toEqual(
      ['CB-0101', 'CB-0105', 'CB-0103'].map((sku) => ({
        sku,
        parts: demoCombos
          .find((one) => one.sku === sku)
          ?.items.map((item) => `${item.sku} ${item.quantity}`),
      })),
    );
    for (const { total, shares } of sold) expect(shares).toBe(total);
  });

  it('name the size of what was sold', async () => {
    expect(
      await read(
        `select distinct sku, family_name as family, options from order_lines
         where sku in ('TU-0215', 'TU-0214') order by sku`,
      ),
    ).toEqual(
      ['250 g', '100 g'].map((value, index) => ({
        sku: `TU-021${index + 4}`,
        family: 'Lakadong turmeric powder',
        options: [{ axis: 'Size', value }],
      })),
    );
  });

  it('put the gift voucher into its ledger and keep its code to itself', async () => {
    expect(
      await read(
        `select v.amount, v.balance, v.last_four, e.change, e.reason,
           v.code_hash = encode(sha256('GIFT-DEMO-0500-2026'), 'hex') as hashed
         from gift_vouchers v join gift_voucher_entries e on e.voucher_id = v.id`,
      ),
    ).toEqual([
      {
        amount: 50_000,
        balance: 50_000,
        last_four: '2026',
        change: 50_000,
        reason: 'issued',
        hashed: true,
      },
    ]);
  });

  it('date events around today and posts before it', async () => {
    const now = `'${testNow.toISOString()}'::timestamptz`;
    expect(await count(`events where starts_at > ${now}`)).toBeGreaterThanOrEqual(5);
    expect(await count(`events where ends_at < ${now}`)).toBeGreaterThanOrEqual(5);
    expect(await count(`posts where published_at > ${now}`)).toBe(0);
    expect(await count(`reviews where published_at > ${now}`)).toBe(0);
  });

  it('show no picture that is not there', async () => {
    const rows = await read<{ path: string }>(
      `select path from product_images union select web_image from categories
       union select mobile_image from categories union select image from banners
       union select image from home_sections
       union select one ->> 'image' from home_sections, jsonb_array_elements(images) one
       union select banner from posts union select image from events union select image from stores`,
    );
    const paths = rows.map(({ path }) => path).filter(Boolean);
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => !existsSync(join('public', path)))).toEqual([]);
  });

  it('offer the vaidya from Monday to Saturday', async () => {
    expect(await count('appointment_slots')).toBe(48);
    expect(await count('appointment_slots where week_day = 7')).toBe(0);
  });
});

describe('filling a store', () => {
  it('changes nothing where there is something already', async () => {
    const before = await fingerprint();
    expect(await seedWhenEmpty(store.client.db, testNow)).toBe(false);
    expect(await seedBasics(store.client.db, testNow)).toBe(false);
    expect(await seedDemo(store.client.db, testNow)).toBe(false);
    expect(await fingerprint()).toEqual(before);
  });

  it('gives the same store again, by one of two programs, in under 20 seconds', async () => {
    const before = await fingerprint();
    await emptyTheStore();
    const start = performance.now();
    const made = await Promise.all([
      seedWhenEmpty(store.client.db, testNow),
      seedWhenEmpty(store.client.db, testNow),
    ]);
    expect(performance.now() - start).toBeLessThan(20_000);
    expect(made.toSorted()).toEqual([false, true]);
    expect(await fingerprint()).toEqual(before);
  }, 60_000);

  it('comes to the same in two steps, as the program does it', async () => {
    const before = await fingerprint();
    await emptyTheStore();
    expect(await seedBasics(store.client.db, testNow)).toBe(true);
    expect(await count('customers')).toBe(0);
    expect(await seedDemo(store.client.db, testNow)).toBe(true);
    expect(await fingerprint()).toEqual(before);
  }, 60_000);

  it('lets new rows count on after its own', async () => {
    const [tag] = await read<{ id: number }>(
      `insert into tags (slug, name) values ('new', 'New') returning id`,
    );
    const [category] = await read<{ id: number }>(
      `insert into categories (slug, name, level) values ('new', 'New', 1) returning id`,
    );
    expect(tag?.id).toBe(4);
    expect(category?.id).toBe(storeRules.packingCategoryId + 1);
  });

  it('brings a store from before the cities of the world, and changes nothing else of it', async () => {
    const france = `(select id from countries where code = 'FR')`;
    const initialStates = await count('states');
    await read(`delete from states where id in (select state_id from world_cities)`);
    await read(
      `insert into states (country_id, name) values (${france}, 'Gaul'), (${france}, 'Brittany')`,
    );
    const india = `states s join countries c on c.id = s.country_id where c.code = 'IN'`;
    const before = [await count(india), await count('cities'), await count('delivery_zones')];
    expect(await seedBasics(store.client.db, testNow)).toBe(false);
    expect([await count(india), await count('cities'), await count('delivery_zones')]).toEqual(
      before,
    );
    expect(await count('states')).toBe(initialStates);
    expect(await count(`states where name = 'Gaul'`)).toBe(0);
    expect(
      await count(
        `world_cities w join states s on s.id = w.state_id where name = 'Brittany' and 'Brest' = any (names)`,
      ),
    ).toBe(1);
  });
});
