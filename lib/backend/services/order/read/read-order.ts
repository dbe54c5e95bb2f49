import { and, asc, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { invoices, type InvoiceAmounts } from '../../../db/schema/invoice.ts';
import {
  orderCombos,
  orderEvents,
  orderLines,
  orders,
  returnLines,
  returnRequests,
  type OrderLineRow,
  type OrderRow,
} from '../../../db/schema/order.ts';
import { refunds } from '../../../db/schema/payment.ts';
import { reviews } from '../../../db/schema/review.ts';
import { notFound } from '../../../errors.ts';
import { gstIn, gstOfSale } from '../../invoice/gst-of-sale.ts';
import { amountInReview } from '../../payment/amount-in-review.ts';
import type { Shipment } from '../../../../contract/shipment.ts';
import { readShipments } from '../../shipment/read-shipments.ts';
import { groupOrderItems, readOrderCombos, type OrderItem } from '../read-order-items.ts';
import { returnedPieces } from '../return/return-deadline.ts';

export interface OrderDetail {
  order: OrderRow;
  /** Null before it is packed. */
  invoiceNumber: string | null;
  /** GST in goods and delivery, as on the invoice. Paise. */
  gst: number;
  creditNotes: { number: string; amount: number; issuedAt: Date }[];
  items: OrderItem<DetailLine>[];
  events: { status: string; at: Date }[];
  returns: OrderReturnRow[];
  shipments: Shipment[];
  refunds: { amount: number; createdAt: Date; status: string }[];
  /** Paise of the order's gift voucher amount that were given back to the voucher. */
  voucherReturned: number;
  /** Paise of the cash of parcels that did not arrive. */
  uncollected: number;
  /** Paise of payments that staff check. */
  inReview: number;
  /** Ids of orders that replace goods of this one. */
  replacements: number[];
}

/**
 * With the customer's own review of the product or combo, if any, and the pieces in return requests
 * that were not refused.
 */
interface DetailLine extends OrderLineRow {
  rating: number | null;
  review: string | null;
  returned: number;
}

interface OrderReturnRow {
  request: typeof returnRequests.$inferSelect;
  /** Order lines to return. */
  items: { id: number; quantity: number }[];
}

/** Returns one order of this customer with all its data; 404 if it is not theirs. */
export async function readOrder(
  context: ServiceContext,
  customerId: number,
  orderId: number,
): Promise<OrderDetail> {
  const { db } = context;
  const [found] = await db
    .select({
      order: orders,
      invoiceNumber: invoices.number,
      invoiced: sql<InvoiceAmounts | null>`${invoices.document} -> 'sum'`,
      inReview: amountInReview(sql`p.order_id = orders.id`),
      voucherReturned: sql<number>`(
        select coalesce(orders.gift_voucher_amount + sum(e.change), 0)::integer
        from gift_voucher_entries e where e.order_id = orders.id)`,
      uncollected: sql<number>`case when orders.pay_type = 'Cash on Delivery' then (
        select coalesce(sum(s.cash_due), 0)::integer
        from shipments s where s.order_id = orders.id and s.settled_at is not null) else 0 end`,
    })
    .from(orders)
    .leftJoin(invoices, and(eq(invoices.orderId, orders.id), eq(invoices.kind, 'invoice')))
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
  if (!found) throw notFound('Order');
  const rows = await db
    .select({
      line: orderLines,
      rating: reviews.rating,
      review: reviews.text,
      returned: returnedPieces,
    })
    .from(orderLines)
    .leftJoin(orderCombos, eq(orderCombos.id, orderLines.comboId))
    .leftJoin(
      reviews,
      and(
        eq(reviews.productId, sql`coalesce(${orderCombos.productId}, ${orderLines.productId})`),
        eq(reviews.customerId, customerId),
      ),
    )
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const lines = rows.map(({ line, ...own }) => ({ ...line, ...own }));
  const events = await db
    .select({ status: orderEvents.status, at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
  const creditNotes = await db
    .select({ number: invoices.number, amount: invoices.amount, issuedAt: invoices.issuedAt })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'credit_note')))
    .orderBy(asc(invoices.id));
  const { order, invoiceNumber, invoiced, inReview, voucherReturned, uncollected } = found;
  const gst = invoiced
    ? gstIn(invoiced)
    : await gstOfSale(context, {
        lines,
        shipping: order.shipping,
        stateGstCode: order.shippingAddress.stateGstCode,
      });
  const returned = await db
    .select({
      amount: refunds.amount,
      createdAt: refunds.createdAt,
      status: refunds.status,
    })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.id));
  const shipments = await readShipments(context, orderId);
  const replacing = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.replacesId, orderId))
    .orderBy(asc(orders.id));
  return {
    order,
    invoiceNumber,
    gst,
    creditNotes,
    items: groupOrderItems(lines, await readOrderCombos(context, orderId)),
    events,
    returns: await readReturns(db, orderId),
    shipments,
    refunds: returned,
    inReview,
    voucherReturned,
    uncollected,
    replacements: replacing.map(({ id }) => id),
  };
}

async function readReturns(db: ServiceContext['db'], orderId: number): Promise<OrderReturnRow[]> {
  const requests = await db
    .select()
    .from(returnRequests)
    .where(eq(returnRequests.orderId, orderId))
    .orderBy(asc(returnRequests.id));
  if (requests.length === 0) return [];
  const items = await db
    .select({
      returnId: returnLines.returnId,
      id: returnLines.orderLineId,
      quantity: returnLines.quantity,
    })
    .from(returnLines)
    .innerJoin(returnRequests, eq(returnRequests.id, returnLines.returnId))
    .where(eq(returnRequests.orderId, orderId))
    .orderBy(asc(returnLines.orderLineId));
  return requests.map((request) => ({
    request,
    items: items
      .filter(({ returnId }) => returnId === request.id)
      .map(({ id, quantity }) => ({ id, quantity })),
  }));
}
