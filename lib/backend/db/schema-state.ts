import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type pg from 'pg';

const journalFile = resolve('lib/backend/db/migrations/meta/_journal.json');

/** `behind`: migrations of this version are missing. A newer schema serves older code. */
export type SchemaState = 'current' | 'behind';

interface Journal {
  entries: { when: number }[];
}

let newest: number | undefined;

/* The time of a migration is its identity in drizzle's table. */
async function newestMigration(): Promise<number> {
  const { entries } = JSON.parse(await readFile(journalFile, 'utf8')) as Journal;
  return Math.max(...entries.map(({ when }) => when));
}

/** Returns whether the database has all migrations of this version. */
export async function readSchemaState(pool: Pick<pg.Pool, 'query'>): Promise<SchemaState> {
  newest ??= await newestMigration();
  const { rows: found } = await pool.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!found[0]?.exists) return 'behind';
  const { rows } = await pool.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.last ?? 0) >= newest ? 'current' : 'behind';
}

const lookEveryMs = 1_000;

/**
 * Waits until another program has migrated the database; says once that it waits. Throws if the
 * database has not answered for as long as `patienceMs`.
 */
export async function untilSchemaIsCurrent(
  pool: Pick<pg.Pool, 'query'>,
  say: (line: string) => void,
  patienceMs = 600_000,
): Promise<void> {
  const limit = Date.now() + patienceMs;
  for (let looks = 0; (await readSchemaState(pool)) === 'behind'; looks += 1) {
    if (looks === 0) say('The schema is older than this version: waiting for npm run db:migrate');
    if (Date.now() > limit) {
      throw new Error('The schema is older than this version. Run: npm run db:migrate');
    }
    await new Promise((resume) => setTimeout(resume, lookEveryMs));
  }
}
