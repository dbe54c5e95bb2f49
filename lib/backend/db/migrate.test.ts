import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { migrateDatabase } from './migrate.ts';

const olderBy = 6;

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

async function schemaOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
       from information_schema.columns where table_schema = 'public'
     union all select indexdef from pg_indexes where schemaname = 'public'
     union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
       from pg_constraint where connamespace = 'public'::regnamespace
     order by 1`,
  );
  return rows.map(({ line }) => line);
}

const migrationsOf = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ count: string }>(
    'select count(*) from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.count);
};

/** Runs `use` on an empty database of its own. */
async function withEmptyDatabase(use: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const { database = '', ...server } = store.client.pool.options;
  const name = `${database}_older`;
  const admin = new pg.Client({ ...server, database });
  await admin.connect();
  const pool = new pg.Pool({ ...server, database: name });
  try {
    await admin.query('set statement_timeout = 0');
    await admin.query(`create database ${name} template template0`);
    await use(pool);
  } finally {
    await pool.end();
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}

/** The migrations that a version of some time ago had; answers how many. */
async function migrateAsBefore(pool: pg.Pool): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'sose-migrations-'));
  try {
    await cp('lib/backend/db/migrations', folder, { recursive: true });
    const journal = join(folder, 'meta', '_journal.json');
    const whole = JSON.parse(await readFile(journal, 'utf8')) as { entries: unknown[] };
    const entries = whole.entries.slice(0, -olderBy);
    await writeFile(journal, JSON.stringify({ ...whole, entries }));
    await migrate(drizzle(pool), { migrationsFolder: folder });
    return entries.length;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe('T64: migrations', () => {
  it('change nothing the second time, nor by two programs at once', async () => {
    const { pool } = store.client;
    const before = [await schemaOf(pool), await migrationsOf(pool)];
    await migrateDatabase(pool);
    await Promise.all([migrateDatabase(pool), migrateDatabase(pool)]);
    expect([await schemaOf(pool), await migrationsOf(pool)]).toEqual(before);
  });

  it('bring a database of an older version to this one, and keep its rows', async () => {
    await withEmptyDatabase(async (pool) => {
      const old = await migrateAsBefore(pool);
      expect(old).toBeGreaterThan(0);
      await pool.query(`insert into tags (slug, name) values ('old', 'Old')`);
      await Promise.all([migrateDatabase(pool), migrateDatabase(pool)]);
      expect(await migrationsOf(pool)).toBe(old + olderBy);
      expect(await schemaOf(pool)).toEqual(await schemaOf(store.client.pool));
      expect((await pool.query('select slug, name from tags')).rows).toEqual([
        { slug: 'old', name: 'Old' },
      ]);
    });
  }, 60_000);
});
