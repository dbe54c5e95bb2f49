import { sql, type SQL } from 'drizzle-orm';
import { orderStatuses, payTypes } from '../../../../contract/order.ts';
import {
  callOutcomes,
  type StaffOrderQuery,
  type StaffOrderRow,
} from '../../../../contract/staff-order-list.ts';
import { maxCountedRows } from '../../../../contract/staff-list.ts';
import type { ServiceContext } from '../../../context.ts';
import type { Queryable } from '../../../db/client.ts';
import type { OrderAddress } from '../../../db/schema/order.ts';
import { toRupees } from '../../../../contract/money.ts';
import { readPage, type PageOf } from '../../staff/read-page.ts';
import { assertOneOf } from '../assert-one-of.ts';
import { formatOrderId } from '../order-id.ts';
import { countOrders } from './count-orders.ts';
import { orderFilter, whereOf, type OrderFilter } from './order-filter.ts';
import { pageOfOrders } from './page-of-orders.ts';

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
    (select sum(l.quantity)::int from order_lines l where l.order_id = o.id) as "pieces",
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
  pieces: number | null;
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
    item_count: row.pieces ?? 0,
    final_total: toRupees(row.payable),
    expected_on: row.expectedOn,
    courier: row.courier,
    tracking_number: row.trackingNumber,
    last_call: row.lastCall === null ? null : assertOneOf(callOutcomes, row.lastCall),
    note_count: row.notes,
  };
}
