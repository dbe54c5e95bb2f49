import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { makeEmptyDatabase, type EmptyDatabase } from '../testing/empty-database.ts';
import { testServer } from '../testing/test-server.ts';
import { migrateDatabase } from './migrate.ts';
import { assertServes } from './schema-state.ts';

interface Journal {
  entries: { idx: number }[];
}

let database: EmptyDatabase;
let store: pg.Pool;

const migrationTable = 'drizzle.__drizzle_migrations';

/** Schema and migration table of the release before the baseline. */
async function bringToOldVersion(pool: pg.Pool): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sose-migrations-'));
  try {
    await cp(resolve('lib/backend/db/migrations'), folder, { recursive: true });
    const file = join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(await readFile(file, 'utf8')) as Journal;
    const entries = journal.entries.slice(0, 1);
    await writeFile(file, JSON.stringify({ ...journal, entries }));
    await migrate(drizzle(pool), { migrationsFolder: folder });
    await pool.query(
      `with baseline as (delete from ${migrationTable} returning created_at)
       insert into ${migrationTable} (hash, created_at)
       select 'the first', 1 union all select 'the last', created_at from baseline`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Data of the older version: a customer with a delivered order of two products. */
const oldRows = `
  insert into brands (slug, name) values ('amritva', 'Amritva');
  insert into product_forms (slug, name) values ('powder', 'Powder');
  insert into categories (slug, name, level) values ('food', 'Food', 1);
  insert into products
    (sku, name, slug, brand_id, form_id, category_id, category_level_1, base_price, price, stock, hsn,
     gst_rate, net_quantity, unit, origin, manufacturer, shelf_life, ingredients, description)
  select sku, sku, lower(sku), 1, 1, 1, 1, 30000, 25000, 7, '0910', 500, 100, 'g', 'Meghalaya', 'Amritva',
         '12 months', 'Turmeric', '<p>Turmeric</p>'
  from unnest(array['TU-1', 'TU-2']) as sku;
  insert into customers (email, mobile, first_name, last_name, password_hash)
  values ('asha@example.in', '+919000000001', 'Asha', 'Patel', 'scrypt');
  insert into orders
    (customer_id, status, sale_status, pay_type, total, shipping, tax, payable, billing_address,
     shipping_address, placed_at, delivered_at)
  values (1, 'Delivered', 'Sale Order', 'Cash on Delivery', 75000, 5000, 3571, 80000,
          '{"full_name": "Asha Patel"}', '{"full_name": "Asha Patel"}', '2025-01-05', '2025-01-08');
  insert into order_lines (order_id, product_id, name, sku, hsn, quantity, price, total, gst_rate, tax)
  values (1, 1, 'TU-1', 'TU-1', '0910', 2, 25000, 50000, 500, 2381),
         (1, 2, 'TU-2', 'TU-2', '0910', 1, 25000, 25000, 500, 1190);
`;
const oldTables = ['brands', 'products', 'customers', 'orders', 'order_lines'];

/** Columns of the older version, without those that a later migration has removed. */
async function readColumns(table: string): Promise<string[]> {
  const { rows } = await store.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table],
  );
  return rows.map((row) => row.name);
}

async function readTables(columns: Map<string, string[]>): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [table, names] of columns) {
    const list = names.map((column) => `"${column}"`).join(', ');
    found[table] = (await store.query(`select ${list} from "${table}" order by 1`)).rows;
  }
  return found;
}

