import { eq, max } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { leadNotes } from '../../db/schema/service.ts';

interface NoteInput {
  leadId: number;
  kind: 'note' | 'reply';
  text: string;
}

/** How many notes and replies an enquiry has; it has to be locked. */
export async function lastNote({ db }: ServiceContext, leadId: number): Promise<number> {
  const [row] = await db
    .select({ last: max(leadNotes.number) })
    .from(leadNotes)
    .where(eq(leadNotes.leadId, leadId));
  return row?.last ?? 0;
}

/** Writes a note or a reply down, after those there are; the enquiry has to be locked. */
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
