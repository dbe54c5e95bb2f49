import { sql, type SQL } from 'drizzle-orm';
import { dayInIndia } from '../../../../contract/india-clock.ts';
import { returnWindows, type ReturnWindows } from '../../../../contract/return-windows.ts';
import type { OrderLineRow, OrderRow } from '../../../db/schema/order.ts';

const dayMs = 24 * 60 * 60 * 1000;

interface ReturnDeadlines {
  /** Last day to report damaged, wrong or expired goods, `YYYY-MM-DD`. */
  replacement: string;
  /** Last day to return anything else, `YYYY-MM-DD`; null: not possible. */
  others: string | null;
}

/**
 * Returns the windows that lines of an order were sold under: none for other returns if no line is
 * returnable.
 */
export const agreedWindows = (
  { agreedTerms }: Pick<OrderRow, 'agreedTerms'>,
  lines: readonly Pick<OrderLineRow, 'isReturnable'>[],
): ReturnWindows => ({
  replacement_days: agreedTerms?.delivery.terms.replacement_days,
  return_days: lines.some(({ isReturnable }) => isReturnable)
    ? agreedTerms?.delivery.terms.return_days
    : 0,
});

/**
 * Returns the last days to request a return of an order that was placed under these windows. The
 * day of delivery does not count; the last day ends at midnight in India.
 */
export function returnDeadlines(deliveredAt: Date, agreed: ReturnWindows = {}): ReturnDeadlines {
  const { replacement, others } = returnWindows(agreed);
  const arrival = new Date(`${dayInIndia(deliveredAt)}T00:00:00Z`).getTime();
  const after = (days: number) => new Date(arrival + days * dayMs).toISOString().slice(0, 10);
  return { replacement: after(replacement), others: others === 0 ? null : after(others) };
}

/** Whether a day in India has not ended yet. */
export function isStillOpen(lastDay: string, now: Date): boolean {
  return dayInIndia(now) <= lastDay;
}

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
