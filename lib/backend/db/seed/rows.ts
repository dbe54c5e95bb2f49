import { getTableColumns, sql, type InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../client.ts';

/** PostgreSQL allows at most 65,535 parameters per statement. */
const maxValues = 60_000;

/** Inserts all rows in multi-row statements. */
export async function insertRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: InferInsertModel<T>[],
): Promise<void> {
  const size = Math.floor(maxValues / Object.keys(getTableColumns(table)).length);
  for (let start = 0; start < rows.length; start += size) {
    await tx.insert<PgTable>(table).values(rows.slice(start, start + size));
  }
}

/**
 * Assigns the ids 1, 2, 3 …, so that every new store has the same ones; starts after `last` if some
 * are used.
 */
export function numbered<T extends object>(rows: T[], last = 0): (T & { id: number })[] {
  return rows.map((row, index) => ({ ...row, id: last + index + 1 }));
}

/**
 * Returns the value of a key in the demo data. Throws with the name of the key if it is unknown.
 */
export function requireValue<K, V>(values: Map<K, V>, key: K, kind: string): V {
  const value = values.get(key);
  if (value === undefined) throw new Error(`Unknown ${kind} in the demo data: ${key}`);
  return value;
}

/** Returns the highest id of a table; 0 if it is empty. */
export async function lastId(tx: Transaction, table: PgTable): Promise<number> {
  const { rows } = await tx.execute<{ last: number }>(
    sql`select coalesce(max(id), 0)::int as last from ${table}`,
  );
  return rows[0]?.last ?? 0;
}

/** Advances all sequences past the ids that were inserted explicitly. */
export async function alignSequences(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ table_name: string }>(sql`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`);
  for (const { table_name: name } of rows) {
    const table = sql.identifier(name);
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${`public.${name}`}, 'id'), max(id)) from ${table}
      having max(id) is not null`);
  }
}
