import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { makeEmptyDatabase, type EmptyDatabase } from '../testing/empty-database.ts';
import { migrateDatabase } from './migrate.ts';

const first = 'create table "tags" ("id" integer, "slug" text);';
let database: EmptyDatabase;
let pool: pg.Pool;
let folder: string;

async function write(...migrations: string[]): Promise<void> {
  const entries = migrations.map((_, idx) => ({
    idx,
    version: '7',
    when: 1_000 + idx,
    tag: String(idx),
    breakpoints: true,
  }));
  await mkdir(join(folder, 'meta'), { recursive: true });
  await writeFile(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  for (const [index, sql] of migrations.entries())
    await writeFile(join(folder, `${index}.sql`), sql);
}

async function indexes(): Promise<Record<string, boolean>> {
  const { rows } = await pool.query<{ index: string; is_valid: boolean }>(
    `select indexrelid::regclass::text as index, indisvalid as is_valid
     from pg_index where indrelid = 'tags'::regclass order by 1`,
  );
  return Object.fromEntries(rows.map((row) => [row.index, row.is_valid]));
}

beforeEach(async () => {
  database = await makeEmptyDatabase();
  ({ pool } = database);
  folder = await mkdtemp(join(tmpdir(), 'sose-migrations-'));
  await write(first);
  await migrateDatabase(pool, { migrationsFolder: folder });
});
afterEach(async () => {
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

it('builds the index of a migration while the shop writes, also where two programs migrate', async () => {
  await write(first, 'create index if not exists "tags_slug" on "tags" ("slug");');
  const writer = await pool.connect();
  try {
    await writer.query(`begin; insert into tags values (1, 'a')`);
    const migrated = Promise.all([
      migrateDatabase(pool, { migrationsFolder: folder }),
      migrateDatabase(pool, { migrationsFolder: folder }),
    ]);
    // Building waits for the open transaction; other writers are not blocked.
    while (!('tags_slug' in (await indexes()))) await sleep(20);
    await pool.query(`set statement_timeout = 2000; insert into tags values (2, 'b')`);
    await writer.query('commit');
    await migrated;
  } finally {
    writer.release(true);
  }
  expect(await indexes()).toEqual({ tags_slug: true });
  const { rows } = await pool.query('select slug from tags order by id');
  expect(rows).toEqual([{ slug: 'a' }, { slug: 'b' }]);
});

it('leaves indexes on new columns and tables to their migration', async () => {
  await write(
    first,
    `alter table "tags" add column "path" text;
--> statement-breakpoint
create index if not exists "tags_path" on "tags" ("path");
--> statement-breakpoint
create table "words" ("id" integer);
--> statement-breakpoint
create unique index if not exists "words_id" on "words" ("id");`,
  );
  await migrateDatabase(pool, { migrationsFolder: folder });
  expect(await indexes()).toEqual({ tags_path: true });
});

it('leaves nothing of an index that cannot be built, and builds it once it can', async () => {
  await pool.query(`insert into tags values (1, 'a'), (2, 'a')`);
  await write(first, 'create unique index if not exists "tags_slug" on "tags" ("slug");');
  await expect(migrateDatabase(pool, { migrationsFolder: folder })).rejects.toMatchObject({
    code: '23505',
  });
  expect(await indexes()).toEqual({});

  // As a program that ended while it built.
  await expect(
    pool.query('create unique index concurrently "tags_slug" on "tags" ("slug")'),
  ).rejects.toMatchObject({ code: '23505' });
  expect(await indexes()).toEqual({ tags_slug: false });
  await pool.query('delete from tags where id = 2');
  await migrateDatabase(pool, { migrationsFolder: folder });
  expect(await indexes()).toEqual({ tags_slug: true });
});
