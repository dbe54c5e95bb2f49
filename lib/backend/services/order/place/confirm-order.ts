import { payTypes } from '../../../../contract/order.ts';
import type { ServiceContext } from '../../../context.ts';
import type { OrderRow } from '../../../db/schema/order.ts';
import type { OrderPlaced } from '../../messages/message-kinds.ts';
import { gstOfSale } from '../../invoice/gst-of-sale.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import { tellStaffOfOrder } from '../../notice/notice-of-order.ts';
import { buyerToTellOfOwnStep } from '../find-buyer.ts';
import { assertOneOf } from '../assert-one-of.ts';
import { readOrderItems, toGoodsLine } from '../read-order-items.ts';

/** Notifies customer and staff that the order was placed; once per order. */
export async function confirmOrder(context: ServiceContext, order: OrderRow): Promise<void> {
  const { firstName, to } = await buyerToTellOfOwnStep(context.db, order);
  const data = { firstName, ...(await describePlacedOrder(context, order)) };
  await queueMessage(context.db, { kind: 'order_placed', to, key: order.id, data });
  await tellStaffOfOrder(context, order.id);
}

/** Returns what a mail says about an order that was placed or paid. */
export async function describePlacedOrder(
  context: ServiceContext,
  order: OrderRow,
): Promise<Omit<OrderPlaced, 'firstName'>> {
  const { discount, giftVoucherAmount, shipping, cashFee, roundOff, payable, expectedOn } = order;
  const items = await readOrderItems(context, order.id);
  const { stateGstCode } = order.shippingAddress;
  return {
    orderId: order.id,
    lines: items.map(toGoodsLine),
    discount,
    giftVoucherAmount,
    shipping,
    cashFee,
    tax: await gstOfSale(context, {
      lines: items.flatMap((item) => item.lines),
      shipping,
      stateGstCode,
    }),
    roundOff,
    payable,
    payType: assertOneOf(payTypes, order.payType),
    expectedOn,
    address: order.shippingAddress,
    giftMessage: order.giftMessage,
  };
}
