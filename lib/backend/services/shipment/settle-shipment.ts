import { and, eq } from 'drizzle-orm';
import type { ParcelOutcome } from '../../../contract/staff-parcel.ts';
import type { ServiceContext } from '../../context.ts';
import { shipmentLines } from '../../db/schema/shipment.ts';
import { invalid } from '../../errors.ts';
import { giveBackStock, type Pieces } from '../order/step/give-back-stock.ts';
import type { LockedOrder } from '../order/lock-order.ts';
import { creditParcel } from './credit-parcel.ts';
import { deriveOrder } from './derive-order.ts';
import { linesOfOrder, linesOfShipment, type LockedShipment } from './lock-shipments.ts';
import { moveShipment, settleLost } from './move-shipment.ts';
import { parcelConflict } from './parcel-conflict.ts';
import { giveBackCoupon } from '../coupon/take-coupon.ts';
import { reopenReturn } from '../order/return/reopen-return.ts';
import { moveOrder } from '../order/step/move-order.ts';
import { tellOfStep } from '../order/step/tell-of-step.ts';
import { payBackAll } from '../refund/pay-back-all.ts';

interface Closing {
  outcome: ParcelOutcome;
  reason: string;
  staffId: number;
  keepsDeliveryFee?: boolean | undefined;
  shownRefund?: number | undefined;
}

interface Counted {
  orderLineId: number;
  sellable: number;
  unsellable: number;
}

interface Settlement {
  outcome: ParcelOutcome;
  /** The pieces of a returned parcel. */
  counted: readonly Counted[];
  reason: string;
  staffId: number;
  /** Of an order that was paid online and of which nothing arrived. */
  keepsDeliveryFee?: boolean | undefined;
  /** Rupees that staff were shown before they confirmed. */
  shownRefund?: number | undefined;
}

/**
 * Settles a parcel of a locked order that did not arrive: counts its pieces back into stock,
 * credits them, and refunds payments; cash was not paid. If nothing of the order arrived, it is
 * cancelled. 409 if the status of the parcel does not allow it, 400 if not all pieces are counted.
 */
export async function settleShipment(
  context: ServiceContext,
  order: LockedOrder,
  shipment: LockedShipment,
  { outcome, counted, reason, staffId, keepsDeliveryFee, shownRefund }: Settlement,
): Promise<void> {
  const report = { at: context.now(), source: 'staff', note: reason, staffId };
  const more = { settledAt: context.now() };
  const moved =
    outcome === 'returned'
      ? await moveShipment(context, shipment, { ...report, status: 'returned' }, more)
      : await settleLost(context, shipment, report);
  if (!moved) throw parcelConflict(shipment, `marked as ${outcome}`);
  const back = await countBack(context, shipment, outcome === 'lost' ? undefined : counted);
  const { order: after, isUndelivered } = await deriveOrder(context, order, staffId);
  await (isUndelivered
    ? closeUndelivered(context, after, { outcome, reason, staffId, keepsDeliveryFee, shownRefund })
    : creditParcel(context, after, moved, { reason, staffId, shownRefund }));
  await giveBackStock(context, order.id, back, 'returned');
}

/**
 * Writes into the parcel's rows how many units came back, for sale or damaged; without `counted`
 * all are lost. Returns the units: those for sale go back into the stock, and none was sold.
 */
async function countBack(
  context: ServiceContext,
  shipment: LockedShipment,
  counted: readonly Counted[] | undefined,
): Promise<Pieces[]> {
  const parcelLines = await linesOfShipment(context, shipment.id);
  const products = await linesOfOrder(context, shipment.orderId);
  if (
    counted?.some(({ orderLineId }) => !parcelLines.some((one) => one.orderLineId === orderLineId))
  ) {
    throw invalid({ lines: ['This item is not in the parcel'] });
  }
  const back: Pieces[] = [];
  for (const { orderLineId, quantity } of parcelLines) {
    const product = products.find(({ id }) => id === orderLineId);
    if (!product) throw new Error(`Line ${orderLineId} is not part of the order`);
    const count = counted
      ? counted.find((one) => one.orderLineId === orderLineId)
      : { sellable: 0, unsellable: quantity };
    if (!count || count.sellable + count.unsellable !== quantity) {
      throw invalid({ lines: [`Count all ${quantity} of ${product.name}`] });
    }
    const { sellable, unsellable } = count;
    await context.db
      .update(shipmentLines)
      .set({ sellable, unsellable })
      .where(
        and(eq(shipmentLines.shipmentId, shipment.id), eq(shipmentLines.orderLineId, orderLineId)),
      );
    back.push({ productId: product.productId, quantity: sellable, unsold: quantity });
  }
  return back;
}

/**
 * Cancels a locked order of which nothing arrived: refunds its payments, credits the rest of its
 * invoice and notifies the customer. The caller counts the goods back afterwards.
 */
async function closeUndelivered(
  context: ServiceContext,
  order: LockedOrder,
  { outcome, reason, staffId, ...refund }: Closing,
): Promise<void> {
  await moveOrder(context, {
    orderId: order.id,
    status: 'Cancelled',
    more: { cancelledAt: context.now(), cancelReason: reason },
    note: reason,
    staffId,
  });
  await reopenReturn(context, order);
  await giveBackCoupon(context, order.id);
  const { money, giftVoucher, retainedFee } = await payBackAll(context, order, {
    reason,
    staffId,
    ...refund,
  });
  await tellOfStep(context, {
    ...{ order, status: 'Cancelled', reason, refund: money, giftVoucher, retainedFee },
    isByStore: outcome === 'lost',
  });
}
