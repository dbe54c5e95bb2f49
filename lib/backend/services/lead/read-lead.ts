import { aliasedTable, and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Consent } from '../../../contract/consent.ts';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { leadNotes, leads } from '../../db/schema/service.ts';
import { notFound } from '../../errors.ts';
import { listConsents } from '../consent/list-consents.ts';

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

/** SQL for the full name of a staff member. */
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
