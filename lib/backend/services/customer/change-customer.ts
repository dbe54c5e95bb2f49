import { and, eq, isNull } from 'drizzle-orm';
import type {
  CustomerClosing,
  CustomerName,
  CustomerNoteInput,
  StaffCustomer,
} from '../../../contract/staff-customer.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customerNotes, customers, sessions, type CustomerRow } from '../../db/schema/customer.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deactivateAccount } from '../account/deactivate-account.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { holdVisible } from './hold-visible.ts';
import { readCustomer } from './read-customer.ts';

/** What is done within the transaction; answers what the trail says of it besides, null for no change. */
type Work = (within: ServiceContext, customer: CustomerRow) => Promise<object | null>;

/* The trail outlives an account, so it never says how somebody was called. */
async function onCustomer(
  context: ServiceContext,
  caller: CustomerCaller,
  { id, action }: { id: number; action: string },
  work: Work,
): Promise<StaffCustomer> {
  return inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    const after = await work(within, await holdVisible(within, caller, id));
    if (after) await writeAudit(within, caller, { action, subject: `customer:${id}`, after });
    return readCustomer(within, caller, id);
  });
}

/** Corrects how a customer is called. 404 where the caller sees none, 409 where the account is closed. */
export function correctCustomer(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  { first_name, last_name, company }: CustomerName,
): Promise<StaffCustomer> {
  return onCustomer(context, caller, { id, action: 'customer.correct' }, async (within, before) => {
    const wanted = { firstName: first_name, lastName: last_name, company };
    const changed = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
      (name) => wanted[name] !== before[name],
    );
    if (changed.length === 0) return null;
    await within.db
      .update(customers)
      .set({ ...wanted, updatedAt: context.now() })
      .where(eq(customers.id, id));
    return { changed };
  });
}

/** Writes something down about a customer, for colleagues alone. Errors as for `correctCustomer`. */
export function addNote(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  { text }: CustomerNoteInput,
): Promise<StaffCustomer> {
  return onCustomer(context, caller, { id, action: 'customer.note' }, async ({ db, now }) => {
    await db
      .insert(customerNotes)
      .values({ customerId: id, staffId: caller.customerId, text, at: now() });
    return {};
  });
}

/** Logs a customer out everywhere. Errors as for `correctCustomer`. */
export function endSessions(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
): Promise<StaffCustomer> {
  return onCustomer(
    context,
    caller,
    { id, action: 'customer.end_sessions' },
    async ({ db, now }) => {
      const ended = await db
        .update(sessions)
        .set({ revokedAt: now() })
        .where(and(eq(sessions.customerId, id), isNull(sessions.revokedAt)))
        .returning({ hash: sessions.tokenHash });
      return { ended: ended.length };
    },
  );
}

/** Closes an account as its owner could. 409 besides for an owner of the shop. */
export function closeCustomer(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  { reason }: CustomerClosing,
): Promise<StaffCustomer> {
  return onCustomer(context, caller, { id, action: 'customer.close' }, async (within, before) => {
    await deactivateAccount(within, { customerId: id, isSuperuser: before.isSuperuser });
    return { reason };
  });
}
