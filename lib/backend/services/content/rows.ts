import { eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { sqlState } from '../../db/sql-state.ts';
import { invalid, notFound } from '../../errors.ts';
import type { RecordType, RecordRow } from './record-type.ts';

/* Statements shared by all record types. The rows of `table` have the type `Row`. */

type Kept<Row extends RecordRow> = RecordType<Row, never, unknown>;

export async function selectRows<Row extends RecordRow>(
  db: Queryable,
  { table }: Pick<Kept<Row>, 'table'>,
  where: SQL | undefined,
  { order = [], limit, offset = 0 }: { order?: SQL[]; limit: number; offset?: number },
): Promise<Row[]> {
  const rows = await db
    .select()
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows as unknown as Row[];
}

/** Returns the row and locks it until the transaction ends. 404 for an unknown one. */
export async function lockRow<Row extends RecordRow>(
  tx: Transaction,
  { table, name }: Pick<Kept<Row>, 'table' | 'name'>,
  id: number,
): Promise<Row> {
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update');
  if (!row) throw notFound(name);
  return row as unknown as Row;
}

export async function insertRow<Row extends RecordRow>(
  tx: Transaction,
  recordType: Pick<Kept<Row>, 'table' | 'taken' | 'name'>,
  values: Partial<Row>,
): Promise<Row> {
  const [row] = await orTaken(recordType, () =>
    tx.transaction((inner) => inner.insert(recordType.table).values(values).returning()),
  );
  if (!row) throw new Error(`${recordType.name} was not written`);
  return row as unknown as Row;
}

export async function updateRow<Row extends RecordRow>(
  tx: Transaction,
  recordType: Pick<Kept<Row>, 'table' | 'taken' | 'name'>,
  id: number,
  values: Partial<Row>,
): Promise<Row> {
  const { table } = recordType;
  const [row] = await orTaken(recordType, () =>
    tx.transaction((inner) =>
      inner
        .update(table)
        .set({ ...values, version: sql`${table.version} + 1` })
        .where(eq(table.id, id))
        .returning(),
    ),
  );
  if (!row) throw notFound(recordType.name);
  return row as unknown as Row;
}

/** Maps a unique violation to 400 at the field of `taken`. */
async function orTaken<T>({ taken }: Pick<Kept<RecordRow>, 'taken'>, write: () => Promise<T>) {
  try {
    return await write();
  } catch (error) {
    if (taken && sqlState(error) === '23505') throw invalid({ [taken.field]: [taken.message] });
    throw error;
  }
}
