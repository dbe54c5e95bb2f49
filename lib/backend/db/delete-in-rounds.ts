import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from './client.ts';

/** Rows per DELETE statement: small batches keep the locks short. */
const rowsAtOnce = 5_000;
/** Maximum number of statements per table and run; the next hourly run deletes the rest. */
const maxRounds = 100;

/** Builds a statement that deletes up to `rowsAtOnce` rows of a table. */
export function deletion(table: string, condition: SQL): SQL {
  const name = sql.identifier(table);
  return sql`delete from ${name} where ctid = any(array(
    select ctid from ${name} where ${condition} limit ${rowsAtOnce}::int))`;
}

/** Repeats a statement that deletes up to `rowsAtOnce` rows until a batch is not full. */
export async function inRounds(db: Queryable, statement: SQL): Promise<void> {
  for (let round = 0; round < maxRounds; round += 1) {
    const { rowCount } = await db.execute(statement);
    if ((rowCount ?? 0) < rowsAtOnce) return;
  }
}

/** Deletes the rows of a table that meet the condition, in batches. */
export const deleteInRounds = (db: Queryable, table: string, condition: SQL) =>
  inRounds(db, deletion(table, condition));
