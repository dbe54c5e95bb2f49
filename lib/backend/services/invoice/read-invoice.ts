import { and, eq, or, inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { invoices, type InvoiceDocument, type InvoiceKind } from '../../db/schema/invoice.ts';
import { orders } from '../../db/schema/order.ts';
import { conflict, notFound } from '../../errors.ts';
import { formatOrderId, orderIdOf } from '../order/order-id.ts';
import { readHead } from '../shop-profile/read-head.ts';
import type { InvoicePrint } from './draw-invoice.ts';

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
    throw conflict(
      `The invoice for order ${formatOrderId(orderId)} will be available once it’s packed`,
    );
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

/**
 * Returns the invoices of these orders (`SO-000001,SO-000002`) for one print. 404 and 409 as for
 * `chooseInvoiced`.
 */
export async function readInvoices(context: ServiceContext, names: string): Promise<InvoicePrint> {
  const { invoiced, leftOut } = await chooseInvoiced(context, names);
  const { name: shopName } = await readHead(context);
  const invoices = [];
  for (const orderId of invoiced) invoices.push(await readInvoice(context, 'staff', orderId));
  return { invoices, leftOut, shopName, at: context.now() };
}

/**
 * Returns which of these orders (`SO-000001,SO-000002`) have an invoice and which have none, in
 * this order. 404 for an unknown order, 409 if none has an invoice.
 */
async function chooseInvoiced(
  { db }: ServiceContext,
  names: string,
): Promise<{ invoiced: number[]; leftOut: number[] }> {
  const ids = [...new Set(names.split(',').map(orderIdOf))];
  const rows = await db
    .select({ id: orders.id, invoiceId: invoices.id })
    .from(orders)
    .leftJoin(invoices, and(eq(invoices.orderId, orders.id), eq(invoices.kind, 'invoice')))
    .where(inArray(orders.id, ids));
  const known = new Map(rows.map(({ id, invoiceId }) => [id, invoiceId]));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw notFound(`Order ${formatOrderId(missing)}`);
  const invoiced = ids.filter((id) => known.get(id) != null);
  if (invoiced.length === 0) {
    throw conflict(
      'None of these orders has an invoice yet. Invoices are created when orders are packed.',
    );
  }
  return { invoiced, leftOut: ids.filter((id) => known.get(id) == null) };
}
