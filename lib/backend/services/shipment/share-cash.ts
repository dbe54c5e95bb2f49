import { eq, sql } from 'drizzle-orm';
import { roundOff, type PaymentTerms } from '../../../contract/payment-terms.ts';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import type { OrderLineRow, OrderRow } from '../../db/schema/order.ts';
import { orderMobile } from '../../db/schema/search-texts.ts';
import { shipments } from '../../db/schema/shipment.ts';
import { shareHalfUp, spread } from '../cart/totals.ts';
import { linesOfOrder, linesOfShipment, shipmentsOf } from './lock-shipments.ts';

export interface Contents {
  lines: readonly { orderLineId: number; quantity: number }[];
}

type PricedOrder = Pick<
  OrderRow,
  'payType' | 'paidAt' | 'giftVoucherAmount' | 'shipping' | 'agreedTerms'
>;
type PricedLine = Pick<OrderLineRow, 'id' | 'quantity' | 'total' | 'discount'>;

/**
 * Splits the cash of an order over its parcels: each collects its goods, the first one also the
 * delivery fee, less its share of the gift voucher. Paise; the shares add up to the amount due. If
 * that is rounded to whole rupees, so is each share.
 */
export function shareCash(
  order: PricedOrder,
  lines: readonly PricedLine[],
  parcels: readonly Contents[],
): number[] {
  if (order.payType !== 'Cash on Delivery' || order.paidAt) return parcels.map(() => 0);
  const allocated = new Map<number, number>();
  const gross = parcels.map((parcel, index) =>
    parcel.lines.reduce(
      (sum, { orderLineId, quantity }) => {
        const line = lines.find(({ id }) => id === orderLineId);
        if (!line) throw new Error(`Line ${orderLineId} is not part of the order`);
        const before = allocated.get(orderLineId) ?? 0;
        allocated.set(orderLineId, before + quantity);
        const share = (pieces: number) =>
          shareHalfUp(line.total - line.discount, pieces, line.quantity);
        return sum + share(before + quantity) - share(before);
      },
      index === 0 ? order.shipping : 0,
    ),
  );
  const stored = spread(order.giftVoucherAmount, gross);
  const shares = gross.map((amount, i) => amount - (stored[i] ?? 0));
  return inWholeRupees(shares, order.agreedTerms?.delivery.terms ?? {});
}

/* Each sum up to a parcel is rounded, so the last one is what the order comes to. */
function inWholeRupees(shares: readonly number[], terms: PaymentTerms): number[] {
  let exact = 0;
  let before = 0;
  return shares.map((share) => {
    exact += share;
    const until = exact + roundOff(exact, terms);
    const rounded = until - before;
    before = until;
    return rounded;
  });
}

/** Shares the cash of a locked order over its parcels, of which none has left. */
export async function shareCashAgain(context: ServiceContext, order: OrderRow): Promise<void> {
  const live = (await shipmentsOf(context, order.id)).filter(({ status }) => status === 'packed');
  const contents = [];
  for (const { id } of live) contents.push({ lines: await linesOfShipment(context, id) });
  const cash = shareCash(order, await linesOfOrder(context, order.id), contents);
  for (const [index, { id }] of live.entries()) {
    await context.db
      .update(shipments)
      .set({ cashDue: cash[index] ?? 0 })
      .where(eq(shipments.id, id));
  }
}

interface Who {
  customerId: number;
  /** Number of the delivery address, if there is one. */
  mobile: string | null;
  /** Whether the customer owns the number: then only closed accounts' orders to it count too. */
  isOwner?: boolean;
}

/**
 * Counts the cash parcels to a customer or a mobile number that have ended, and the refused ones.
 */
export async function cashHistory(
  db: Queryable,
  { customerId, mobile, isOwner = false }: Who,
): Promise<{ ended: number; refused: number }> {
  const { rows } = await db.execute<{ ended: number; refused: number }>(sql`
    select count(*)::int as ended,
      (count(*) filter (where s.status in ('returning', 'returned')))::int as refused
    from shipments s
    where s.cash_due > 0 and s.status in ('delivered', 'returning', 'returned')
      and s.order_id in (
        select id from orders where customer_id = ${customerId}
        union select id from orders where ${orderMobile} = ${mobile} and (not ${isOwner}
          or customer_id in (select id from customers where deactivated_at is not null)))`);
  const [counted] = rows;
  if (!counted) throw new Error('The count gave no row');
  return counted;
}

/**
 * Whether a courier was told to collect cash of a locked order, or has collected it: for a booked
 * parcel, or one that has left. Such an order cannot also be paid online.
 */
export async function isCashOut(db: Queryable, orderId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from shipments s
    where s.order_id = ${orderId} and s.cash_due > 0 and s.status <> 'cancelled'
      and (s.status <> 'packed' or exists (
        select 1 from courier_bookings b
        where b.shipment_id = s.id and b.status in ('requested', 'booked')))
    limit 1`);
  return rows.length > 0;
}
