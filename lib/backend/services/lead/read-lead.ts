import { aliasedTable, and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Consent } from '../../../contract/consent.ts';
import type { ServiceContext } from '../../context.ts';
import { stores } from '../../db/schema/content.ts';
import { customers } from '../../db/schema/customer.ts';
import { leadNotes, leads } from '../../db/schema/service.ts';
import { notFound, invalid } from '../../errors.ts';
import { openStorage } from '../../providers/storage/storage.ts';
import { listConsents } from '../consent/list-consents.ts';
import { attachmentTypes, type AttachmentEnding } from './attachment-type.ts';

export type LeadRow = typeof leads.$inferSelect;

export interface WrittenNote {
  number: number;
  kind: string;
  text: string;
  at: Date;
  by: string | null;
  staffId: number | null;
  editedAt: Date | null;
}

export interface FullLead {
  lead: LeadRow;
  owner: { id: number; name: string } | null;
  notes: WrittenNote[];
  /** Number of other leads from the same email. */
  others: number;
  consents: Consent[];
}

const person = aliasedTable(customers, 'person');

export const staffFullName = (table: typeof customers) =>
  sql<string>`trim(${table.firstName} || ' ' || ${table.lastName})`;

/** Returns a lead with all its data; 404 for an unknown one. */
export async function readLead(context: ServiceContext, id: number): Promise<FullLead> {
  const { db } = context;
  const [found] = await db
    .select({ lead: leads, ownerName: staffFullName(customers) })
    .from(leads)
    .leftJoin(customers, eq(customers.id, leads.ownerId))
    .where(eq(leads.id, id));
  if (!found) throw notFound('Enquiry');
  const { lead, ownerName } = found;
  const notes = await db
    .select({
      number: leadNotes.number,
      kind: leadNotes.kind,
      text: leadNotes.text,
      at: leadNotes.at,
      by: staffFullName(person),
      staffId: leadNotes.staffId,
      editedAt: leadNotes.editedAt,
    })
    .from(leadNotes)
    .leftJoin(person, eq(person.id, leadNotes.staffId))
    .where(eq(leadNotes.leadId, id))
    .orderBy(asc(leadNotes.number));
  const sameSender = and(eq(leads.email, lead.email), ne(leads.id, id), ne(leads.status, 'spam'));
  return {
    lead,
    owner: lead.ownerId === null ? null : { id: lead.ownerId, name: ownerName ?? '' },
    notes,
    consents: await listConsents(context, { leadId: id }),
    others: lead.email ? await db.$count(leads, sameSender) : 0,
  };
}

/** Locks a lead until the transaction of `context` ends; 404 for an unknown one. */
export async function lockLead({ db }: ServiceContext, id: number): Promise<LeadRow> {
  const [lead] = await db.select().from(leads).where(eq(leads.id, id)).for('update');
  if (!lead) throw notFound('Enquiry');
  return lead;
}

interface AttachedFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  /** File name given by its sender. */
  title: string;
}

/** Returns the attachment of a lead; 404 if there is none. */
export async function readAttachment(
  { db, env }: ServiceContext,
  id: number,
): Promise<AttachedFile> {
  const [lead] = await db
    .select({ name: leads.attachment, title: leads.attachmentName })
    .from(leads)
    .where(eq(leads.id, id));
  const file = lead?.name ? await openStorage(env).read(lead.name) : undefined;
  if (!lead?.name || !file) throw notFound('File');
  const ending = lead.name.split('.').at(-1) as AttachmentEnding;
  return { ...file, type: attachmentTypes[ending], title: lead.title ?? lead.name };
}

/**
 * Returns the name of the store a lead is for; 400 naming the field if no open store has that id.
 */
export async function findStoreName({ db }: ServiceContext, id: number): Promise<string> {
  const [store] = await db
    .select({ name: stores.name })
    .from(stores)
    .where(and(eq(stores.id, id), eq(stores.isOpen, true)));
  if (!store) throw invalid({ store_id: ['Choose a store'] });
  return store.name;
}
