import type { LeadNote, StaffLead, StaffLeadRow } from '../../../contract/staff-lead.ts';
import { leadStatuses } from '../../../contract/staff-lead.ts';
import { leadKinds } from '../../../contract/lead-options.ts';
import type { CustomerCaller } from '../../context.ts';
import { assertOneOf } from '../order/assert-one-of.ts';
import { notePermissions } from '../staff/note-permissions.ts';
import { leadNumber } from './lead-number.ts';
import type { LeadRow, FullLead, WrittenNote } from './read-lead.ts';

/** Fixed order: the database does not keep the order of JSON keys. */
const detailNames = [
  'job_title',
  'industry_type',
  'company_size',
  'annual_revenue',
  'company_registered',
  'website',
  'age_group',
  'store',
  'place',
  'country',
  'state',
  'city',
];
const maxQuestions = 11;

export type SummaryRow = Pick<
  LeadRow,
  'id' | 'kind' | 'status' | 'name' | 'company' | 'email' | 'createdAt'
> & { subject: string; hasAttachment: boolean; owner: { id: number; name: string } | null };

function toSummary(row: SummaryRow): Omit<StaffLeadRow, 'note_count'> {
  return {
    id: row.id,
    number: leadNumber(row.id),
    kind: assertOneOf(leadKinds, row.kind),
    status: assertOneOf(leadStatuses, row.status),
    name: row.name,
    company: row.company,
    email: row.email,
    subject: row.subject,
    owner: row.owner,
    has_attachment: row.hasAttachment,
    created_at: row.createdAt.toISOString(),
  };
}

export const toLeadRow = (row: SummaryRow & { notes: number }): StaffLeadRow => ({
  ...toSummary(row),
  note_count: row.notes,
});

export function toLead(
  caller: CustomerCaller,
  { lead, owner, notes, others, consents }: FullLead,
): StaffLead {
  const { details } = lead;
  return {
    ...toSummary({
      ...lead,
      subject: details['subject'] ?? '',
      hasAttachment: lead.attachment !== null,
      owner,
    }),
    phone: lead.phone,
    message: details['message'] ?? '',
    details: detailNames.flatMap((name) => {
      const value = details[name];
      return value ? [{ name, value }] : [];
    }),
    answers: Array.from({ length: maxQuestions }, (_, index) => ({
      question: details[`question${index + 1}`] ?? '',
      answer: details[`answer${index + 1}`] ?? '',
    })).filter(({ answer }) => answer !== ''),
    attachment: lead.attachmentName,
    notes: notes.map((note) => toNote(caller, note)),
    others,
    consents,
    delete_after: lead.deleteAfter.toISOString(),
  };
}

const toNote = (
  caller: CustomerCaller,
  { number, kind, by, text, at, ...written }: WrittenNote,
): LeadNote => ({
  number,
  kind: assertOneOf(['note', 'reply'] as const, kind),
  by,
  text,
  at: at.toISOString(),
  ...notePermissions(caller, { ...written, isFixed: kind === 'reply' }),
});
