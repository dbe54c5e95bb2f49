import { sql, type SQL } from 'drizzle-orm';
import type { listStaffCustomers, StaffCustomerRow } from '../../../contract/staff-customer.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import { maxCountedRows } from '../../../contract/staff-list.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { joinMobileNumber, matchWords, searchedWords } from '../../db/contains-text.ts';
import { readPage, sortBy, type PageOf } from '../staff/read-page.ts';
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

/* Must match the indexes. */
const sorts = {
  created_at: [sql`created_at`, sql`id`],
  name: [sql`last_name`, sql`first_name`, sql`id`],
  email: sql`email`,
};

/* The search index does not support shorter words. */
const fewestLetters = 3;
/**
 * Maximum number of matches that are collected and sorted; with more matches, scanning in sort
 * order finds a page sooner.
 */
const maxSorted = 3_000;

/**
 * Returns one page of the matching customers, newest first; counts the orders of that page only.
 */
export async function listCustomers(
  context: ServiceContext,
  caller: CustomerCaller,
  query: CustomersQuery,
): Promise<PageOf<StaffCustomerRow>> {
  const { db } = context;
  const search = joinMobileNumber(query.search);
  const words = searchedWords(search);
  const fitting = sql.join(
    [visibleTo(caller), stateFits(query.state), ...matchWords([sql`search_text`], search)],
    sql` and `,
  );
  const order = sortBy(sorts, query.sort ?? '-created_at');
  const inPassing = (limit: number, offset: number) =>
    readRows(
      context,
      sql`select id from customers where ${fitting} order by ${order} limit ${limit} offset ${offset}`,
    );
  if (!words.some(({ length }) => length >= fewestLetters)) {
    return readPage(db, query, sql`from customers where ${fitting}`, inPassing);
  }
  const { page_size: limit } = query;
  const offset = (query.page - 1) * limit;
  const maxRows = maxGathered(query, offset + limit);
  const { rows } = await db.execute<{ total: number; ids: number[] }>(sql`
    with found as materialized (
      select id, created_at, last_name, first_name, email from customers
      where ${fitting} limit ${maxRows + 1}
    ), counted as (select count(*)::int as total from found)
    select total, array(select id from found where total <= ${maxRows}
      order by ${order} limit ${limit} offset ${offset}) as ids from counted`);
  const { total = 0, ids = [] } = rows[0] ?? {};
  const data =
    total > maxRows
      ? await inPassing(limit, offset)
      : await readRows(context, sql`select unnest(${sql.param(ids)}::int[]) as id`);
  return { data, total: Math.min(total, maxCountedRows), more: total > maxCountedRows };
}

/** `chosen` selects the ids of one page, in order. */
async function readRows({ db, now }: ServiceContext, chosen: SQL): Promise<StaffCustomerRow[]> {
  const at = sql`${now().toISOString()}::timestamptz`;
  const { rows } = await db.execute<Row>(sql`
    with page as materialized (
      select c.*, chosen.place
      from (select id, row_number() over () as place from (${chosen}) ids) chosen
        join customers c on c.id = chosen.id)
    select p.id, p.first_name, p.last_name, p.company, coalesce(p.email, '') as email,
      coalesce(p.mobile, '') as mobile_no,
      p.is_staff or p.is_superuser as is_staff, p.created_at, p.deactivated_at as closed_at,
      o.count as order_count, o.last as last_order_at,
      exists (select from memberships m where m.customer_id = p.id and m.cancelled_at is null
              and m.starts_at <= ${at} and m.ends_at > ${at}) as is_elite
    from page p, lateral (
      select count(*)::int as count, max(placed_at) as last
      from orders where customer_id = p.id and replaces_id is null) o
    order by p.place`);
  return rows.map((row) => ({
    ...row,
    created_at: iso(row.created_at),
    closed_at: row.closed_at && iso(row.closed_at),
    last_order_at: row.last_order_at && iso(row.last_order_at),
  }));
}

/*
 * Sorted by date, many matches are found early in the scan; sorted by name, matches can be late in
 * the alphabet, so the limit is higher.
 */
function maxGathered({ sort = '-created_at' }: CustomersQuery, reach: number): number {
  if (!sort.endsWith('created_at')) return maxSorted;
  return Math.min(maxSorted, Math.max(maxCountedRows, 10 * reach));
}

const iso = (moment: string) => new Date(moment).toISOString();

function stateFits(state: CustomersQuery['state']): SQL {
  if (state === 'all') return sql`true`;
  return state === 'closed' ? sql`deactivated_at is not null` : sql`deactivated_at is null`;
}
