import { getTableColumns } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { withinTransaction } from '../../db/transaction.ts';
import type { RecordType, RecordRow } from './record-type.ts';
import { overtaken } from './overtaken.ts';
import { readRecord } from './read-record.ts';
import { lockRow, updateRow } from './rows.ts';
import { isSame, settleChange } from './settle-change.ts';

/**
 * Changes a record and returns it. 404 for an unknown one, 400 for invalid input, 409 if it was
 * changed since `version` (optimistic locking); if no value differs, nothing is written.
 */
export async function changeRecord<Row extends RecordRow, Input, Shown>(
  context: ServiceContext,
  caller: CustomerCaller,
  recordType: RecordType<Row, Input, Shown, never>,
  id: number,
  input: Input & { version: number },
): Promise<Shown> {
  return withinTransaction(context, async (within, tx) => {
    const before = await lockRow(tx, recordType, id);
    if (before.version !== input.version) throw await overtaken(within, caller, recordType, before);
    const values = await recordType.toValues(within, input, before);
    const isNew = Object.entries(values).some(
      ([name, value]) => !isSame(value, before[name as keyof Row]),
    );
    if (isNew) {
      const dated =
        'updatedAt' in getTableColumns(recordType.table) ? { updatedAt: context.now() } : {};
      const after = await updateRow(tx, recordType, id, { ...values, ...dated });
      await settleChange(within, caller, recordType, { before, after });
    }
    return readRecord(within, recordType, id);
  });
}
