import type { ServiceContext } from '../../context.ts';
import type { OrderRow } from '../../db/schema/order.ts';
import type { LockedOrder } from '../order/lock-order.ts';
import { creditAll, creditTotal } from '../invoice/credit-rows.ts';
import { creditOrder, hasPaidBack } from '../refund/credit-order.ts';
import { creditsOfReturn, deliveryLeft } from '../refund/credits-of.ts';
import { readOrderBalance, type OrderBalance } from '../refund/order-balance.ts';
import { shareOut } from '../refund/pay-out.ts';
import { requireShownRefund, type PlannedRefund } from '../refund/planned-refund.ts';
import { tellOfRefundedOrder } from '../webhook/tell-webhooks.ts';
import { linesOfShipment, type LockedShipment } from './lock-shipments.ts';

/**
 * Credits the goods of a parcel that did not arrive, while the rest of its locked order continues.
 * Paid amounts are refunded; of a cash order only the gift voucher was paid, and with the first
 * parcel the delivery fee is not collected either.
 */
export async function creditParcel(
  context: ServiceContext,
  order: LockedOrder,
  shipment: LockedShipment,
  {
    reason,
    staffId,
    shownRefund,
  }: { reason: string; staffId: number; shownRefund?: number | undefined },
): Promise<void> {
  const balance = await readOrderBalance(context, order);
  const { credits, shares } = await planParcelRefund(context, order, shipment, balance);
  requireShownRefund(shares, shownRefund);
  const credited = await creditOrder(context, order, balance, {
    credits,
    shares,
    reason,
    staffId,
  });
  if (hasPaidBack(credited)) await tellOfRefundedOrder(context, order.id);
}

/** Plans the refund of a parcel that did not arrive. */
export async function planParcelRefund(
  context: ServiceContext,
  order: OrderRow,
  shipment: LockedShipment,
  balance: OrderBalance,
): Promise<PlannedRefund> {
  const parcelLines = await linesOfShipment(context, shipment.id);
  const isCash = order.payType === 'Cash on Delivery';
  const goods = await creditsOfReturn(
    context,
    order.id,
    balance.rows,
    parcelLines.map(({ orderLineId, quantity }) => ({ lineId: orderLineId, quantity })),
  );
  const withFee = isCash && shipment.number === 1;
  const credits = [...goods, ...(withFee ? creditAll(deliveryLeft(balance.rows)) : [])];
  const amount = creditTotal(balance, credits);
  const stored = Math.min(balance.voucherLeft, Math.max(amount - shipment.cashDue, 0));
  return {
    credits,
    shares: isCash ? { money: 0, giftVoucher: stored } : shareOut(balance, amount),
  };
}
