import { sql, type SQL } from 'drizzle-orm';
import { addDays } from 'date-fns/addDays';
import { inIndia } from '../../../../contract/india-clock.ts';
import type { OrderStatus } from '../../../../contract/order.ts';
import {
  parseStatuses,
  type OrderConcern,
  type StaffOrderQuery,
} from '../../../../contract/staff-order-list.ts';
import type { Queryable } from '../../../db/client.ts';
import { orderCity, orderState } from '../../../db/schema/search-texts.ts';
import { joinMobileNumber, matchWords, searchedWords } from '../../../db/contains-text.ts';

/* The trigram index does not support shorter words. */
const fewestLetters = 3;

/*
 * Maximum number of matching customers whose orders are included; above it, orders are found only
 * by their own search text (name on the parcel).
 */
const maxPeople = 200;

const largestId = 2_147_483_647;

/** Filter of an order list; its conditions use columns of `orders` only. */
export interface OrderFilter {
  /** Undefined: all statuses. */
  statuses: readonly OrderStatus[] | undefined;
  isPriority: boolean | undefined;
  conditions: SQL[];
  /** Whether there are search words, and whether many orders match them. */
  search: 'none' | 'narrow' | 'broad';
}

/*
 * Written as `is true` to keep PostgreSQL off the index of unpaid orders: few orders are pending,
 * so the check on these rows is faster.
 */
const unpaid = sql`(paid_at is null) is true`;

/** SQL condition of each concern (orders that need attention). */
export const concerns: Record<OrderConcern, { status: OrderStatus; condition: SQL }> = {
  waits_for_payment: {
    status: 'Pending',
    condition: sql`pay_type = 'Online Payment' and ${unpaid}`,
  },
  paid_elsewhere: {
    status: 'Pending',
    condition: sql`${unpaid} and exists (
      select from payments p where p.order_id = orders.id and (p.status in ('paid', 'flagged') or exists (
        select from payment_events e where e.payment_id = p.id and e.handled_at is null)))`,
  },
  to_be_called: {
    status: 'Pending',
    condition: sql`pay_type = 'Cash on Delivery' and ${unpaid}`,
  },
  return_to_decide: {
    status: 'Return Requested',
    condition: sql`exists (
      select from return_requests r where r.order_id = orders.id and r.status = 'requested')`,
  },
};

/** Builds the filter for a query of the back office. */
export async function orderFilter(db: Queryable, query: StaffOrderQuery): Promise<OrderFilter> {
  const concern = query.concern && concerns[query.concern];
  const named = query.status ? parseStatuses(query.status) : undefined;
  const statuses = concern
    ? [concern.status].filter((status) => named?.includes(status) ?? true)
    : named;
  const { search, city, state, pay_type, is_paid, is_gift, from, to } = query;
  const found = search ? await findByWords(db, search) : undefined;
  const conditions: (SQL | undefined | '')[] = [
    concern?.condition,
    pay_type && sql`pay_type = ${pay_type}`,
    is_paid === undefined ? '' : is_paid ? sql`paid_at is not null` : sql`paid_at is null`,
    is_gift === undefined ? '' : is_gift ? sql`is_gift` : sql`not is_gift`,
    from && sql`placed_at >= ${moment(startOfDay(from))}`,
    to && sql`placed_at < ${moment(addDays(startOfDay(to), 1))}`,
    city && sql`${orderCity} = ${city.toLowerCase()}`,
    state && sql`${orderState} = ${state.toLowerCase()}`,
    found?.condition,
  ];
  return {
    statuses,
    isPriority: query.is_priority,
    conditions: conditions.filter((condition) => condition !== undefined && condition !== ''),
    search: found ? (found.isBroad ? 'broad' : 'narrow') : 'none',
  };
}

const startOfDay = (day: string) => new Date(inIndia(day));
const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Builds the `where` clause of a filter. */
export function whereOf({ statuses, isPriority, conditions }: OrderFilter): SQL {
  const all = [
    ...(statuses ? [statusIn(statuses)] : []),
    ...(isPriority === undefined ? [] : [priorityIs(isPriority)]),
    ...conditions,
  ];
  return all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``;
}

/*
 * Literals instead of parameters, so that the PostgreSQL planner uses the statistics of each
 * status.
 */
export const statusIn = (statuses: readonly OrderStatus[]): SQL =>
  statuses.length > 0
    ? sql.raw(`status in (${statuses.map((status) => `'${status}'`).join(', ')})`)
    : sql`false`;
export const priorityIs = (is: boolean): SQL => (is ? sql`is_priority` : sql`not is_priority`);

interface Found {
  condition: SQL;
  /**
   * So many customers match that scanning in sort order finds a page sooner than collecting all
   * matches.
   */
  isBroad: boolean;
}

/**
 * Returns the SQL condition on `orders` for a search: an order number with or without `SO-`, or
 * words in name, mobile number, e-mail or tracking number. Words of fewer than three letters only
 * narrow a search.
 */
async function findByWords(db: Queryable, typed: string): Promise<Found> {
  const term = typed.trim().toLowerCase();
  const number = /^(so-?)?0*(\d{1,10})$/.exec(term);
  const id = Number(number?.[2] ?? 0);
  const byNumber = id > 0 && id <= largestId ? [sql`id = ${id}`] : [];
  if (number?.[1]) return { condition: byNumber[0] ?? sql`false`, isBroad: false };
  const { conditions, isBroad } = await searchByWords(db, joinMobileNumber(term));
  const found = [...byNumber, ...conditions];
  return {
    condition: found.length > 0 ? sql`(${sql.join(found, sql` or `)})` : sql`false`,
    isBroad,
  };
}

async function searchByWords(db: Queryable, search: string) {
  if (!searchedWords(search).some(({ length }) => length >= fewestLetters)) {
    return { conditions: [], isBroad: false };
  }
  /* Customers and orders both have the column `search_text`. */
  const contains = sql.join(matchWords([sql`search_text`], search), sql` and `);
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from customers where ${contains} limit ${maxPeople}`,
  );
  const ids = rows.map(({ id }) => id);
  const conditions = [
    sql`(${contains})`,
    ...(ids.length > 0 ? [sql`customer_id = any(${sql.param(ids)}::int[])`] : []),
  ];
  return { conditions, isBroad: ids.length === maxPeople };
}
