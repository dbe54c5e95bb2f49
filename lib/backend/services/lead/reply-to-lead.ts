import { eq } from 'drizzle-orm';
import { openLeadStatuses, type LeadReplyInput } from '../../../contract/staff-lead.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { leads } from '../../db/schema/service.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict } from '../../errors.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { leadNumber } from './lead-number.ts';
import { lockLead, readLead, type FullLead } from './read-lead.ts';
import { lastNote, writeNote } from './write-note.ts';

/**
 * Sends a reply to a lead by mail and stores it. A waiting lead becomes answered and, if
 * unassigned, is assigned to the caller. 404 for an unknown lead; 409 if it has no email, is spam,
 * or a colleague has just written.
 */
export async function replyToLead(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  { text, seen_notes: seen }: LeadReplyInput,
): Promise<FullLead> {
  return withinTransaction(context, async (within, tx) => {
    const lead = await lockLead(within, id);
    if (!lead.email) throw conflict('This enquiry has no email to reply to');
    if (lead.status === 'spam') throw conflict('This enquiry is marked as spam');
    const last = await lastNote(within, id);
    if (seen !== undefined && seen !== last) {
      throw conflict('A colleague has just added something. Read it first.');
    }
    await writeNote(within, caller, { leadId: id, kind: 'reply', text });
    const waited = openLeadStatuses.some((status) => status === lead.status);
    await tx
      .update(leads)
      .set({
        ...(waited && { status: 'answered' }),
        ownerId: lead.ownerId ?? caller.customerId,
        updatedAt: context.now(),
      })
      .where(eq(leads.id, id));
    await queueMessage(tx, {
      kind: 'enquiry_answered',
      to: { email: lead.email },
      data: {
        name: lead.name,
        subject: lead.details['subject'] ?? '',
        number: leadNumber(id),
        text,
      },
      key: `${id} ${last + 1}`,
    });
    await writeAudit(within, caller, 'lead.reply', `lead:${id}`);
    return readLead(within, id);
  });
}
