import { sql } from 'drizzle-orm';
import { type LeadKind, attachmentRules } from '../../../contract/lead-options.ts';
import type { ServiceContext } from '../../context.ts';
import { leads } from '../../db/schema/service.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { recordConsent } from '../consent/record-consent.ts';
import { dropFile, keepFile } from '../file/keep-file.ts';
import type { FileSender } from '../file/file-sender.ts';
import { hasMailBudget } from '../messages/message-budget.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { addNotice } from '../notice/list-notices.ts';
import { leadNumber } from './lead-number.ts';
import type { NewLead } from './new-lead.ts';
import { newClosedFileName } from '../file/file-name.ts';
import { attachmentTitle, attachmentTypes, readChecked } from './attachment-type.ts';

/** A lead's attachment: its storage name and its display name. */
interface Attachment {
  name: string;
  title: string;
}

const unavailable = 'We can’t save files right now. Try again later.';

/**
 * Checks an uploaded file and stores it unchanged; only staff can download it. 413 above 5 MB, 415
 * if its content type is not accepted; 413, 429 and 503 as for `keepFile`.
 */
async function keepAttachment(
  context: ServiceContext,
  sender: FileSender,
  file: File,
): Promise<Attachment> {
  const { bytes, ending } = await readChecked(file, attachmentRules.field, attachmentRules);
  const name = newClosedFileName(ending);
  await keepFile(context, sender, { name, bytes, type: attachmentTypes[ending] }, unavailable);
  return { name, title: attachmentTitle(file.name, ending) };
}

const retentionYears = 2;

const noticeBodies: Record<LeadKind, string> = {
  contact: 'From the contact form',
  b2b: 'Business enquiry',
  export: 'Export enquiry',
  franchise: 'Franchise enquiry',
  store: 'Question about a store',
};

/** Returns the deletion date of a lead: two years later (privacy policy). */
export function deleteAfter(now: Date): Date {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + retentionYears);
  return end;
}

/**
 * Creates a lead with its attachment and, if `hasReceipt`, mails a receipt to its sender; returns
 * the lead number. `consent`: where the sender has agreed to be contacted. Attachment errors as for
 * `keepAttachment`; nothing is written then.
 */
export async function addLead(
  context: ServiceContext,
  { subject, details, ...lead }: NewLead,
  hasReceipt: boolean,
  sent?: { file: File; sender: FileSender },
  consent?: { place: string; address: string },
): Promise<string> {
  const attachment = sent && (await keepAttachment(context, sent.sender, sent.file));
  try {
    return await withinTransaction(context, async (within, tx) => {
      const now = context.now();
      const [row] = await tx
        .insert(leads)
        .values({
          ...lead,
          details: { subject, ...details },
          attachment: attachment?.name ?? null,
          attachmentName: attachment?.title ?? null,
          createdAt: now,
          updatedAt: now,
          deleteAfter: deleteAfter(now),
        })
        .returning({ id: leads.id });
      if (!row) throw new Error('The enquiry was not written');
      const number = leadNumber(row.id);
      if (consent) {
        await recordConsent(within, {
          purpose: 'enquiry',
          leadId: row.id,
          isGiven: true,
          ...consent,
        });
      }
      await addNotice(within, {
        kind: 'enquiry',
        key: String(row.id),
        title: `New enquiry ${number}`,
        body: noticeBodies[lead.kind],
        path: `/dashboard/leads/${row.id}`,
      });
      if (lead.email && hasReceipt && (await hasMailBudget(within))) {
        await queueMessage(tx, {
          kind: 'enquiry_received',
          to: { email: lead.email },
          key: row.id,
          data: { name: lead.name, subject, number },
        });
      }
      return number;
    });
  } catch (error) {
    if (attachment) await dropFile(context, attachment.name);
    throw error;
  }
}

/**
 * Takes the next lead number without creating a lead: bots get a normal answer, but their message
 * is not stored.
 */
export async function passOverNumber({ db }: ServiceContext): Promise<string> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('leads', 'id'))::int as id`,
  );
  return leadNumber(rows[0]?.id ?? 1);
}
