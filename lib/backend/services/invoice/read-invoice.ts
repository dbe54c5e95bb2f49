import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { invoices, type InvoiceDocument } from '../../db/schema/invoice.ts';
import { orders } from '../../db/schema/order.ts';
import { conflict, notFound } from '../../errors.ts';
import { formatOrderId } from '../order/order-id.ts';

/**
 * The invoice of an order of this customer, as it was written. 404 where the order is not theirs,
 * 409 where it has no invoice yet.
 */
export async function readInvoice(
  { db }: ServiceContext,
  customerId: number,
  orderId: number,
): Promise<InvoiceDocument> {
  const [found] = await db
    .select({ document: invoices.document })
    .from(orders)
    .leftJoin(invoices, and(eq(invoices.orderId, orders.id), eq(invoices.kind, 'invoice')))
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
  if (!found) throw notFound('Order');
  if (!found.document) {
    throw conflict(`The invoice of order ${formatOrderId(orderId)} comes when it is packed`);
  }
  return found.document;
}
