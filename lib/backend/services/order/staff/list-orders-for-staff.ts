import { sql, type SQL } from 'drizzle-orm';
import { orderStatuses, payTypes, type OrderStatus } from '../../../../contract/order.ts';
import {
  callOutcomes,
  type StaffOrderQuery,
  type StaffOrderRow,
  orderConcerns,
  type OrderConcern,
} from '../../../../contract/staff-order-list.ts';
import { maxCountedRows } from '../../../../contract/staff-list.ts';
import type { ServiceContext } from '../../../context.ts';
import type { Queryable } from '../../../db/client.ts';
import type { OrderAddress } from '../../../db/schema/order.ts';
import { toRupees } from '../../../../contract/money.ts';
import { readPage, type PageOf } from '../../staff/read-page.ts';
import { assertOneOf } from '../assert-one-of.ts';
import { formatOrderId } from '../order-id.ts';
import {
  orderFilter,
  whereOf,
  type OrderFilter,
  priorityIs,
  statusIn,
  concerns,
} from './order-filter.ts';

const orderBy: Record<Sort, SQL> = {
  queue: sql`is_priority desc nulls last, placed_at, id`,
  '-queue': sql`is_priority nulls first, placed_at desc, id desc`,
  placed_at: sql`placed_at, id`,
  '-placed_at': sql`placed_at desc, id desc`,
  final_total: sql`payable, id`,
  '-final_total': sql`payable desc, id desc`,
};

/**
 * Returns one page of all orders, members first and then the oldest, and the number of orders per
 * status.
 */
export async function listOrdersForStaff({ db }: ServiceContext, query: StaffOrderQuery) {
  const filter = await orderFilter(db, query);
  const sort = query.sort ?? 'queue';
  const read = async (within: OrderFilter, limit: number, offset: number) =>
    (await db.execute<Row>(selectRows(pageOfOrders(within, sort, limit, offset)))).rows.map(toRow);
  const [page, counts] = await Promise.all([
    filter.search === 'narrow'
      ? pageOfFound(db, filter, query, read)
      : readPage(db, query, sql`from orders ${whereOf(filter)}`, (limit, offset) =>
          read(filter, limit, offset),
        ),
    countOrders(db),
  ]);
  return { ...page, ...counts };
}

type Read = (within: OrderFilter, limit: number, offset: number) => Promise<StaffOrderRow[]>;

