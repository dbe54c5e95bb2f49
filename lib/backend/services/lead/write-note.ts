import { eq, max } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { leadNotes } from '../../db/schema/service.ts';

interface NoteInput {
  leadId: number;
  kind: 'note' | 'reply';
  text: string;
}

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
  note: NoteInput,
): Promise<void> {
  const number = (await lastNote(context, note.leadId)) + 1;
  await context.db
    .insert(leadNotes)
    .values({ ...note, number, staffId: customerId, at: context.now() });
}
