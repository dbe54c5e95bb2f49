import { eq } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, notFound } from '../../errors.ts';
import { addJob } from '../../jobs/add-job.ts';
import { writeAudit } from '../staff/write-audit.ts';
import type { OrderedRecordType, RecordRow } from './record-type.ts';
import { lockRows, selectRows } from './rows.ts';

/**
 * Orders all records of the type, or of one group, as in `ids`. 404 if the first is unknown, 409 if
 * `ids` is not exactly the current set.
 */
export async function orderRecords<Row extends RecordRow & { position: number }, Input, Shown>(
  context: ServiceContext,
  caller: CustomerCaller,
  recordType: OrderedRecordType<Row, Input, Shown, never>,
  ids: readonly number[],
): Promise<void> {
  const { table, groupOf, subject } = recordType;
  await withinTransaction(context, async (within, tx) => {
    const [first] = await selectRows(tx, recordType, eq(table.id, ids[0] ?? 0), { limit: 1 });
    if (!first) throw notFound(recordType.name);
    const rows = await lockRows(tx, table, groupOf?.(first));
    const there = new Set(rows.map(({ id }) => id));
    if (ids.length !== there.size || new Set(ids).size !== ids.length) throw changedMeanwhile();
    if (!ids.every((id) => there.has(id))) throw changedMeanwhile();
    const before = rows
      .toSorted((one, other) => one.position - other.position || one.id - other.id)
      .map(({ id }) => id);
    if (ids.every((id, index) => id === before[index])) return;
    for (const [index, id] of ids.entries()) {
      await tx
        .update(table)
        .set({ position: index + 1 })
        .where(eq(table.id, id));
    }
    await writeAudit(within, caller, {
      action: `${subject}.order`,
      subject: `${subject}:${first.id}`,
      before,
      after: ids,
    });
    const { tags } = recordType.effectOf({ before: first, after: first });
    await addJob(tx, 'revalidate', { tags });
  });
}

const changedMeanwhile = () => conflict('The list has changed. Reload it and try again.');
