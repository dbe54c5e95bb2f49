import { max } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { withinTransaction } from '../../db/transaction.ts';
import type { RecordType, OrderedRecordType, RecordRow } from './record-type.ts';
import { readRecord } from './read-record.ts';
import { insertRow } from './rows.ts';
import { settleChange } from './settle-change.ts';

/** Creates a record and returns it. 400 for invalid input. */
export async function createRecord<Row extends RecordRow, Input, Shown>(
  context: ServiceContext,
  caller: CustomerCaller,
  recordType: RecordType<Row, Input, Shown, never>,
  input: Input,
): Promise<Shown> {
  return withinTransaction(context, async (within, tx) => {
    const values = await recordType.toValues(within, input);
    const after = await insertRow(tx, recordType, values);
    await settleChange(within, caller, recordType, { before: undefined, after });
    return readRecord(within, recordType, after.id);
  });
}

/** Returns the position after the last record of the same group. */
export async function lastPosition<Row extends RecordRow & { position: number }, Input, Shown>(
  { db }: ServiceContext,
  { table, groupOf }: Pick<OrderedRecordType<Row, Input, Shown>, 'table' | 'groupOf'>,
  row: Partial<Row>,
): Promise<number> {
  const [last] = await db
    .select({ position: max(table.position) })
    .from(table)
    .where(groupOf?.(row as Row));
  return Number(last?.position ?? 0) + 1;
}
