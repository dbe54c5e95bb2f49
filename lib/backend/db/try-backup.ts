import pg from 'pg';
import type { BackendEnv } from '../env.ts';
import { openDatabase } from './client.ts';
import { createLog } from '../log.ts';
import { checkBackup } from './check-backup.ts';
import { migrateDatabase } from './migrate.ts';
import { restoreBackup } from './restore.ts';

/** The same server with another database. */
function within(connection: pg.PoolConfig, database: string): pg.PoolConfig {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { ...connection, connectionString: url.href };
}

/**
 * Restores a backup on trial, into a database that is made for it and dropped afterwards; reads the
 * files of the backup, too. Throws if any of it fails. No job of the backup is run.
 */
export async function tryBackup(
  env: BackendEnv,
  connection: pg.PoolConfig,
  folder: string,
): Promise<void> {
  await checkBackup(folder, env.backup.key);
  const admin = new pg.Client(connection);
  await admin.connect();
  try {
    await admin.query('set statement_timeout = 0');
    const { rows } = await admin.query<{ name: string }>('select current_database() as name');
    const name = `${rows[0]?.name ?? ''}_trial`;
    const dropIt = `drop database if exists ${pg.escapeIdentifier(name)} with (force)`;
    await admin.query(dropIt);
    await admin.query(`create database ${pg.escapeIdentifier(name)}`);
    const trial = openDatabase(
      { ...within(connection, name), max: 4, statement_timeout: 0 },
      createLog('silent'),
    );
    try {
      await migrateDatabase(trial.pool);
      await restoreBackup(trial.pool, folder, env.backup.key);
    } finally {
      await trial.close();
      await admin.query(dropIt);
    }
  } finally {
    await admin.end();
  }
}
