import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { orderLines } from '../../../db/schema/order.ts';
import { withinTransaction } from '../../../db/transaction.ts';
import { giveBackCoupon } from '../../coupon/take-coupon.ts';
import { payBackAll } from '../../refund/pay-back-all.ts';
import { reopenReturn } from '../return/reopen-return.ts';
import { giveBackStock } from './give-back-stock.ts';
import { lockOrder, type LockedOrder } from '../lock-order.ts';
import { moveOrder } from './move-order.ts';
import { notCancellable } from './refuse-step.ts';
import { tellOfStep } from './tell-of-step.ts';
import { mayStep } from './transitions.ts';
import { withdrawBooking } from '../../shipment/booking/claim-booking.ts';
import { shipmentsOf } from '../../shipment/lock-shipments.ts';
import { moveShipment } from '../../shipment/move-shipment.ts';

/**
 * Cancels an order of this customer before it is shipped and reverses stock, vouchers and payment
 * in the same transaction. 404 if it is not theirs, 409 if it is already shipped or cancelled.
 */
export async function cancelOrder(
  context: ServiceContext,
  customerId: number,
  orderId: number,
  reason: string,
): Promise<void> {
  await withinTransaction(context, async (within) => {
    const order = await lockOrder(within, orderId, customerId);
    if (!mayStep(order.status, 'Cancelled', 'customer')) throw notCancellable(order);
    await cancelLocked(within, order, { reason });
  });
}

interface Cancellation {
  reason: string;
  staffId?: number;
  /** Reason of the stock movement. */
  as?: 'cancelled' | 'expired';
  /** Rupees that staff were shown before they confirmed. */
  shownRefund?: number | undefined;
}

/**
 * Cancels a locked order that may be cancelled: releases its coupon, refunds the payment, gives
 * back the stock, cancels the invoice by a credit note, and notifies the customer.
 */
export async function cancelLocked(
  context: ServiceContext,
  order: LockedOrder,
  { reason, staffId, as = 'cancelled', shownRefund }: Cancellation,
): Promise<void> {
  await moveOrder(context, {
    orderId: order.id,
    status: 'Cancelled',
    more: { cancelledAt: context.now(), cancelReason: reason, expiresAt: null, balanceDue: 0 },
    note: reason,
    staffId,
  });
  await cancelShipments(context, order.id, { reason, staffId });
  await reopenReturn(context, order);
  await giveBackCoupon(context, order.id);
  const { money, giftVoucher } = await payBackAll(context, order, {
    reason: 'Order cancelled',
    staffId,
    shownRefund,
  });
  await tellOfStep(context, {
    ...{ order, status: 'Cancelled', reason, refund: money, giftVoucher },
    isByStore: staffId !== undefined,
  });
  const pieces = await context.db
    .select({ productId: orderLines.productId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id));
  await giveBackStock(context, order.id, pieces, as);
}

/** Closes the parcels of a locked order that is cancelled before it has left. */
async function cancelShipments(
  context: ServiceContext,
  orderId: number,
  { reason, staffId }: { reason: string; staffId?: number | undefined },
): Promise<void> {
  for (const shipment of await shipmentsOf(context, orderId)) {
    await moveShipment(context, shipment, {
      status: 'cancelled',
      at: context.now(),
      source: staffId ? 'staff' : 'store',
      note: reason,
      staffId,
    });
    await withdrawBooking(context, shipment.id);
  }
}
