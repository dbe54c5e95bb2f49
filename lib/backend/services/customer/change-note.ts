import { and, eq } from 'drizzle-orm';
import type { StaffCustomer } from '../../../contract/staff-customer.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customerNotes } from '../../db/schema/customer.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { notFound } from '../../errors.ts';
import { saveAuditText } from '../staff/save-audit-text.ts';
import { requireNote } from '../staff/note-permissions.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { holdVisible } from './visible-to.ts';
import { readCustomer } from './read-customer.ts';

interface NoteKey {
  customerId: number;
  noteId: number;
}

/**
 * Changes the caller's own note about a customer; the audit log keeps the previous text as long as
 * the account is open. 404 for an unknown note or a customer the caller may not see, 409 if the
 * account is closed, 403 for another author's note.
 */
export async function changeNote(
  context: ServiceContext,
  caller: CustomerCaller,
  { customerId, noteId }: NoteKey,
  text: string,
): Promise<StaffCustomer> {
  return withinTransaction(context, async (within, tx) => {
    await holdVisible(within, caller, customerId);
    const note = await findNote(within, { customerId, noteId });
    requireNote(caller, note, 'may_change');
    if (note.text !== text) {
      await tx
        .update(customerNotes)
        .set({ text, editedAt: context.now() })
        .where(eq(customerNotes.id, noteId));
      await writeAudit(within, caller, 'customer.change_note', `customer:${customerId}`, {
        before: await saveAuditText(within, { customerId }, note.text),
        after: await saveAuditText(within, { customerId }, text),
      });
    }
    return readCustomer(within, caller, customerId);
  });
}

/**
 * Deletes a note about a customer; the audit log keeps its text. Errors as for `changeNote`;
 * superusers can delete any note.
 */
export async function removeNote(
  context: ServiceContext,
  caller: CustomerCaller,
  { customerId, noteId }: NoteKey,
): Promise<StaffCustomer> {
  return withinTransaction(context, async (within, tx) => {
    await holdVisible(within, caller, customerId);
    const note = await findNote(within, { customerId, noteId });
    requireNote(caller, note, 'may_remove');
    await tx.delete(customerNotes).where(eq(customerNotes.id, noteId));
    await writeAudit(within, caller, 'customer.remove_note', `customer:${customerId}`, {
      before: await saveAuditText(within, { customerId }, note.text),
    });
    return readCustomer(within, caller, customerId);
  });
}

/* The caller holds the lock on the customer, so its notes cannot change. */
async function findNote({ db }: ServiceContext, { customerId, noteId }: NoteKey) {
  const [note] = await db
    .select()
    .from(customerNotes)
    .where(and(eq(customerNotes.id, noteId), eq(customerNotes.customerId, customerId)));
  if (!note) throw notFound('Note');
  return note;
}
