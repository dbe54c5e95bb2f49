import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import { PoolShare } from './pool-share.ts';
import * as schema from './schema/all.ts';

export type Database = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The database itself, or a transaction on it. */
export type Queryable = Database | Transaction;

export interface DatabaseClient {
  pool: pg.Pool;
  db: Database;
  close: () => Promise<void>;
}

/**
 * Opens a pool of connections. Connections that break while idle are logged and replaced:
 * without that, a restart of the database would end this program.
 */
export function openDatabase(config: pg.PoolConfig, log: Logger): DatabaseClient {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    ...config,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection broke'));
  // A connection that is in use reports its break to whoever uses it; unheard, it would end us.
  pool.on('connect', (connection) => {
    connection.on('error', (error) => log.debug({ err: error }, 'a connection in use broke'));
  });
  return { pool, db: drizzle(pool, { schema }), close: () => pool.end() };
}

/** What of the connections calls that change something may take at a time: the rest is for reading. */
const writeShare = 0.5;

export interface ApiDatabase extends DatabaseClient {
  /** The same database, for calls that change something. */
  writes: Database;
}

/**
 * Opens a pool for requests from outside. However many of them write or wait, some connections are
 * left for those that read; what cannot be served soon is refused at once.
 */
export function openApiDatabase(config: pg.PoolConfig & { max: number }, log: Logger): ApiDatabase {
  const { pool, close } = openDatabase(config, log);
  const shareOf = (most: number) => drizzle(new PoolShare(pool, most), { schema });
  return {
    pool,
    close,
    db: shareOf(config.max),
    writes: shareOf(Math.max(1, Math.floor(config.max * writeShare))),
  };
}
