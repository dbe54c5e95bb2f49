import { max } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Desk, OrderedDesk, RecordRow } from './desk.ts';
import { readRecord } from './read-record.ts';
import { insertRow } from './rows.ts';
import { settleChange } from './settle-change.ts';

/** Writes a new record and answers it. 400 where its input cannot be kept. */
export async function createRecord<Row extends RecordRow, Input, Shown>(
  context: ServiceContext,
  caller: CustomerCaller,
  desk: Desk<Row, Input, Shown, never>,
  input: Input,
): Promise<Shown> {
  return inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    const values = await desk.toValues(within, input);
    const after = await insertRow<Row>(tx, desk, values);
    await settleChange(within, caller, desk, { before: undefined, after });
    return readRecord(within, desk, after.id);
  });
}

/** The place behind all that stand in one order with these values. */
export async function lastPosition<Row extends RecordRow & { position: number }, Input, Shown>(
  { db }: ServiceContext,
  { table, groupOf }: Pick<OrderedDesk<Row, Input, Shown>, 'table' | 'groupOf'>,
  row: Partial<Row>,
): Promise<number> {
  const [last] = await db
    .select({ position: max(table.position) })
    .from(table)
    .where(groupOf?.(row as Row));
  return Number(last?.position ?? 0) + 1;
}
