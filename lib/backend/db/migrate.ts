import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { buildIndexes } from './build-indexes.ts';
import { lastMigration, newestStep, recordStep, refuseNewerSchema } from './schema-state.ts';
import { sqlState } from './sql-state.ts';

const storeMigrations = resolve('lib/backend/db/migrations');

/**
 * Key of the advisory lock, shared by all programs that may migrate the same database at the same
 * time.
 */
const lockKey = 33_490_250;
const askAgainMs = 200;

/**
 * Maximum wait for a table lock, in milliseconds: a waiting exclusive lock blocks all later
 * requests for the table.
 */
const lockMs = 3_000;
const pauseMs = 2_000;
const tries = 20;
const lockNotAvailable = '55P03';

/* A migration that does not get its lock is rolled back as a whole, and begins again. */
async function untilLocked(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === tries || sqlState(error) !== lockNotAvailable) throw error;
      await sleep(pauseMs);
    }
  }
}

/** The last release with the single migrations that the baseline has taken the place of. */
const releaseBefore = '39488f46';

/**
 * The baseline has the time of the last migration that it replaces: a database that has run that
 * one skips the baseline, a new one runs it. Any older database lacks a part of the schema.
 */
async function assertNotOlder(client: pg.ClientBase, migrationsFolder: string): Promise<void> {
  const last = await lastMigration(client);
  const [baseline] = readMigrationFiles({ migrationsFolder });
  if (last === undefined || !baseline || last >= baseline.folderMillis) return;
  throw new Error(
    `This database is older than the release ${releaseBefore}, which has to bring it up to date first: ` +
      `git checkout ${releaseBefore} && npm ci && npm run db:migrate. Then start this version again.`,
  );
}

/*
 * Asks again and again: a statement that waits for the lock would hold up an index that its owner
 * builds.
 */
async function obtainLock(client: pg.ClientBase): Promise<void> {
  const isOurs = async () => {
    const { rows } = await client.query<{ is_ours: boolean }>(
      'select pg_try_advisory_lock($1) as is_ours',
      [lockKey],
    );
    return rows[0]?.is_ours;
  };
  while (!(await isOurs())) await sleep(askAgainMs);
}

interface MigrateOptions {
  say?: ((line: string) => void) | undefined;
  /** Hook before the first migration, for a backup; if it throws, no migration is run. */
  beforeChange?: () => Promise<void>;
  /** For tests. */
  migrationsFolder?: string;
}

/**
 * Migrates the database to the schema of this version, under an advisory lock: waits while another
 * program migrates.
 * @throws If the database is older than the baseline or too new; nothing is changed then.
 */
export async function migrateDatabase(
  pool: pg.Pool,
  { say, beforeChange, migrationsFolder = storeMigrations }: MigrateOptions = {},
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await obtainLock(client);
    await assertNotOlder(client, migrationsFolder);
    const newest = await newestStep(join(migrationsFolder, 'meta', '_journal.json'));
    const warning = await refuseNewerSchema(client, newest);
    if (warning) say?.(warning);
    const last = await lastMigration(client);
    const isBehind = last === undefined || last < newest.time;
    if (isBehind && last !== undefined) {
      say?.(`The data are of an older release: bringing them to ${newest.name}.`);
      await beforeChange?.();
    }
    await buildIndexes(client, migrationsFolder);
    await client.query(`set lock_timeout = ${lockMs}`);
    await untilLocked(() => migrate(drizzle(client), { migrationsFolder }));
    if (isBehind) await recordStep(client, newest);
    await runMigrations({ pgPool: pool });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
    client.release(true);
  }
}