/* A narrow search runs once, for both the page and its count, unless it has too many matches. */
async function pageOfFound(
  db: Queryable,
  filter: OrderFilter,
  { page, page_size: size }: StaffOrderQuery,
  read: Read,
): Promise<PageOf<StaffOrderRow>> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from orders ${whereOf(filter)} limit ${maxCountedRows + 1}`,
  );
  const more = rows.length > maxCountedRows;
  const ids = rows.map(({ id }) => id);
  const found = { ...filter, statuses: undefined, isPriority: undefined };
  const data = await read(
    more ? filter : { ...found, conditions: [sql`id = any(${sql.param(ids)}::int[])`] },
    size,
    (page - 1) * size,
  );
  return { data, total: Math.min(rows.length, maxCountedRows), more };
}

const selectRows = (ids: SQL) => sql`
  select o.id, (extract(epoch from o.placed_at) * 1000)::float8 as "placedAt", o.status,
    o.pay_type as "payType", o.paid_at is not null as "isPaid", o.is_priority as "isPriority",
    o.is_gift as "isGift", o.customer_id as "customerId", c.first_name || ' ' || c.last_name as "name",
    coalesce(c.mobile, '') as mobile, o.shipping_address as "address", o.payable, o.expected_on::text as "expectedOn",
    o.courier, o.tracking_number as "trackingNumber",
    (select coalesce(sum(r.quantity), 0)::int from (
      select l.quantity from order_lines l where l.order_id = o.id and l.combo_id is null
      union all select k.quantity from order_combos k where k.order_id = o.id) r) as "items",
    (select n.outcome from order_notes n where n.order_id = o.id and n.outcome is not null
      order by n.id desc limit 1) as "lastCall",
    (select count(*)::int from order_notes n where n.order_id = o.id) as "notes",
    exists (select from invoices i where i.order_id = o.id and i.kind = 'invoice') as "isInvoiced"
  from (select id, row_number() over () as place from (${ids}) as chosen) as page
  join orders o on o.id = page.id
  join customers c on c.id = o.customer_id
  order by page.place`;

interface Row extends Record<string, unknown> {
  id: number;
  /** Milliseconds. */
  placedAt: number;
  status: string;
  payType: string;
  isPaid: boolean;
  isPriority: boolean;
  isGift: boolean;
  customerId: number;
  name: string;
  mobile: string;
  address: OrderAddress;
  payable: number;
  expectedOn: string | null;
  courier: string | null;
  trackingNumber: string | null;
  items: number;
  lastCall: string | null;
  notes: number;
  isInvoiced: boolean;
}

function toRow(row: Row): StaffOrderRow {
  return {
    order_id: formatOrderId(row.id),
    order_date: new Date(row.placedAt).toISOString(),
    order_status: assertOneOf(orderStatuses, row.status),
    pay_type: assertOneOf(payTypes, row.payType),
    is_paid: row.isPaid,
    is_priority: row.isPriority,
    is_gift: row.isGift,
    is_invoiced: row.isInvoiced,
    customer_id: row.customerId,
    customer_name: row.name.trim(),
    customer_mobile: row.mobile,
    city: row.address.city,
    state: row.address.state,
    item_count: row.items,
    final_total: toRupees(row.payable),
    expected_on: row.expectedOn,
    courier: row.courier,
    tracking_number: row.trackingNumber,
    last_call: row.lastCall === null ? null : assertOneOf(callOutcomes, row.lastCall),
    note_count: row.notes,
  };
}

type Sort = NonNullable<StaffOrderQuery['sort']>;

/**
 * Builds the query for the ids of one page. By time or queue order it is a UNION ALL of one query
 * per status and priority, each limited to the end of the page and read from its index in order:
 * one index scan over several statuses cannot return rows in order of time.
 */
function pageOfOrders(filter: OrderFilter, sort: Sort, limit: number, offset: number): SQL {
  const isByTotal = sort.endsWith('final_total');
  const order = orderBy[sort];
  const within = sql`limit ${limit} offset ${offset}`;
  if (filter.search !== 'none' || isByTotal || (!filter.statuses && sort.endsWith('placed_at'))) {
    return sql`select id from orders ${whereOf(filter)} order by ${order} ${within}`;
  }
  const lines = whereClauses(filter).map(
    (line) => sql`(
      select id, is_priority, placed_at from orders ${line}
      order by ${sort.startsWith('-') ? sql`placed_at desc, id desc` : sql`placed_at, id`}
      limit ${limit + offset})`,
  );
  if (lines.length === 0) return sql`select id from orders where false`;
  return sql`select id from (${sql.join(lines, sql` union all `)}) as lines
    order by ${order} ${within}`;
}

function whereClauses({ statuses, isPriority, conditions }: OrderFilter): SQL[] {
  const priorities = isPriority === undefined ? [true, false] : [isPriority];
  const ofState = statuses?.map((status) => [statusIn([status])]) ?? [[]];
  return ofState.flatMap((state) =>
    priorities.map(
      (is) => sql`where ${sql.join([...state, priorityIs(is), ...conditions], sql` and `)}`,
    ),
  );
}

interface Counted<Name> {
  name: Name;
  count: number;
  more: boolean;
}

/**
 * Returns the number of all orders per status and of those that need attention, each capped at
 * `maxCountedRows`.
 */
async function countOrders(
  db: Queryable,
): Promise<{ statuses: Counted<OrderStatus>[]; concerns: Counted<OrderConcern>[] }> {
  const ofStates = orderStatuses.map((status) => counted(statusIn([status])));
  const ofConcerns = orderConcerns.map((name) => {
    const { status, condition } = concerns[name];
    return counted(sql`${statusIn([status])} and ${condition}`);
  });
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join([...ofStates, ...ofConcerns], sql`, `)}] as counts`,
  );
  const counts = rows[0]?.counts ?? [];
  const named = <Name>(names: readonly Name[], from: number) =>
    names.map((name, i) => {
      const count = counts[from + i] ?? 0;
      return { name, count: Math.min(count, maxCountedRows), more: count > maxCountedRows };
    });
  return {
    statuses: named(orderStatuses, 0),
    concerns: named(orderConcerns, orderStatuses.length),
  };
}

const counted = (condition: SQL) =>
  sql`(select count(*)::int from (select from orders where ${condition} limit ${maxCountedRows + 1}) as counted)`;
