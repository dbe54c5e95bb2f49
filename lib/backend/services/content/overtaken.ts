import { and, desc, eq, ne } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { auditEntries } from '../../db/schema/running.ts';
import { conflict, type StoreError } from '../../errors.ts';
import type { RecordType, RecordRow } from './record-type.ts';

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
