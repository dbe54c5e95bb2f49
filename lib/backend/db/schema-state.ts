import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type pg from 'pg';

const journalFile = resolve('lib/backend/db/migrations/meta/_journal.json');

/** `behind`: migrations of this version are missing. A newer schema serves older code. */
export type SchemaState = 'current' | 'behind';

interface Journal {
  entries: { when: number }[];
}

type Queryable = Pick<pg.ClientBase, 'query'>;

let times: number[] | undefined;

/* The time of a migration is its identity in drizzle's table. */
async function migrationTimes(): Promise<number[]> {
  const { entries } = JSON.parse(await readFile(journalFile, 'utf8')) as Journal;
  return entries.map(({ when }) => when);
}

/** Returns the time of the baseline, the first migration of this version. */
export async function baselineTime(): Promise<number> {
  times ??= await migrationTimes();
  return Math.min(...times);
}

/** Returns the time of the last migration that ran; undefined in a new database. */
export async function lastMigration(pool: Queryable): Promise<number | undefined> {
  const { rows: found } = await pool.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!found[0]?.exists) return undefined;
  const { rows } = await pool.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  return rows[0]?.last ? Number(rows[0].last) : undefined;
}

/** Returns whether the database has all migrations of this version. */
export async function readSchemaState(pool: Queryable): Promise<SchemaState> {
  times ??= await migrationTimes();
  const last = await lastMigration(pool);
  return last !== undefined && last >= Math.max(...times) ? 'current' : 'behind';
}

const checkEveryMs = 1_000;
const patienceMs = 600_000;

/**
 * Waits until another program has migrated the database; says once that it waits. Throws after ten
 * minutes.
 */
export async function untilSchemaIsCurrent(
  pool: Queryable,
  say: (line: string) => void,
): Promise<void> {
  const limit = Date.now() + patienceMs;
  for (let checks = 0; (await readSchemaState(pool)) === 'behind'; checks += 1) {
    if (checks === 0) say('The schema is older than this version: waiting for npm run db:migrate');
    if (Date.now() > limit) {
      throw new Error('The schema is older than this version. Run: npm run db:migrate');
    }
    await new Promise((resume) => setTimeout(resume, checkEveryMs));
  }
}
