import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from './client.ts';

/** Rows that one statement deletes: short locks, however much there is. */
export const rowsAtOnce = 5_000;
/** Statements a table and run: what is left goes with the next hour. */
const mostRounds = 100;

/** A statement that deletes up to `rowsAtOnce` rows of a table. */
export function deletion(table: string, condition: SQL): SQL {
  const name = sql.identifier(table);
  return sql`delete from ${name} where ctid = any(array(
    select ctid from ${name} where ${condition} limit ${rowsAtOnce}::int))`;
}

/** Runs a statement that deletes up to `rowsAtOnce` rows until few are left. */
export async function inRounds(db: Queryable, statement: SQL): Promise<void> {
  for (let round = 0; round < mostRounds; round += 1) {
    const { rowCount } = await db.execute(statement);
    if ((rowCount ?? 0) < rowsAtOnce) return;
  }
}

/** Deletes the rows of a table that meet the condition, many small statements after each other. */
export const deleteInRounds = (db: Queryable, table: string, condition: SQL) =>
  inRounds(db, deletion(table, condition));