/** Tables, columns, indexes and constraints as text. */
async function readSchema(pool: pg.Pool | pg.Client): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select format('%s %s', tgrelid::regclass, tgname) from pg_trigger where not tgisinternal
    order by 1`);
  return rows.map((row) => row.line);
}

beforeEach(async () => {
  database = await makeEmptyDatabase();
  store = database.pool;
});
afterEach(() => database.remove());

it('T64: a store of an older version is brought up to date, twice at once and again, and keeps its orders', async () => {
  await bringToOldVersion(store);
  await store.query(oldRows);
  const columns = new Map<string, string[]>();
  for (const table of oldTables) columns.set(table, await readColumns(table));
  const before = await readTables(columns);
  expect(before['orders']).toHaveLength(1);
  expect(before['order_lines']).toHaveLength(2);

  await Promise.all([migrateDatabase(store), migrateDatabase(store)]);
  const remainingColumns = new Map<string, string[]>();
  for (const table of oldTables) {
    const now = new Set(await readColumns(table));
    remainingColumns.set(
      table,
      (columns.get(table) ?? []).filter((column) => now.has(column)),
    );
  }
  expect(remainingColumns.get('orders')).toEqual(columns.get('orders'));
  expect(remainingColumns.get('order_lines')).toEqual(columns.get('order_lines'));
  const after = await readTables(remainingColumns);
  expect(after['orders']).toEqual(before['orders']);
  expect(after['order_lines']).toEqual(before['order_lines']);

  const fresh = new pg.Client({ ...testServer(), database: 'template_store' });
  await fresh.connect();
  const wanted = await readSchema(fresh);
  await fresh.end();
  const schema = await readSchema(store);
  expect(schema).toEqual(wanted);
  await migrateDatabase(store);
  expect(await readSchema(store)).toEqual(schema);
  expect(await readTables(remainingColumns)).toEqual(after);
});

it('T64: a store from before the last release with single migrations is refused, and stays as it is', async () => {
  await bringToOldVersion(store);
  await store.query(`delete from ${migrationTable} where hash = 'the last'`);
  const schema = await readSchema(store);
  await expect(migrateDatabase(store)).rejects.toThrow(
    /older than the release [0-9a-f]{8}.+git checkout [0-9a-f]{8} && npm ci && npm run db:migrate/,
  );
  expect(await readSchema(store)).toEqual(schema);
  const { rows } = await store.query(`select hash from ${migrationTable}`);
  expect(rows).toEqual([{ hash: 'the first' }]);
});

describe('releases that follow each other', () => {
  const names = ['0000_first', '0001_second', '0002_third', '0003_fourth'];
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sose-releases-'));
    await mkdir(join(folder, 'meta'));
    for (const name of names) await writeFile(join(folder, `${name}.sql`), sqlOf(name));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const sqlOf = (name: string) => `create table "table_${name}" ("id" integer);`;

  /** Migrates as the release with the first `count` migrations does. */
  async function migrateAs(count: number, beforeChange?: () => Promise<void>): Promise<string[]> {
    const entries = names.slice(0, count).map((tag, idx) => ({
      idx,
      version: '7',
      when: 1_000 + idx,
      tag,
      breakpoints: true,
    }));
    await writeFile(
      join(folder, 'meta', '_journal.json'),
      JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
    );
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    await migrateDatabase(store, { say, beforeChange, migrationsFolder: folder });
    return lines;
  }

  it('say that they migrate, once there is something to bring along', async () => {
    expect(await migrateAs(1)).toEqual([]);
    expect(await migrateAs(2)).toEqual([
      'The data are of an older release: bringing them to 0001_second.',
    ]);
    expect(await migrateAs(2)).toEqual([]);
  });

  it('change nothing where the backup before fails', async () => {
    await migrateAs(1);
    const failing = migrateAs(2, () => Promise.reject(new Error('There is no room for a backup')));
    await expect(failing).rejects.toThrow('There is no room for a backup');
    const { rows } = await store.query(`select to_regclass('"table_0001_second"') as found`);
    expect(rows).toEqual([{ found: null }]);
  });

  it('change nothing where a migration fails in the middle, and go on once it is mended', async () => {
    await migrateAs(1);
    const broken = join(folder, `${names[2]}.sql`);
    const found = async () =>
      (await store.query(`select to_regclass('"table_0001_second"') is not null as found`)).rows;
    await writeFile(broken, `create table "half" ();--> statement-breakpoint\nselect 1 / 0;`);
    await expect(migrateAs(3)).rejects.toThrow();
    expect(await found()).toEqual([{ found: false }]);
    expect(await migrateAs(1)).toEqual([]);
    await writeFile(broken, sqlOf(names[2] ?? ''));
    await migrateAs(3);
    expect(await found()).toEqual([{ found: true }]);
  });

  it('serve the schema of the next release, with a warning, and refuse one of two releases later by name', async () => {
    await migrateAs(1);
    await migrateAs(3);
    expect(await migrateAs(1)).toEqual([
      'The database is at 0002_third, one release later than this program (0000_first): it serves both.',
    ]);
    await migrateAs(4);
    await expect(migrateAs(1)).rejects.toThrow(
      /^This program is too old for its data: it knows the migrations up to 0000_first, and the database is at 0003_fourth, 2 releases later\./,
    );
    expect(await migrateAs(3)).toHaveLength(1);
    expect(await migrateAs(4)).toEqual([]);
  });

  /** Writes the migrations of the release with the first `count` into a folder of its own. */
  async function releaseWith(count: number, sql: Record<string, string> = {}): Promise<string> {
    const copy = join(folder, `release-${count}`);
    await mkdir(join(copy, 'meta'), { recursive: true });
    const entries = names.slice(0, count).map((tag, idx) => ({ idx, when: 1_000 + idx, tag }));
    await writeFile(join(copy, 'meta', '_journal.json'), JSON.stringify({ entries }));
    for (const { tag } of entries)
      await writeFile(join(copy, `${tag}.sql`), sql[tag] ?? sqlOf(tag));
    return copy;
  }

  it('are served by the release before, and by no earlier one, before and after a migration', async () => {
    const [first, second, third] = [
      await releaseWith(1),
      await releaseWith(2),
      await releaseWith(3),
    ];
    await migrateAs(1);
    await expect(assertServes(store, first, third)).resolves.toBeUndefined();
    await migrateAs(2);
    await expect(assertServes(store, first)).resolves.toBeUndefined();
    await expect(assertServes(store, first, second)).resolves.toBeUndefined();
    await expect(assertServes(store, first, third)).rejects.toThrow(
      'The data are at 0001_second already, one release later than the program that runs (0000_first)',
    );
    await migrateAs(3);
    await expect(assertServes(store, first)).rejects.toThrow(/^This program is too old/);
  });

  it('are refused where they remove what the release that runs uses', async () => {
    await migrateAs(1);
    const removing = '-- contract: unused since 0001\ndrop table "table_0000_first";';
    const third = await releaseWith(3, { '0002_third': removing });
    await expect(assertServes(store, await releaseWith(1), third)).rejects.toThrow(
      'The migration 0002_third removes what the program that runs (0000_first) uses. Update to the release of 0001 first.',
    );
    await migrateAs(2);
    await expect(assertServes(store, await releaseWith(2), third)).resolves.toBeUndefined();
  });
});
