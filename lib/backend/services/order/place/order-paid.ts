import { eq } from 'drizzle-orm';
import type { OrderStatus } from '../../../../contract/order.ts';
import type { ServiceContext } from '../../../context.ts';
import { orders } from '../../../db/schema/order.ts';
import type { PaymentRow } from '../../../db/schema/payment.ts';
import { tellOfPaidOrder } from '../../webhook/tell-webhooks.ts';
import { tellStaffOfOrder } from '../../notice/notice-of-order.ts';
import { requestPaymentRefund } from '../../payment/request-payment-refund.ts';
import { isCashOut, shareCashAgain } from '../../shipment/share-cash.ts';
import { lockOrder, type LockedOrder } from '../lock-order.ts';
import { readOrderItems, toGoodsLine } from '../read-order-items.ts';
import { moveOrder, noteEvent } from '../step/move-order.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import { findBuyer } from '../find-buyer.ts';

export const payableStatuses = new Set<OrderStatus>(['Pending', 'Confirmed', 'Packed', 'Shipped']);

/** Returns the amount of an order that can be paid online now; 0 if nothing is due. Paise. */
export const amountDue = ({ paidAt, payable, balanceDue }: LockedOrder): number =>
  paidAt ? balanceDue : payable;

/**
 * Handles the payment of an order: marks it as paid and confirms it if it was waiting for the
 * payment. A payment for an ended or already paid order is refunded, and one for an order whose cash
 * a courier collects. If the order was changed after the payment was begun, the rest stays due and a
 * surplus is refunded.
 */
export async function orderPaid(context: ServiceContext, payment: PaymentRow): Promise<void> {
  const { orderId } = payment;
  if (orderId === null) throw new Error(`Payment ${payment.txnId} is for no order`);
  const order = await lockOrder(context, orderId);
  const due = amountDue(order);
  const cashIsOut = await isCashOut(context.db, orderId);
  if (payableStatuses.has(order.status) && due > 0 && !cashIsOut) {
    const balanceDue = Math.max(0, due - payment.amount);
    if (order.paidAt) await reduceBalance(context, order, balanceDue);
    else await markPaid(context, order, balanceDue);
    if (payment.amount > due) {
      const surplus = { amount: payment.amount - due, reason: 'Overpaid' };
      await requestPaymentRefund(context, payment.id, surplus);
    }
    return;
  }
  const why = cashIsOut ? 'a courier was to collect its cash' : `the order was ${order.status}`;
  const reason = order.paidAt ? 'Paid twice' : `Paid when ${why}`;
  await requestPaymentRefund(context, payment.id, { reason });
  await tellOfReturnedPayment(context, order, payment.amount);
}

async function reduceBalance(
  context: ServiceContext,
  order: LockedOrder,
  balanceDue: number,
): Promise<void> {
  const { id: orderId, status } = order;
  const note = balanceDue === 0 ? 'Difference paid online' : 'Part of the difference paid online';
  await context.db.update(orders).set({ balanceDue }).where(eq(orders.id, orderId));
  await noteEvent(context, { orderId, status, note });
}

/**
 * Marks a locked order as paid and notifies customer and staff. `balanceDue`: paise that are
 * missing.
 */
export async function markPaid(
  context: ServiceContext,
  order: LockedOrder,
  balanceDue = 0,
): Promise<void> {
  const status = order.status === 'Pending' ? 'Confirmed' : order.status;
  await moveOrder(context, {
    orderId: order.id,
    status,
    more: {
      paidAt: context.now(),
      balanceDue,
      payType: 'Online Payment',
      saleStatus: 'Sales Order',
      expiresAt: null,
    },
    note: 'Paid online',
  });
  await shareCashAgain(context, { ...order, paidAt: context.now() });
  await tellOfPaidOrder(context, order.id);
  await tellOfPayment(context, { ...order, status, balanceDue });
  await tellStaffOfOrder(context, order.id);
}

/** Notifies the customer by mail and SMS that an order is paid and so placed; once per order. */
async function tellOfPayment({ db }: ServiceContext, order: LockedOrder): Promise<void> {
  const { firstName, to } = await findBuyer(db, order);
  const lines = (await readOrderItems({ db }, order.id)).map(toGoodsLine);
  const { discount, giftVoucherAmount, shipping, cashFee, roundOff, payable } = order;
  const { balanceDue, expectedOn } = order;
  await queueMessage(db, {
    kind: 'order_paid',
    // The registered SMS names what was paid; a gift voucher may cover all of it.
    to: payable > 0 ? to : { ...to, mobile: null },
    key: order.id,
    data: {
      orderId: order.id,
      firstName,
      lines,
      ...{ discount, giftVoucherAmount, shipping, cashFee, roundOff, payable },
      balanceDue,
      expectedOn,
    },
  });
}

/** Notifies the customer of the refund of a payment that came too late or twice. */
async function tellOfReturnedPayment(
  { db }: ServiceContext,
  order: LockedOrder,
  amount: number,
): Promise<void> {
  const { firstName, to } = await findBuyer(db, order);
  await queueMessage(db, {
    kind: 'order_payment_returned',
    to,
    data: { orderId: order.id, firstName, amount, wasPaidAlready: order.paidAt !== null },
  });
}
