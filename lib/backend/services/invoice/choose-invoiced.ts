import { and, eq, inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { invoices } from '../../db/schema/invoice.ts';
import { orders } from '../../db/schema/order.ts';
import { conflict, notFound } from '../../errors.ts';
import { formatOrderId, orderIdOf } from '../order/order-id.ts';

/**
 * Returns which of these orders (`SO-000001,SO-000002`) have an invoice and which have none, in
 * this order. 404 for an unknown order, 409 if none has an invoice.
 */
export async function chooseInvoiced(
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
    throw conflict('None of these orders has an invoice yet. It comes when an order is packed.');
  }
  return { invoiced, leftOut: ids.filter((id) => known.get(id) == null) };
}
