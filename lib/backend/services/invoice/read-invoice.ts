import { and, eq, or } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { invoices, type InvoiceDocument, type InvoiceKind } from '../../db/schema/invoice.ts';
import { orders } from '../../db/schema/order.ts';
import { conflict, notFound } from '../../errors.ts';
import { formatOrderId } from '../order/order-id.ts';

/**
 * Returns the stored invoice of an order: of any order for staff, otherwise of this customer's. 404
 * if the order is not theirs, 409 if it has no invoice yet.
 */
export async function readInvoice(
  { db }: ServiceContext,
  customerId: number | 'staff',
  orderId: number,
): Promise<InvoiceDocument> {
  const [found] = await db
    .select({ document: invoices.document })
    .from(orders)
    .leftJoin(invoices, and(eq(invoices.orderId, orders.id), eq(invoices.kind, 'invoice')))
    .where(and(eq(orders.id, orderId), ofCustomer(customerId)));
  if (!found) throw notFound('Order');
  if (!found.document) {
    throw conflict(`The invoice of order ${formatOrderId(orderId)} comes when it is packed`);
  }
  return found.document;
}

const ofCustomer = (customerId: number | 'staff') =>
  customerId === 'staff' ? undefined : eq(orders.customerId, customerId);

/**
 * Returns an invoice or credit note by its number: any for staff, otherwise of this customer's; 404
 * otherwise.
 */
export async function readByNumber(
  { db }: ServiceContext,
  customerId: number | 'staff',
  kind: InvoiceKind,
  number: string,
): Promise<InvoiceDocument> {
  const [found] = await db
    .select({ document: invoices.document })
    .from(invoices)
    .leftJoin(orders, eq(orders.id, invoices.orderId))
    .where(
      and(
        eq(invoices.number, number),
        eq(invoices.kind, kind),
        customerId === 'staff'
          ? undefined
          : or(eq(orders.customerId, customerId), eq(invoices.customerId, customerId)),
      ),
    );
  if (!found) throw notFound(kind === 'invoice' ? 'Invoice' : 'Credit note');
  return found.document;
}
