import type { OrderStatus } from '../../../../contract/order.ts';
import type { ServiceContext } from '../../../context.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import { findBuyer, buyerToTellOfOwnStep } from '../find-buyer.ts';
import type { OrderShipped } from '../../messages/message-kinds.ts';
import { shipmentsOf } from '../../shipment/lock-shipments.ts';
import { trackingUrl } from '../../shipment/tracking-url.ts';
import type { LockedOrder } from '../lock-order.ts';
import { agreedWindows } from '../return/return-deadline.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { orderLines } from '../../../db/schema/order.ts';
import { refunds } from '../../../db/schema/payment.ts';
import { amountInReview } from '../../payment/amount-in-review.ts';

interface News {
  order: LockedOrder;
  status: OrderStatus;
  reason?: string;
  /** Paise to be refunded, and paise given back to the gift voucher. */
  refund?: number;
  giftVoucher?: number;
  /** Of a cancelled order: paise of the delivery fee that are not refunded. */
  retainedFee?: number;
  /** Of a cancelled order: not by the customer, and not because it was not paid or accepted. */
  isByStore?: boolean;
  /** The customer was told before, with another courier or tracking number. */
  isCorrected?: boolean;
  /** Id of the parcel that has left; left out: all that have left. */
  shipmentId?: number;
}

/** Notifies the customer by mail and SMS of the new status of an order. */
export async function tellOfStep(
  { db, now }: ServiceContext,
  { order, status, ...news }: News,
): Promise<void> {
  // Already notified when the order was placed.
  if (status === 'Pending') return;
  const isOwnStep = status === 'Cancelled' || status === 'Return Requested';
  const { firstName, to } = await (isOwnStep ? buyerToTellOfOwnStep : findBuyer)(db, order);
  const about = { orderId: order.id, firstName };
  const { expectedOn } = order;
  switch (status) {
    case 'Confirmed':
      return queueMessage(db, { kind: 'order_confirmed', to, data: { ...about, expectedOn } });
    case 'Packed': {
      // A replacement has none.
      const hasInvoice = order.replacesId === null;
      return queueMessage(db, { kind: 'order_packed', to, data: { ...about, hasInvoice } });
    }
    case 'Shipped': {
      const { isCorrected = false, shipmentId } = news;
      const sent = await readSentParcels(db, order.id, shipmentId);
      const data = { ...about, expectedOn, isGift: order.isGift, isCorrected, ...sent };
      return queueMessage(db, { kind: 'order_shipped', to, data });
    }
    case 'Delivered': {
      const parcels = await shipmentsOf({ db }, order.id);
      const isPartial = parcels.some((one) => one.settledAt !== null);
      const terms = await returnTerms(db, order);
      const data = { ...about, deliveredAt: now(), isPartial, ...terms };
      return queueMessage(db, { kind: 'order_delivered', to, data });
    }
    case 'Cancelled': {
      const { reason, refund = 0, giftVoucher = 0, retainedFee = 0, isByStore = false } = news;
      const money = { refund, giftVoucherAmount: giftVoucher, retainedFee };
      const review = amountInReview(sql`p.order_id = ${order.id}`);
      const { rows } = await db.execute<{ inReview: number }>(sql`select ${review} as "inReview"`);
      const { replacesId } = order;
      const data = { ...about, reason, isByStore, ...money, ...rows[0], replacesId };
      return queueMessage(db, { kind: 'order_cancelled', to, data });
    }
    case 'Return Requested':
      return queueMessage(db, { kind: 'return_requested', to, data: about });
    case 'Returned':
      return queueMessage(db, { kind: 'return_received', to, data: about });
    case 'Refunded': {
      const byHand = and(eq(refunds.orderId, order.id), eq(refunds.status, 'by_hand'));
      const isRefundDue = (await db.$count(refunds, byHand)) > 0;
      return queueMessage(db, { kind: 'return_settled', to, data: { ...about, isRefundDue } });
    }
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

/** Returns the parcels of an order that have left the shop, or only one; and how many others there are. */
async function readSentParcels(
  db: Queryable,
  orderId: number,
  shipmentId: number | undefined,
): Promise<Pick<OrderShipped, 'parcels' | 'earlier' | 'further'>> {
  const all = (await shipmentsOf({ db }, orderId)).filter(({ status }) => status !== 'cancelled');
  const parcels = [];
  const sent = all.filter(({ status }) => status !== 'packed');
  for (const parcel of sent.filter(({ id }) => id === (shipmentId ?? id))) {
    const { number, cashDue, courier, trackingNumber } = parcel;
    const url = await trackingUrl({ db }, parcel);
    parcels.push({ number, cashDue, courier, trackingNumber, trackingUrl: url });
  }
  return { parcels, earlier: sent.length - parcels.length, further: all.length - sent.length };
}
