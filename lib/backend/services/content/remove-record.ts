import { eq } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { withinTransaction } from '../../db/transaction.ts';
import type { RecordType, RecordRow } from './record-type.ts';
import { lockRow } from './rows.ts';
import { settleChange } from './settle-change.ts';

/** Deletes a record. 404 for an unknown one, 400 if it must not be deleted. */
export async function removeRecord<Row extends RecordRow, Input, Shown>(
  context: ServiceContext,
  caller: CustomerCaller,
  recordType: RecordType<Row, Input, Shown, never>,
  id: number,
): Promise<void> {
  await withinTransaction(context, async (within, tx) => {
    const before = await lockRow(tx, recordType, id);
    await recordType.checkRemoval?.(within, before);
    await tx.delete(recordType.table).where(eq(recordType.table.id, id));
    await settleChange(within, caller, recordType, { before, after: undefined });
  });
}
