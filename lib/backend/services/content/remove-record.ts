import { eq } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Desk, RecordRow } from './desk.ts';
import { lockRow } from './rows.ts';
import { settleChange } from './settle-change.ts';

/** Deletes a record. 404 where there is none, 400 where it has to stay. */
export async function removeRecord<Row extends RecordRow, Input, Shown>(
  context: ServiceContext,
  caller: CustomerCaller,
  desk: Desk<Row, Input, Shown, never>,
  id: number,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    const before = await lockRow<Row>(tx, desk, id);
    await desk.checkRemoval?.(within, before);
    await tx.delete(desk.table).where(eq(desk.table.id, id));
    await settleChange(within, caller, desk, { before, after: undefined });
  });
}
