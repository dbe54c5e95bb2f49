import { and, eq, sql, type SQL } from 'drizzle-orm';
import { openLeadStatuses, type StaffLeadQuery } from '../../../contract/staff-lead.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { containsText } from '../../db/contains-text.ts';
import { customers } from '../../db/schema/customer.ts';
import { leads } from '../../db/schema/service.ts';
import { readPage, sortBy, type PageOf } from '../staff/read-page.ts';
import { idOfNumber } from './lead-number.ts';
import { staffFullName } from './read-lead.ts';
import type { SummaryRow } from './serialize.ts';

const subject = sql<string>`coalesce(${leads.details} ->> 'subject', '')`;
const notes = sql<number>`(select count(*)::int from lead_notes where lead_notes.lead_id = leads.id)`;

const sorts = {
  created_at: leads.createdAt,
  name: sql`lower(leads.name)`,
  company: sql`lower(leads.company)`,
};

/** Returns one page of the matching leads, newest first by default. */
export async function listLeads(
  { db }: ServiceContext,
  caller: CustomerCaller,
  query: StaffLeadQuery,
): Promise<PageOf<SummaryRow & { notes: number }>> {
  const fitting = fittingOf(caller, query);
  return readPage(db, query, sql`from leads where ${fitting}`, async (limit, offset) => {
    const rows = await db
      .select({
        id: leads.id,
        kind: leads.kind,
        status: leads.status,
        name: leads.name,
        company: leads.company,
        email: leads.email,
        createdAt: leads.createdAt,
        subject: subject.as('subject'),
        hasAttachment: sql<boolean>`${leads.attachment} is not null`.as('has_attachment'),
        notes: notes.as('notes'),
        ownerId: leads.ownerId,
        ownerName: staffFullName(customers).as('owner_name'),
      })
      .from(leads)
      .leftJoin(customers, eq(customers.id, leads.ownerId))
      .where(fitting)
      .orderBy(sortBy(sorts, query.sort ?? '-created_at', leads.id))
      .limit(limit)
      .offset(offset);
    return rows.map(({ ownerId, ownerName, ...row }) => ({
      ...row,
      owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? '' },
    }));
  });
}

/** Also used in the count query, whose only table is `leads`. */
function fittingOf({ customerId }: CustomerCaller, query: StaffLeadQuery): SQL {
  return (
    and(
      query.kind && sql`leads.kind = ${query.kind}`,
      statusFits(query.status),
      ownerFits(query.owner, customerId),
      searchFits(query.search),
    ) ?? sql`true`
  );
}

function statusFits(status: StaffLeadQuery['status']): SQL {
  if (!status) return sql`leads.status <> 'spam'`;
  return status === 'open'
    ? sql`leads.status in (${sql.join(
        openLeadStatuses.map((open) => sql`${open}`),
        sql`, `,
      )})`
    : sql`leads.status = ${status}`;
}

function ownerFits(owner: string | undefined, me: number): SQL | undefined {
  if (!owner) return undefined;
  if (owner === 'nobody') return sql`leads.owner_id is null`;
  return sql`leads.owner_id = ${owner === 'me' ? me : Number(owner)}`;
}

function searchFits(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const id = idOfNumber(search);
  if (id) return sql`leads.id = ${id}`;
  return containsText(
    sql`concat_ws(' ', leads.name, leads.company, leads.email, leads.details ->> 'subject')`,
    search,
  );
}
