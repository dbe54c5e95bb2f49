import { and, eq, isNull } from 'drizzle-orm';
import type {
  CustomerClosing,
  CustomerName,
  CustomerNoteInput,
  StaffCustomer,
} from '../../../contract/staff-customer.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customerNotes, customers, sessions, type CustomerRow } from '../../db/schema/customer.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { deactivateAccount } from '../account/deactivate-account.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { holdVisible } from './visible-to.ts';
import { readCustomer } from './read-customer.ts';

/** Runs in the transaction; returns extra data for the audit log, null if nothing changed. */
type Work = (within: ServiceContext, customer: CustomerRow) => Promise<object | null>;

/* The audit log outlives an account, so it must not contain the customer's name. */
async function onCustomer(
  context: ServiceContext,
  caller: CustomerCaller,
  { id, action }: { id: number; action: string },
  work: Work,
): Promise<StaffCustomer> {
  return withinTransaction(context, async (within) => {
    const after = await work(within, await holdVisible(within, caller, id));
    if (after) await writeAudit(within, caller, action, `customer:${id}`, { after });
    return readCustomer(within, caller, id);
  });
}

/**
 * Corrects the customer's name. 404 if the caller may not see the customer, 409 if the account is
 * closed.
 */
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

/** Adds a staff-only note to a customer. Errors as for `correctCustomer`. */
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

/** Ends all sessions of a customer. Errors as for `correctCustomer`. */
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

/**
 * Closes an account as its owner could. Errors as for `correctCustomer`, and 409 for a superuser.
 */
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
