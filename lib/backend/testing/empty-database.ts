import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../db/client.ts';
import { createLog } from '../log.ts';

export interface EmptyDatabase {
  pool: pg.Pool;
  /** Closes the pool and drops the database. */
  remove: () => Promise<void>;
}

/** The server of the tests, started by `global-setup.ts`. */
export const testServer = JSON.parse(process.env['TEST_DATABASE'] ?? 'null') as pg.PoolConfig;

/** Creates a database without a schema. */
export async function makeEmptyDatabase(): Promise<EmptyDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ ...testServer, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const client = openDatabase({ ...testServer, database: name, max: 6 }, createLog('silent'));
  return {
    pool: client.pool,
    remove: async () => {
      await client.close();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}
