import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { invoices } from '../../db/schema/invoice.ts';
import type { OrderRow } from '../../db/schema/order.ts';
import { readOrderItems } from '../order/read-order-items.ts';
import { documentTotal } from './document-total.ts';
import { invoiceDocument } from './invoice-document.ts';
import { readSeller } from './seller.ts';
import { lockSeries, takeNumber } from './take-number.ts';

/**
 * Writes the invoice of a locked order. Idempotent: a second call changes nothing. An advisory lock
 * on the number series is held until the transaction ends, so call it late in the transaction.
 */
export async function issueInvoice(
  context: Pick<ServiceContext, 'db' | 'now'>,
  order: OrderRow,
): Promise<void> {
  // A replacement is not sold again: its goods are on the invoice of the first order.
  if (order.replacesId !== null) return;
  const { db, now } = context;
  const issuedAt = now();
  await lockSeries(context, 'invoice', issuedAt);
  const [written] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.orderId, order.id), eq(invoices.kind, 'invoice')));
  if (written) return;
  const taken = await takeNumber(context, 'invoice', issuedAt);
  const items = await readOrderItems(context, order.id);
  const { number } = taken;
  const seller = await readSeller(context);
  const document = invoiceDocument({ number, issuedAt, order, items, seller });
  await db
    .insert(invoices)
    .values({ ...taken, orderId: order.id, amount: documentTotal(document), document, issuedAt });
}
