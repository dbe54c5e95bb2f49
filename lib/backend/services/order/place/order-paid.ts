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
import { moveOrder, noteEvent } from '../step/move-order.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import { findBuyer } from '../find-buyer.ts';
import { describePlacedOrder } from './confirm-order.ts';

export const payableStatuses = new Set<OrderStatus>(['Pending', 'Confirmed', 'Packed', 'Shipped']);

/** Returns the amount of an order that can be paid online now; 0 if nothing is due. Paise. */
export const amountDue = ({ paidAt, payable, balanceDue }: LockedOrder): number =>
  paidAt ? balanceDue : payable;

/**
 * Handles the payment of an order: marks it as paid and confirms it if it was waiting for the
 * payment. A payment for an ended or already paid order is refunded, and one for an order whose
 * cash a courier collects. If the order was changed after the payment was begun, the rest stays due
 * and a surplus is refunded.
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
  const isCancelled = order.status === 'Cancelled';
  const why = isCancelled ? `the order was ${order.status}` : 'a courier was to collect its cash';
  const reason = order.paidAt ? 'Paid twice' : `Paid when ${why}`;
  await requestPaymentRefund(context, payment.id, { reason });
  const { firstName, to } = await findBuyer(context.db, order);
  await queueMessage(context.db, {
    kind: 'order_payment_returned',
    to,
    data: {
      ...{ orderId, firstName, amount: payment.amount },
      ...{ wasPaidAlready: order.paidAt !== null, isCancelled },
    },
  });
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
  const isConfirming = order.status === 'Pending';
  const status = isConfirming ? 'Confirmed' : order.status;
  const payType = 'Online Payment';
  await moveOrder(context, {
    orderId: order.id,
    status,
    more: {
      paidAt: context.now(),
      balanceDue,
      payType,
      saleStatus: 'Sales Order',
      expiresAt: null,
    },
    note: 'Paid online',
  });
  await shareCashAgain(context, { ...order, paidAt: context.now() });
  await tellOfPaidOrder(context, order.id);
  await tellOfPayment(context, { ...order, payType, balanceDue }, isConfirming);
  await tellStaffOfOrder(context, order.id);
}

/** Notifies the customer by mail and SMS that an order is paid and so placed; once per order. */
async function tellOfPayment(
  context: ServiceContext,
  order: LockedOrder,
  isConfirming: boolean,
): Promise<void> {
  const { firstName, to } = await findBuyer(context.db, order);
  const { id, payable, balanceDue } = order;
  const about = await describePlacedOrder(context, order);
  await queueMessage(context.db, {
    kind: 'order_paid',
    // The registered SMS names what was paid; a gift voucher may cover all of it.
    to: payable > 0 ? to : { ...to, mobile: null },
    key: id,
    data: { ...about, firstName, balanceDue, isConfirming },
  });
}
