import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Queryable } from './client.ts';

const dialect = new PgDialect();

/**
 * Creates a named prepared statement: the SQL text is built once and PostgreSQL plans it once per
 * connection. Use it for queries that many requests share. Values are written as
 * `sql.placeholder('name')`. Rows are returned as PostgreSQL sends them, so cast numerics and times
 * in the SQL.
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
