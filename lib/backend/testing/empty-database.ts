import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { openDatabase } from '../db/client.ts';
import { createLog } from '../log.ts';
import { asAdmin, testServer } from './test-server.ts';

export interface EmptyDatabase {
  pool: pg.Pool;
  /** Closes the pool and drops the database. */
  remove: () => Promise<void>;
}

/** Creates a database without a schema. */
export async function makeEmptyDatabase(): Promise<EmptyDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name}`);
  const client = openDatabase({ ...testServer(), database: name, max: 6 }, createLog('silent'));
  return {
    pool: client.pool,
    remove: async () => {
      await client.close();
      await asAdmin(`drop database if exists ${name} with (force)`);
    },
  };
}
