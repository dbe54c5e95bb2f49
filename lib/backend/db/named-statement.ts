import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Queryable } from './client.ts';

const dialect = new PgDialect();

/**
 * A statement that PostgreSQL plans once a connection and that is put into words once, for queries
 * that many requests share. Values stand in it as `sql.placeholder('name')`. Rows come as PostgreSQL
 * sends them, so numerics and times should be cast to what is wanted.
 */
export function namedStatement<Row>(name: string, statement: SQL) {
  const query = dialect.sqlToQuery(statement);
  return async (db: Queryable, values: Record<string, unknown>): Promise<Row[]> => {
    const prepared = db._.session.prepareQuery<{
      execute: { rows: Row[] };
      all: unknown;
      values: unknown;
    }>(query, undefined, name, false);
    return (await prepared.execute(values)).rows;
  };
}
