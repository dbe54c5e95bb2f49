import { and, asc, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { invoices } from '../../db/schema/invoice.ts';
import { orderLines, type OrderRow } from '../../db/schema/order.ts';
import { financialYearOf, invoiceNumber } from './financial-year.ts';
import { invoiceDocument } from './invoice-document.ts';
import { seller } from './seller.ts';

/** One number for all programs that might write invoices at the same time. */
const lockKey = 33_490_252;

/**
 * Writes the invoice of a locked order, once: a second call changes nothing. Numbers run on without
 * gaps within a financial year, because the next one is taken under a lock that lasts until the
 * transaction has settled: where it fails, the number is free again. To be called late in it.
 */
export async function issueInvoice(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  order: OrderRow,
): Promise<void> {
  const issuedAt = now();
  const financialYear = financialYearOf(issuedAt);
  await db.execute(sql`select pg_advisory_xact_lock(${lockKey}, ${financialYear})`);
  const [written] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.orderId, order.id), eq(invoices.kind, 'invoice')));
  if (written) return;
  const [last] = await db
    .select({ sequence: sql<number>`coalesce(max(${invoices.sequence}), 0)::integer` })
    .from(invoices)
    .where(and(eq(invoices.kind, 'invoice'), eq(invoices.financialYear, financialYear)));
  const sequence = (last?.sequence ?? 0) + 1;
  const number = invoiceNumber(financialYear, sequence);
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id));
  const document = invoiceDocument({ number, issuedAt, order, lines, seller });
  await db.insert(invoices).values({
    financialYear,
    sequence,
    number,
    orderId: order.id,
    amount: document.sum.gross,
    document,
    issuedAt,
  });
}
