import { sql, type SQL } from 'drizzle-orm';

/* Table and column names as raw SQL: drizzle omits the table name if nothing is joined. */
const line = sql.raw('"order_lines"');

/**
 * SQL: pieces of a row of `order_lines` in return requests that were not refused, and in parcels
 * that did not arrive.
 */
export const returnedPieces: SQL<number> = sql<number>`(
  (select coalesce(sum(l.quantity), 0)
    from return_requests r join return_lines l on l.return_id = r.id
    where r.order_id = ${line}.order_id and l.order_line_id = ${line}.id
      and r.status <> 'refused')
  + (select coalesce(sum(b.sellable + b.unsellable), 0)
    from shipment_lines b where b.order_line_id = ${line}.id))::integer`;
