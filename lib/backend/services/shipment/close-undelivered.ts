import type { ServiceContext } from '../../context.ts';
import { giveBackCoupon } from '../coupon/give-back-coupon.ts';
import type { LockedOrder } from '../order/lock-order.ts';
import { moveOrder } from '../order/move-order.ts';
import { tellOfStep } from '../order/tell-of-step.ts';
import { payBackAll } from '../refund/pay-back-all.ts';

interface Closing {
  reason: string;
  staffId: number;
  keepsDeliveryFee?: boolean | undefined;
  shownRefund?: number | undefined;
}

/**
 * Cancels a locked order of which nothing arrived: refunds what was paid, credits the rest of its
 * invoice and tells the customer. The goods are counted back by the caller, after it.
 */
export async function closeUndelivered(
  context: ServiceContext,
  order: LockedOrder,
  { reason, staffId, ...refund }: Closing,
): Promise<void> {
  await moveOrder(context, {
    orderId: order.id,
    status: 'Cancelled',
    more: { cancelledAt: context.now(), cancelReason: reason },
    note: reason,
    staffId,
  });
  await giveBackCoupon(context, order.id);
  const { money, giftVoucher } = await payBackAll(context, order, {
    reason,
    staffId,
    ...refund,
  });
  await tellOfStep(context, { order, status: 'Cancelled', reason, refund: money, giftVoucher });
}
