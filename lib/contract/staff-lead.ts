import { array, object, string, type InferType } from 'yup';
import { consent } from './consent.ts';
import { download } from './download.ts';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { leadKinds } from './lead-options.ts';
import { count, id, line, moment, text, textOrNull, wholeNumber, yesNo } from './rules.ts';
import { noteFields } from './staff-note.ts';
import { staffListAnswer, staffListQuery } from './staff-list.ts';

export const leadStatuses = ['new', 'in work', 'answered', 'won', 'closed', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Statuses that still need work. */
export const openLeadStatuses: readonly LeadStatus[] = ['new', 'in work'];

const colleague = object({ id: count(), name: text() });
export type LeadOwner = InferType<typeof colleague>;

const owner = colleague.nullable().defined().default(undefined);

const summary = {
  id: count(),
  /** Public reference number, such as `ENQ-000123`. */
  number: text(),
  kind: string().oneOf(leadKinds).required(),
  status: string().oneOf(leadStatuses).required(),
  name: text(),
  company: text(),
  email: text(),
  subject: text(),
  owner,
  has_attachment: yesNo(),
  created_at: moment(),
};

const leadRow = object({ ...summary, note_count: count() });
export type StaffLeadRow = InferType<typeof leadRow>;

const leadNote = object({
  number: count(),
  /** A reply was mailed to the sender; a note is internal. */
  kind: string().oneOf(['note', 'reply']).required(),
  /** Null if the account of the colleague is deleted. */
  by: textOrNull(),
  text: text(),
  at: moment(),
  ...noteFields,
});
export type LeadNote = InferType<typeof leadNote>;

const lead = object({
  ...summary,
  phone: text(),
  /** Message as written by the sender. */
  message: text(),
  /** Other fields of the form, by field name. */
  details: array(object({ name: text(), value: text() }).required()).required(),
  answers: array(object({ question: text(), answer: text() }).required()).required(),
  /** File name; download it by a separate call. */
  attachment: textOrNull(),
  notes: array(leadNote.required()).required(),
  /** Empty: the form has no box for it, or it was not ticked. */
  consents: array(consent.required()).required(),
  /** Number of other leads from this email without spam; 0 if no email was given. */
  others: count(),
  delete_after: moment(),
});
export type StaffLead = InferType<typeof lead>;

const answer = success.shape({ data: lead.required() });

const staffLeadQuery = staffListQuery(['created_at', 'name', 'company']).shape({
  kind: string().oneOf(leadKinds, 'Unknown type').optional(),
  /** One of the statuses, or `open` for all that need work; omitted: all except spam. */
  status: string()
    .oneOf([...leadStatuses, 'open'], 'Unknown status')
    .optional(),
  /** Id of a colleague, `me`, or `nobody`. */
  owner: string()
    .matches(/^(me|nobody|[1-9]\d{0,8})$/, {
      message: 'Colleague not found',
      excludeEmptyString: true,
    })
    .optional(),
});
export type StaffLeadQuery = InferType<typeof staffLeadQuery>;

const staff = staffCalls('leads');

export const listStaffLeads = staff.get(
  '/staff/leads/',
  'List enquiries, newest first; search by number, name, company, email and subject',
  { query: staffLeadQuery, answer: staffListAnswer(leadRow) },
);

export const listLeadOwners = staff.get(
  '/staff/lead-owners/',
  'List colleagues to whom enquiries can be assigned',
  { answer: success.shape({ data: array(colleague.required()).required() }) },
);

export const getStaffLead = staff.get(
  '/staff/leads/{id}/',
  'Get an enquiry with its form answers, notes and replies',
  { answer },
);

const leadChange = object({
  status: string().oneOf(leadStatuses, 'Unknown status').optional(),
  /** Null: not assigned. */
  owner: id().nullable().optional(),
});
export type LeadChange = InferType<typeof leadChange>;

export const changeLead = staff.patch(
  '/staff/leads/{id}/',
  'Set the status and assignee of an enquiry',
  { body: leadChange, answer },
);

export const leadNoteInput = object({ text: line(5_000).required('Write a message') });
export type LeadNoteInput = InferType<typeof leadNoteInput>;

export const addLeadNote = staff.post(
  '/staff/leads/{id}/notes/',
  'Add an internal note to an enquiry',
  { body: leadNoteInput, answer, repeatable: true, successStatus: 201 },
);

export const changeLeadNote = staff.patch(
  '/staff/leads/{id}/notes/{number}/',
  'Edit your own note on an enquiry; the activity log keeps the earlier text',
  { body: leadNoteInput, answer },
);

export const removeLeadNote = staff.delete(
  '/staff/leads/{id}/notes/{number}/',
  'Delete your own note on an enquiry, or any note as an owner; the activity log keeps its text',
  { answer },
);

const leadReplyInput = leadNoteInput.shape({
  /**
   * Optimistic locking: number of the last note or reply known to the author, 0 for none; 409 if a
   * colleague has added one since.
   */
  seen_notes: wholeNumber(0).optional(),
});
export type LeadReplyInput = InferType<typeof leadReplyInput>;

export const replyToLead = staff.post(
  '/staff/leads/{id}/reply/',
  'Reply to an enquiry by email; an unassigned enquiry is assigned to the sender',
  { body: leadReplyInput, answer, repeatable: true, successStatus: 201 },
);

export const getLeadAttachment = download({
  path: '/staff/leads/{id}/attachment/',
  caller: 'staff',
  area: 'leads',
  summary: 'Download the attachment of an enquiry',
  mediaType: 'application/octet-stream',
});
