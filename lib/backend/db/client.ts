import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import { PoolShare } from './pool-share.ts';
import * as schema from './schema/all.ts';
import { sqlState } from './sql-state.ts';
import { idleInTransactionMs, poolByTransaction, statementMs } from './transaction-pooling.ts';

export type Database = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type Queryable = Database | Transaction;

export interface DatabaseClient {
  pool: pg.Pool;
  db: Database;
  close: () => Promise<void>;
}

export interface DatabaseConfig extends pg.PoolConfig {
  /** Whether a pooler such as PgBouncer gives each transaction another server connection. */
  isPooledByTransaction?: boolean;
}

/** SQLSTATE of connections that end because the database is stopped; each stop has some. */
const closedByOperator = '57P01';

/**
 * Opens a connection pool. Errors of idle connections are logged and the connections replaced;
 * without the error handler a restart of the database would end this process.
 */
export function openDatabase(
  { isPooledByTransaction = false, ...config }: DatabaseConfig,
  log: Logger,
): DatabaseClient {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    // A pooler refuses limits at the start of a connection.
    ...(!isPooledByTransaction && {
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
    }),
    ...config,
  });
  pool.on('error', (error) => {
    if (sqlState(error) === closedByOperator) log.info('the database is being stopped');
    else log.warn({ err: error }, 'a database connection broke');
  });
  // An error on a connection in use reaches its user through the query; without this listener the
  // `error` event would end the process.
  pool.on('connect', (connection) => {
    if (isPooledByTransaction) poolByTransaction(connection);
    connection.on('error', (error) => log.debug({ err: error }, 'a connection in use broke'));
  });
  return { pool, db: drizzle(pool, { schema }), close: () => pool.end() };
}

/** Maximum share of the connections for calls that write; the rest is left for reads. */
const writeShare = 0.5;

export interface ApiDatabase extends DatabaseClient {
  /** The same database, limited to `writeShare` of the connections. */
  writes: Database;
}

/**
 * Opens a pool for API requests. Writes are limited to a share of the connections, so that some are
 * always left for reads; a request that cannot be served soon is refused immediately.
 */
export function openApiDatabase(
  config: DatabaseConfig & { max: number },
  log: Logger,
): ApiDatabase {
  const { pool, close } = openDatabase(config, log);
  const shareOf = (maxConnections: number) =>
    drizzle(new PoolShare(pool, maxConnections), { schema });
  return {
    pool,
    close,
    db: shareOf(config.max),
    writes: shareOf(Math.max(1, Math.floor(config.max * writeShare))),
  };
}
