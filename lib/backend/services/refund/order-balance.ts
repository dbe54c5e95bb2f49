import { and, asc, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { invoices, type InvoiceDocument } from '../../db/schema/invoice.ts';
import type { OrderRow } from '../../db/schema/order.ts';
import { giftVoucherEntries } from '../../db/schema/voucher.ts';
import { rowsLeft, type RowLeft } from '../invoice/credit-rows.ts';

type Invoice = typeof invoices.$inferSelect;

/** A payment of the order and the part not refunded. Paise. */
interface Source {
  /** Null for cash. */
  paymentId: number | null;
  left: number;
}

/** Payments, invoice and credit notes of an order. Paise. */
export interface OrderBalance {
  invoice: InvoiceDocument | undefined;
  notes: Invoice[];
  /** The rest of each invoice row after all credit notes. */
  rows: RowLeft[];
  sources: Source[];
  /** Paid by gift voucher and not returned to it. */
  voucherLeft: number;
}

/** Reads the balance of an order. It is stable only while the order is locked. */
export async function readOrderBalance(
  { db }: Pick<ServiceContext, 'db'>,
  order: OrderRow,
): Promise<OrderBalance> {
  const written = await db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, order.id))
    .orderBy(asc(invoices.id));
  const invoice = written.find(({ kind }) => kind === 'invoice')?.document;
  const notes = written.filter(({ kind }) => kind === 'credit_note');
  const [spent] = await db
    .select({ left: sql<number>`-coalesce(sum(${giftVoucherEntries.change}), 0)::integer` })
    .from(giftVoucherEntries)
    .where(and(eq(giftVoucherEntries.orderId, order.id)));
  return {
    invoice,
    notes,
    rows: invoice
      ? rowsLeft(
          invoice,
          notes.map(({ document }) => document),
        )
      : [],
    sources: await sourcesOf(db, order),
    voucherLeft: spent?.left ?? 0,
  };
}

/*
 * The cash of parcels that did not arrive was never paid. Requested refunds count as refunded, even
 * if the gateway failed: staff pay those manually.
 */
async function sourcesOf(db: ServiceContext['db'], order: OrderRow): Promise<Source[]> {
  const { rows } = await db.execute<{ paymentId: number; left: number }>(sql`
    select p.id as "paymentId",
           (coalesce(p.taken, p.amount) - coalesce(sum(r.amount), 0))::integer as left
    from payments p left join refunds r on r.payment_id = p.id
    where p.order_id = ${order.id} and p.status = 'paid'
    group by p.id order by p.id`);
  const isCash = order.payType === 'Cash on Delivery' && order.paidAt !== null;
  if (!isCash || order.payable === 0) return rows;
  const { rows: cash } = await db.execute<{ gone: number }>(sql`
    select (
      (select coalesce(sum(amount), 0) from refunds
        where order_id = ${order.id} and payment_id is null)
      + (select coalesce(sum(cash_due), 0) from shipments
        where order_id = ${order.id} and settled_at is not null))::integer as gone`);
  return [...rows, { paymentId: null, left: order.payable - (cash[0]?.gone ?? 0) }];
}

/** Returns the amount that can still be refunded in money. Paise. */
export const moneyLeft = ({ sources }: Pick<OrderBalance, 'sources'>): number =>
  sources.reduce((sum, { left }) => sum + left, 0);
