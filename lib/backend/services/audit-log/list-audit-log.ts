import { sql, type SQL } from 'drizzle-orm';
import type { AuditEntry, AuditLogQuery } from '../../../contract/staff-audit-log.ts';
import type { ServiceContext } from '../../context.ts';
import { oneContains } from '../../db/contains-text.ts';
import { readPage, sortBy, type PageOf } from '../staff/read-page.ts';

/** Returns the audit log, newest first; `search` looks into action and subject. */
export async function listAuditLog(
  { db }: ServiceContext,
  query: AuditLogQuery,
): Promise<PageOf<AuditEntry>> {
  const { staff, subject, search, from, to } = query;
  const conditions = [
    sql`true`,
    ...(staff ? [sql`a.staff_id = ${staff}::int`] : []),
    ...(subject ? [sql`starts_with(a.subject, ${subject})`] : []),
    ...(search ? [oneContains([sql`a.action`, sql`a.subject`], search)] : []),
    ...(from ? [sql`a.created_at >= ${from}::date::timestamp at time zone 'Asia/Kolkata'`] : []),
    ...(to ? [sql`a.created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`] : []),
  ];
  const matching = sql`from audit_entries a where ${sql.join(conditions, sql` and `)}`;
  const order = sortBy({ at: sql`a.id` }, query.sort ?? '-at');
  return readPage(db, query, matching, async (limit, offset) => {
    const { rows } = await db.execute<AuditEntry>(sql`
      select a.id, to_json(a.created_at) #>> '{}' as at, a.action, a.subject,
        ${worded(sql`a.before`)} as before, ${worded(sql`a.after`)} as after,
        (select c.first_name || ' ' || c.last_name from customers c where c.id = a.staff_id) as staff_name
      ${matching} order by ${order} limit ${limit} offset ${offset}`);
    return rows;
  });
}

/*
 * Texts that the audit log may not keep forever are stored with `keepWords`, for as long as they
 * may be read.
 */
const worded = (side: SQL) => sql`case when ${side} ? 'kept_words'
  then jsonb_build_object('text', (
    select k.text from kept_words k where k.id = (${side} ->> 'kept_words')::int))
  else ${side} end`;
