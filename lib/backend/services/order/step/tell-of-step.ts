import type { OrderStatus } from '../../../../contract/order.ts';
import type { ServiceContext } from '../../../context.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import { findBuyer, buyerToTellOfOwnStep } from '../find-buyer.ts';
import { trackingUrlOfOrder } from '../../shipment/tracking-url.ts';
import type { LockedOrder } from '../lock-order.ts';
import { agreedWindows } from '../return/return-deadline.ts';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { orderLines } from '../../../db/schema/order.ts';
import { shipments } from '../../../db/schema/shipment.ts';

interface CashInTransit {
  /** Paise that the parcels which leave now collect. */
  cashDue: number;
  /** Those parcels; left out if the order is one parcel. */
  parcels?: { number: number; cashDue: number }[];
  /** Parcels that leave later. */
  further: number;
}

interface News {
  order: LockedOrder;
  status: OrderStatus;
  reason?: string;
  /** Paise to be refunded, and paise given back to the gift voucher. */
  refund?: number;
  giftVoucher?: number;
}

/** Notifies the customer by mail and SMS of the new status of an order. */
export async function tellOfStep(
  { db, now }: ServiceContext,
  { order, status, reason, refund = 0, giftVoucher = 0 }: News,
): Promise<void> {
  // Already notified when the order was placed.
  if (status === 'Pending') return;
  const isOwnStep = status === 'Cancelled' || status === 'Return Requested';
  const { firstName, to } = await (isOwnStep ? buyerToTellOfOwnStep : findBuyer)(db, order);
  const about = { orderId: order.id, firstName };
  const { expectedOn, courier, trackingNumber } = order;
  switch (status) {
    case 'Confirmed':
      return queueMessage(db, { kind: 'order_confirmed', to, data: { ...about, expectedOn } });
    case 'Packed':
      return queueMessage(db, { kind: 'order_packed', to, data: about });
    case 'Shipped': {
      const trackingUrl = await trackingUrlOfOrder(db, order);
      const data = {
        ...about,
        courier,
        trackingNumber,
        trackingUrl,
        expectedOn,
        ...(await readCashInTransit(db, order.id)),
      };
      return queueMessage(db, { kind: 'order_shipped', to, data });
    }
    case 'Delivered':
      return queueMessage(db, {
        kind: 'order_delivered',
        to,
        data: { ...about, deliveredAt: now(), ...(await returnTerms(db, order)) },
      });
    case 'Cancelled':
      return queueMessage(db, {
        kind: 'order_cancelled',
        to,
        data: { ...about, reason, refund, giftVoucherAmount: giftVoucher },
      });
    case 'Return Requested':
      return queueMessage(db, { kind: 'return_requested', to, data: about });
    case 'Returned':
      return queueMessage(db, { kind: 'return_received', to, data: about });
    case 'Refunded':
      return queueMessage(db, { kind: 'return_settled', to, data: about });
  }
}

async function returnTerms(db: Queryable, order: LockedOrder) {
  const lines = await db
    .select({ isReturnable: orderLines.isReturnable })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id));
  return {
    windows: agreedWindows(order, lines),
    hasNonReturnable: lines.some(({ isReturnable }) => !isReturnable),
  };
}

/**
 * Returns what an order collects at its first handing over: that of the parcels which have left, or
 * of all if staff are handing over the whole order.
 */
async function readCashInTransit(db: Queryable, orderId: number): Promise<CashInTransit> {
  const all = await db
    .select({ number: shipments.number, status: shipments.status, cashDue: shipments.cashDue })
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), ne(shipments.status, 'cancelled')))
    .orderBy(asc(shipments.number));
  const left = all.filter(({ status }) => status !== 'packed');
  const leaving = left.length > 0 ? left : all;
  return {
    cashDue: leaving.reduce((sum, { cashDue }) => sum + cashDue, 0),
    ...(all.length > 1 && {
      parcels: leaving.map(({ number, cashDue }) => ({ number, cashDue })),
    }),
    further: all.length - leaving.length,
  };
}
