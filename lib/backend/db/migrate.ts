import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';

const migrationsFolder = resolve('lib/backend/db/migrations');

/**
 * Key of the advisory lock, shared by all programs that may migrate the same database at the same
 * time.
 */
const lockKey = 33_490_250;

/**
 * Migrates the database to the schema of this version, under an advisory lock: waits while another
 * program migrates.
 */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await migrate(drizzle(client), { migrationsFolder });
    await runMigrations({ pgPool: pool });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
    client.release(true);
  }
}
