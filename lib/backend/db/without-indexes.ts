import { sql } from 'drizzle-orm';
import type { Transaction } from './client.ts';

/**
 * Runs work that adds most rows of these tables, without the indexes that are not unique: to build
 * an index once is several times faster than to extend it row by row.
 */
export async function withoutIndexes<T>(
  tx: Transaction,
  tables: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid = any(${`{${tables.join(',')}}`}::text[]::regclass[]) and not indisunique`);
  for (const { name } of rows) await tx.execute(sql.raw(`drop index ${name}`));
  const result = await work();
  await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
  for (const { definition } of rows) await tx.execute(sql.raw(definition));
  return result;
}
