import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { sqlState } from '../../db/sql-state.ts';
import { invalid, notFound } from '../../errors.ts';
import type { RecordType, RecordRow, RecordTable } from './record-type.ts';

/* Statements shared by all record types. */

type AnyRecordType<Row extends RecordRow> = Pick<
  RecordType<Row, never, unknown, never>,
  'table' | 'taken' | 'name'
>;

/** Drizzle cannot infer the rows of a generic table: they are those of `RecordTable`. */
const typedRows = <Row>(_table: RecordTable<Row>, rows: unknown[]) => rows as Row[];

export async function selectRows<Row extends RecordRow>(
  db: Queryable,
  { table }: Pick<AnyRecordType<Row>, 'table'>,
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
  return typedRows(table, rows);
}

/** Returns the row and locks it until the transaction ends. 404 for an unknown one. */
export async function lockRow<Row extends RecordRow>(
  tx: Transaction,
  { table, name }: Pick<AnyRecordType<Row>, 'table' | 'name'>,
  id: number,
): Promise<Row> {
  const [row] = await lockRows(tx, table, eq(table.id, id));
  if (!row) throw notFound(name);
  return row;
}

/**
 * Returns the rows and locks them until the transaction ends, in order of id: simultaneous
 * transactions wait for each other instead of deadlocking.
 */
export async function lockRows<Row extends RecordRow>(
  tx: Transaction,
  table: RecordTable<Row>,
  where: SQL | undefined,
): Promise<Row[]> {
  const rows = await tx.select().from(table).where(where).orderBy(asc(table.id)).for('update');
  return typedRows(table, rows);
}

/** Inserts a row. 400 with the field if a unique value is taken. */
export async function insertRow<Row extends RecordRow>(
  tx: Transaction,
  recordType: AnyRecordType<Row>,
  values: Partial<Row>,
): Promise<Row> {
  const { table } = recordType;
  const rows = await orTaken(recordType, () =>
    tx.transaction((inner) => inner.insert(table).values(values).returning()),
  );
  const [row] = typedRows(table, rows);
  if (!row) throw new Error(`${recordType.name} was not written`);
  return row;
}

/**
 * Updates a row and increments its version. 404 for an unknown one, 400 with the field if a unique
 * value is taken.
 */
export async function updateRow<Row extends RecordRow>(
  tx: Transaction,
  recordType: AnyRecordType<Row>,
  id: number,
  values: Partial<Row>,
): Promise<Row> {
  const { table } = recordType;
  const rows = await orTaken(recordType, () =>
    tx.transaction((inner) =>
      inner
        .update(table)
        .set({ ...values, version: sql`${table.version} + 1` })
        .where(eq(table.id, id))
        .returning(),
    ),
  );
  const [row] = typedRows(table, rows);
  if (!row) throw notFound(recordType.name);
  return row;
}

/** Maps a unique violation to 400 at the field of `taken`. */
async function orTaken<T, Row extends RecordRow>(
  { taken }: Pick<AnyRecordType<Row>, 'taken'>,
  write: () => Promise<T>,
) {
  try {
    return await write();
  } catch (error) {
    if (taken && sqlState(error) === '23505') throw invalid({ [taken.field]: [taken.message] });
    throw error;
  }
}
