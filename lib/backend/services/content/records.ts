import { and, sql, eq, max, getTableColumns, desc, ne } from 'drizzle-orm';
import type { ServiceContext, CustomerCaller } from '../../context.ts';
import { matchWords } from '../../db/contains-text.ts';
import { readPage, sortBy, type PageOf } from '../staff/read-page.ts';
import type { RecordType, RecordRow, OrderedRecordType } from './record-type.ts';
import { selectRows, insertRow, lockRow, updateRow, lockRows } from './rows.ts';
import { notFound, conflict, type StoreError } from '../../errors.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { settleChange, isSame } from './settle-change.ts';
import { addJob } from '../../jobs/add-job.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { customers } from '../../db/schema/customer.ts';
import { auditEntries } from '../../db/schema/running.ts';

export interface ListQuery {
  page: number;
  page_size: number;
  search?: string | undefined;
  sort?: string | undefined;
}

/** Returns a page of records that contain every search word and match the filters. */
export async function listRecords<Row extends RecordRow, Input, Shown, Filter>(
  context: ServiceContext,
  recordType: RecordType<Row, Input, Shown, Filter>,
  query: ListQuery & Filter,
): Promise<PageOf<Shown>> {
  const where = and(
    recordType.filterOf?.(context, query),
    ...matchWords(recordType.searched, query.search),
  );
  const page = await readPage(
    context.db,
    query,
    sql`from ${recordType.table} where ${where ?? sql`true`}`,
    (limit, offset) =>
      selectRows(context.db, recordType, where, {
        order: [sortBy(recordType.sorts, query.sort ?? recordType.firstSort, recordType.table.id)],
        limit,
        offset,
      }),
  );
  return { ...page, data: await recordType.show(context, page.data) };
}

/** Returns one record as staff edit it; 404 for an unknown one. */
export async function readRecord<Row extends RecordRow, Input, Shown>(
  context: ServiceContext,
  recordType: RecordType<Row, Input, Shown, never>,
  id: number,
): Promise<Shown> {
  const rows = await selectRows(context.db, recordType, eq(recordType.table.id, id), {
    limit: 1,
  });
  const [shown] = await recordType.show(context, rows);
  if (shown === undefined) throw notFound(recordType.name);
  return shown;
}

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
    await writeAudit(within, caller, `${subject}.order`, `${subject}:${first.id}`, {
      before,
      after: ids,
    });
    const { tags } = recordType.effectOf({ before: first, after: first });
    await addJob(tx, 'revalidate', { tags });
  });
}

const changedMeanwhile = () => conflict('The list has changed. Reload it and try again.');

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

/** Returns the 409 that says who changed the record and when, with the current version. */
export async function overtaken<Row extends RecordRow, Input, Shown>(
  { db, now }: ServiceContext,
  { customerId }: CustomerCaller,
  { subject }: Pick<RecordType<Row, Input, Shown>, 'subject'>,
  row: Row,
): Promise<StoreError> {
  const [last] = await db
    .select({
      id: customers.id,
      firstName: customers.firstName,
      lastName: customers.lastName,
      at: auditEntries.at,
    })
    .from(auditEntries)
    .innerJoin(customers, eq(customers.id, auditEntries.staffId))
    .where(
      and(
        eq(auditEntries.subject, `${subject}:${row.id}`),
        ne(auditEntries.action, `${subject}.order`),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  const name = [last?.firstName, last?.lastName].filter(Boolean).join(' ') || 'Someone else';
  const who = last?.id === customerId ? 'You, in another window,' : name;
  const overtakenBy = {
    version: row.version,
    changed_by: name,
    changed_at: (last?.at ?? now()).toISOString(),
  };
  return conflict(
    `${who} changed this after you opened it. Nothing was saved.`,
    { overtaken: overtakenBy },
    'version_conflict',
  );
}
