import { sql } from 'drizzle-orm';
import type { QueryOf } from '../../../../contract/endpoint.ts';
import {
  endsSoonDays,
  type listStaffMembers,
  type MemberState,
  type StaffMemberRow,
} from '../../../../contract/staff-member.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { matchWords } from '../../../db/contains-text.ts';
import { visibleTo } from '../../customer/visible-to.ts';
import { readPage, sortBy, type PageOf } from '../../staff/read-page.ts';

type MembersQuery = QueryOf<typeof listStaffMembers>;

interface Row extends Record<string, unknown> {
  id: number;
  name: string;
  email: string;
  state: MemberState;
  since: string;
  ends_at: string;
  month_count: number;
}

const sorts = { ends_at: sql`m.ends_at`, since: sql`m.since`, month_count: sql`m.month_count` };

/** Returns one page of current and former members, sorted by end of membership by default. */
export async function listMembers(
  { db, now }: ServiceContext,
  caller: CustomerCaller,
  query: MembersQuery,
): Promise<PageOf<StaffMemberRow>> {
  const at = sql`${now().toISOString()}::timestamptz`;
  const state = sql`case when m.ends_at <= ${at} then 'over'
    when m.ends_at <= ${at} + make_interval(days => ${endsSoonDays}) then 'ends soon'
    else 'member' end`;
  const fitting = sql.join(
    [
      visibleTo(caller),
      query.state ? sql`${state} = ${query.state}` : sql`m.ends_at > ${at}`,
      ...matchWords([sql`customers.search_text`], query.search),
    ],
    sql` and `,
  );
  const matching = sql`from (
      select customer_id, min(starts_at) as since, max(ends_at) as ends_at,
        count(*)::int as month_count
      from memberships where cancelled_at is null group by customer_id) m
    join customers on customers.id = m.customer_id
    where ${fitting}`;
  const order = sortBy(sorts, query.sort ?? 'ends_at', sql`customers.id`);
  return readPage(db, query, matching, async (limit, offset) => {
    const { rows } = await db.execute<Row>(sql`
      select customers.id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), mobile, '') as name,
        coalesce(email, '') as email, ${state} as state,
        m.since, m.ends_at, m.month_count
      ${matching} order by ${order} limit ${limit} offset ${offset}`);
    return rows.map((row) => ({
      ...row,
      since: new Date(row.since).toISOString(),
      ends_at: new Date(row.ends_at).toISOString(),
    }));
  });
}
