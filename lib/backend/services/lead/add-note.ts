import type { LeadNoteInput } from '../../../contract/staff-lead.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { lockLead, readLead, type FullLead } from './read-lead.ts';
import { writeNote } from './write-note.ts';

/** Adds a staff-only note to a lead; 404 for an unknown one. */
export async function addNote(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  { text }: LeadNoteInput,
): Promise<FullLead> {
  return inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    await lockLead(within, id);
    await writeNote(within, caller, { leadId: id, kind: 'note', text });
    await writeAudit(within, caller, { action: 'lead.note', subject: `lead:${id}` });
    return readLead(within, id);
  });
}
