import { and, eq } from 'drizzle-orm';
import type { CallOutcome } from '../../../../contract/staff-order-list.ts';
import type { OrderCallInput } from '../../../../contract/staff-order-work.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { orderNotes, type OrderNoteRow } from '../../../db/schema/staff.ts';
import { withinTransaction } from '../../../db/transaction.ts';
import { conflict, notFound } from '../../../errors.ts';
import { requireNote } from '../../staff/note-permissions.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { lockOrder } from '../lock-order.ts';
import { formatOrderId } from '../order-id.ts';
import { takeStep } from '../step/take-step.ts';

/** Adds a staff-only note to an order. 404 for an unknown one. */
export async function noteOrder(
  context: ServiceContext,
  caller: CustomerCaller,
  orderId: number,
  text: string,
): Promise<void> {
  await withinTransaction(context, async (within) => {
    await lockOrder(within, orderId);
    await write(within, caller, orderId, { text });
  });
}

/**
 * Records the result of a confirmation call for a cash on delivery order: confirmed moves the order
 * on, refused cancels it, otherwise it waits. 409 if it is no such order, or not Pending any more.
 */
export async function callOrder(
  context: ServiceContext,
  caller: CustomerCaller,
  orderId: number,
  { outcome, text }: OrderCallInput,
): Promise<void> {
  await withinTransaction(context, async (within) => {
    const order = await lockOrder(within, orderId);
    if (order.status !== 'Pending' || order.payType !== 'Cash on Delivery') {
      throw conflict(`Order ${formatOrderId(orderId)} is not waiting for a call`, {
        order_status: order.status,
      });
    }
    await write(within, caller, orderId, { text, outcome });
    if (outcome === 'confirmed') {
      await takeStep(within, caller, orderId, { status: 'Confirmed', note: 'Confirmed by phone' });
    }
    if (outcome === 'refused') {
      await takeStep(within, caller, orderId, { status: 'Cancelled', note: text });
    }
  });
}

async function write(
  within: ServiceContext,
  caller: CustomerCaller,
  orderId: number,
  note: { text: string; outcome?: CallOutcome },
): Promise<void> {
  await within.db
    .insert(orderNotes)
    .values({ orderId, staffId: caller.customerId, ...note, createdAt: within.now() });
  await writeAudit(within, caller, note.outcome ? 'order.call' : 'order.note', `order:${orderId}`, {
    after: note,
  });
}

interface NoteKey {
  orderId: number;
  noteId: number;
}

/**
 * Changes the caller's own note on an order; the audit log keeps the previous text. 404 for an
 * unknown note, 409 if it is a call result, 403 for another author's note.
 */
export async function changeNote(
  context: ServiceContext,
  caller: CustomerCaller,
  which: NoteKey,
  text: string,
): Promise<void> {
  await withinTransaction(context, async (within, tx) => {
    const note = await lockNote(within, which);
    requireNote(caller, note, 'may_change');
    if (note.text === text) return;
    await tx
      .update(orderNotes)
      .set({ text, editedAt: context.now() })
      .where(eq(orderNotes.id, note.id));
    await writeAudit(within, caller, 'order.change_note', `order:${note.orderId}`, {
      before: { text: note.text },
      after: { text },
    });
  });
}

/**
 * Deletes a note on an order; the audit log keeps its text. Errors as for `changeNote`; superusers
 * can delete any note.
 */
export async function removeNote(
  context: ServiceContext,
  caller: CustomerCaller,
  which: NoteKey,
): Promise<void> {
  await withinTransaction(context, async (within, tx) => {
    const note = await lockNote(within, which);
    requireNote(caller, note, 'may_remove');
    await tx.delete(orderNotes).where(eq(orderNotes.id, note.id));
    await writeAudit(within, caller, 'order.remove_note', `order:${note.orderId}`, {
      before: { text: note.text },
    });
  });
}

async function lockNote(
  { db }: ServiceContext,
  { orderId, noteId }: NoteKey,
): Promise<OrderNoteRow> {
  const [note] = await db
    .select()
    .from(orderNotes)
    .where(and(eq(orderNotes.id, noteId), eq(orderNotes.orderId, orderId)))
    .for('update');
  if (!note) throw notFound('Note');
  if (note.outcome !== null) throw conflict('The result of a call can’t be changed');
  return note;
}
