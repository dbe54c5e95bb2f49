import type { ServiceContext } from '../../context.ts';
import type { LockedOrder } from '../order/lock-order.ts';
import { creditAll } from '../invoice/credit-rows.ts';
import { creditOrder, hasPaidBack } from '../refund/credit-order.ts';
import { creditsOfReturn, deliveryLeft } from '../refund/credits-of.ts';
import { readStanding } from '../refund/order-standing.ts';
import { tellOfRefundedOrder } from '../webhook/tell-webhooks.ts';
import { linesOfShipment, type LockedShipment } from './lock-shipments.ts';

/**
 * Credits the goods of a parcel that did not arrive, while the rest of its locked order goes on.
 * What was paid goes back; of a cash order only the gift voucher was paid, and with the first parcel
 * the delivery fee is not collected either.
 */
export async function creditParcel(
  context: ServiceContext,
  order: LockedOrder,
  shipment: LockedShipment,
  { reason, staffId }: { reason: string; staffId: number },
): Promise<void> {
  const standing = await readStanding(context, order);
  const held = await linesOfShipment(context, shipment.id);
  const isCash = order.payType === 'Cash on Delivery';
  const goods = await creditsOfReturn(
    context,
    order.id,
    standing.rows,
    held.map(({ orderLineId, quantity }) => ({ lineId: orderLineId, quantity })),
  );
  const withFee = isCash && shipment.number === 1;
  const credits = [...goods, ...(withFee ? creditAll(deliveryLeft(standing.rows)) : [])];
  const gross = credits.reduce((sum, credit) => sum + credit.gross, 0);
  const stored = Math.min(standing.voucherLeft, Math.max(gross - shipment.cashDue, 0));
  const credited = await creditOrder(context, order, standing, {
    credits,
    reason,
    staffId,
    ...(isCash && { shares: { money: 0, giftVoucher: stored } }),
  });
  if (hasPaidBack(credited)) await tellOfRefundedOrder(context, order.id);
}
