import { eq, max, and } from 'drizzle-orm';
import type { LeadNoteInput } from '../../../contract/staff-lead.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { leadNotes } from '../../db/schema/service.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, notFound } from '../../errors.ts';
import { requireNote } from '../staff/note-permissions.ts';
import { saveAuditText } from '../staff/save-audit-text.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { lockLead, readLead, type FullLead } from './read-lead.ts';

/** Returns the number of notes and replies of a lead; the lead must be locked. */
export async function lastNote({ db }: ServiceContext, leadId: number): Promise<number> {
  const [row] = await db
    .select({ last: max(leadNotes.number) })
    .from(leadNotes)
    .where(eq(leadNotes.leadId, leadId));
  return row?.last ?? 0;
}

/** Adds a note or a reply after the existing ones; the lead must be locked. */
export async function writeNote(
  context: ServiceContext,
  { customerId }: CustomerCaller,
  note: { leadId: number; kind: 'note' | 'reply'; text: string },
): Promise<void> {
  const number = (await lastNote(context, note.leadId)) + 1;
  await context.db
    .insert(leadNotes)
    .values({ ...note, number, staffId: customerId, at: context.now() });
}

/** Adds a staff-only note to a lead; 404 for an unknown one. */
export async function addNote(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  { text }: LeadNoteInput,
): Promise<FullLead> {
  return withinTransaction(context, async (within) => {
    await lockLead(within, id);
    await writeNote(within, caller, { leadId: id, kind: 'note', text });
    await writeAudit(within, caller, 'lead.note', `lead:${id}`);
    return readLead(within, id);
  });
}

interface NoteKey {
  leadId: number;
  number: number;
}

/**
 * Changes the caller's own note on a lead; the audit log keeps the previous text as long as the
 * lead is stored. 404 for an unknown note, 409 if it is a sent reply, 403 for another author's
 * note.
 */
export async function changeNote(
  context: ServiceContext,
  caller: CustomerCaller,
  which: NoteKey,
  { text }: LeadNoteInput,
): Promise<FullLead> {
  const { leadId } = which;
  return withinTransaction(context, async (within, tx) => {
    const note = await lockNote(within, which);
    requireNote(caller, note, 'may_change');
    if (note.text !== text) {
      await tx.update(leadNotes).set({ text, editedAt: context.now() }).where(is(which));
      await writeAudit(within, caller, 'lead.change_note', `lead:${leadId}`, {
        before: await saveAuditText(within, { leadId }, note.text),
        after: await saveAuditText(within, { leadId }, text),
      });
    }
    return readLead(within, leadId);
  });
}

/**
 * Deletes a note on a lead; the audit log keeps its text. Errors as for `changeNote`; superusers
 * can delete any note.
 */
export async function removeNote(
  context: ServiceContext,
  caller: CustomerCaller,
  which: NoteKey,
): Promise<FullLead> {
  const { leadId } = which;
  return withinTransaction(context, async (within, tx) => {
    const note = await lockNote(within, which);
    requireNote(caller, note, 'may_remove');
    await tx.delete(leadNotes).where(is(which));
    await writeAudit(within, caller, 'lead.remove_note', `lead:${leadId}`, {
      before: await saveAuditText(within, { leadId }, note.text),
    });
    return readLead(within, leadId);
  });
}

const is = ({ leadId, number }: NoteKey) =>
  and(eq(leadNotes.leadId, leadId), eq(leadNotes.number, number));

/* Maximum of the smallint column. */
const largestNumber = 32_767;

async function lockNote(within: ServiceContext, which: NoteKey) {
  await lockLead(within, which.leadId);
  if (which.number > largestNumber) throw notFound('Note');
  const [note] = await within.db.select().from(leadNotes).where(is(which));
  if (!note) throw notFound('Note');
  if (note.kind === 'reply') throw conflict('A sent reply can’t be changed');
  return note;
}
