import { and, eq } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { orderNotes, type OrderNoteRow } from '../../../db/schema/staff.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { conflict, notFound } from '../../../errors.ts';
import { requireNote } from '../../staff/note-standing.ts';
import { writeAudit } from '../../staff/write-audit.ts';

interface NoteOf {
  orderId: number;
  noteId: number;
}

/**
 * Changes what the caller has written down about an order; the trail keeps the words before. 404 where
 * the order has no such note, 409 where it says how a call went, 403 where somebody else wrote it.
 */
export async function changeNote(
  context: ServiceContext,
  caller: CustomerCaller,
  which: NoteOf,
  text: string,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    const note = await lockNote(within, which);
    requireNote(caller, note, 'may_change');
    if (note.text === text) return;
    await tx
      .update(orderNotes)
      .set({ text, editedAt: context.now() })
      .where(eq(orderNotes.id, note.id));
    await writeAudit(within, caller, {
      action: 'order.change_note',
      subject: `order:${note.orderId}`,
      before: { text: note.text },
      after: { text },
    });
  });
}

/** Removes a note about an order; the trail keeps its words. Errors as for `changeNote`; owners remove any. */
export async function removeNote(
  context: ServiceContext,
  caller: CustomerCaller,
  which: NoteOf,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    const note = await lockNote(within, which);
    requireNote(caller, note, 'may_remove');
    await tx.delete(orderNotes).where(eq(orderNotes.id, note.id));
    await writeAudit(within, caller, {
      action: 'order.remove_note',
      subject: `order:${note.orderId}`,
      before: { text: note.text },
    });
  });
}

async function lockNote(
  { db }: ServiceContext,
  { orderId, noteId }: NoteOf,
): Promise<OrderNoteRow> {
  const [note] = await db
    .select()
    .from(orderNotes)
    .where(and(eq(orderNotes.id, noteId), eq(orderNotes.orderId, orderId)))
    .for('update');
  if (!note) throw notFound('Note');
  if (note.outcome !== null) throw conflict('How a call went stays as it was written down');
  return note;
}
