import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/client.ts';
import { sha256Hex } from '../../../server/sha256-hex.ts';

/* Which rules the search words of the products were learned by: a hash of the statements. */

const dialect = new PgDialect();

export const hashStatements = (statements: readonly SQL[]): string =>
  sha256Hex(JSON.stringify(statements.map((statement) => dialect.sqlToQuery(statement))));

/** Undefined: they were learned before rules were noted, or never. */
export async function readRules(db: Queryable): Promise<string | undefined> {
  const { rows } = await db.execute<{ rules: string }>(
    sql`select value #>> '{}' as rules from settings where name = 'search_rules'`,
  );
  return rows[0]?.rules;
}

export async function saveRules(db: Queryable, rules: string): Promise<void> {
  await db.execute(sql`
    insert into settings (name, value) values ('search_rules', to_jsonb(${rules}::text))
    on conflict (name) do update set value = excluded.value, updated_at = now()`);
}
