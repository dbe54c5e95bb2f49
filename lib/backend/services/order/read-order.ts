import { and, asc, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import {
  orderEvents,
  orderLines,
  orders,
  type OrderLineRow,
  type OrderRow,
} from '../../db/schema/order.ts';
import { reviews } from '../../db/schema/review.ts';
import { notFound } from '../../errors.ts';

export interface OrderDetail {
  order: OrderRow;
  isInvoiced: boolean;
  /** With the customer's own rating of the product, where there is one. */
  lines: { line: OrderLineRow; rating: number | null }[];
  events: { status: string; at: Date }[];
}

/** One order of this customer with all that belongs to it; 404 where it is not theirs. */
export async function readOrder(
  { db }: ServiceContext,
  customerId: number,
  orderId: number,
): Promise<OrderDetail> {
  const [found] = await db
    .select({
      order: orders,
      isInvoiced: sql<boolean>`exists (
        select from invoices i where i.order_id = orders.id and i.kind = 'invoice')`,
    })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
  if (!found) throw notFound('Order');
  const lines = await db
    .select({ line: orderLines, rating: reviews.rating })
    .from(orderLines)
    .leftJoin(
      reviews,
      and(eq(reviews.productId, orderLines.productId), eq(reviews.customerId, customerId)),
    )
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const events = await db
    .select({ status: orderEvents.status, at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
  return { ...found, lines, events };
}
