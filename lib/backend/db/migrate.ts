import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { sqlState } from './sql-state.ts';

const migrationsFolder = resolve('lib/backend/db/migrations');

/**
 * Key of the advisory lock, shared by all programs that may migrate the same database at the same
 * time.
 */
const lockKey = 33_490_250;

/**
 * Longest wait for the lock of a table, in milliseconds: whoever waits for an exclusive lock holds up
 * all that come after, and so the shop.
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

/**
 * Migrates the database to the schema of this version, under an advisory lock: waits while another
 * program migrates.
 */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(`set lock_timeout = ${lockMs}`);
    await untilLocked(() => migrate(drizzle(client), { migrationsFolder }));
    await runMigrations({ pgPool: pool });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
    client.release(true);
  }
}
