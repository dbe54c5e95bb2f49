import { sql, type SQL } from 'drizzle-orm';
import type { listStaffCustomers, StaffCustomerRow } from '../../../contract/staff-customer.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { customerSearchText } from '../../db/schema/search-texts.ts';
import { readPage, type PageOf } from '../staff/read-page.ts';
import { visibleTo } from './visible-to.ts';

type CustomersQuery = QueryOf<typeof listStaffCustomers>;

interface Row extends Record<string, unknown> {
  id: number;
  first_name: string;
  last_name: string;
  company: string;
  email: string;
  mobile_no: string;
  is_elite: boolean;
  is_staff: boolean;
  created_at: string;
  closed_at: string | null;
  order_count: number;
  last_order_at: string | null;
}

/* As the indexes have them. */
const sorts: Record<string, string[]> = {
  created_at: ['created_at', 'id'],
  name: ['last_name', 'first_name', 'id'],
  email: ['email'],
};

/** One page of the customers that fit, the newest first; of each page alone the orders are counted. */
export async function listCustomers(
  { db, now }: ServiceContext,
  caller: CustomerCaller,
  query: CustomersQuery,
): Promise<PageOf<StaffCustomerRow>> {
  const fitting = sql.join(
    [visibleTo(caller), stateFits(query.state), ...wordsFit(query.search)],
    sql` and `,
  );
  const at = sql`${now().toISOString()}::timestamptz`;
  return readPage(db, query, sql`from customers where ${fitting}`, async (limit, offset) => {
    const { rows } = await db.execute<Row>(sql`
      with page as materialized (
        select id, first_name, last_name, company, email, mobile, is_staff, is_superuser,
          created_at, deactivated_at, row_number() over () as place
        from (select * from customers where ${fitting} order by ${orderOf(query.sort)}
              limit ${limit} offset ${offset}) found)
      select p.id, p.first_name, p.last_name, p.company, p.email, p.mobile as mobile_no,
        p.is_staff or p.is_superuser as is_staff, p.created_at, p.deactivated_at as closed_at,
        o.count as order_count, o.last as last_order_at,
        exists (select from memberships m where m.customer_id = p.id and m.cancelled_at is null
                and m.starts_at <= ${at} and m.ends_at > ${at}) as is_elite
      from page p, lateral (
        select count(*)::int as count, max(placed_at) as last
        from orders where customer_id = p.id) o
      order by p.place`);
    return rows.map((row) => ({
      ...row,
      created_at: iso(row.created_at),
      closed_at: row.closed_at && iso(row.closed_at),
      last_order_at: row.last_order_at && iso(row.last_order_at),
    }));
  });
}

const iso = (moment: string) => new Date(moment).toISOString();

function stateFits(state: CustomersQuery['state']): SQL {
  if (state === 'all') return sql`true`;
  return state === 'closed' ? sql`deactivated_at is not null` : sql`deactivated_at is null`;
}

/* A mobile number is kept without gaps, however it was typed. */
function wordsFit(search = ''): SQL[] {
  const term = search.trim().toLowerCase();
  const digits = term.replace(/[\s()-]/g, '');
  const words = /^\+?\d{5,13}$/.test(digits)
    ? [digits.replace(/^\+?(91)?(?=\d{10}$)/, '')]
    : term.split(/\s+/).filter(Boolean).slice(0, 8);
  return words.map(
    (word) => sql`${customerSearchText} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
  );
}

function orderOf(sort = '-created_at'): SQL {
  const direction = sort.startsWith('-') ? sql.raw('desc') : sql.raw('asc');
  const columns = sorts[sort.replace('-', '')] ?? [];
  return sql.join(
    columns.map((column) => sql`${sql.identifier(column)} ${direction}`),
    sql`, `,
  );
}
