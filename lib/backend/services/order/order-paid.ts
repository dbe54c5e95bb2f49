import type { OrderStatus } from '../../../contract/order.ts';
import type { ServiceContext } from '../../context.ts';
import type { PaymentRow } from '../../db/schema/payment.ts';
import { tellOfPaidOrder } from '../webhook/tell-webhooks.ts';
import { tellStaffOfOrder } from '../notice/notice-of-order.ts';
import { requestPaymentRefund } from '../payment/request-payment-refund.ts';
import { lockOrder, type LockedOrder } from './lock-order.ts';
import { moveOrder } from './move-order.ts';
import { tellOfPayment, tellOfReturnedPayment } from './tell-of-payment.ts';

export const payableStatuses = new Set<OrderStatus>(['Pending', 'Confirmed', 'Packed', 'Shipped']);

/**
 * Handles the payment of an order: marks it as paid and confirms it if it was waiting for the
 * payment. A payment for an ended or already paid order is refunded.
 */
export async function orderPaid(context: ServiceContext, payment: PaymentRow): Promise<void> {
  const { orderId } = payment;
  if (orderId === null) throw new Error(`Payment ${payment.txnId} is for no order`);
  const order = await lockOrder(context, orderId);
  if (payableStatuses.has(order.status) && !order.paidAt) {
    await markPaid(context, order);
    return;
  }
  const reason = order.paidAt ? 'Paid twice' : `Paid when the order was ${order.status}`;
  await requestPaymentRefund(context, payment.id, { reason });
  await tellOfReturnedPayment(context, order, payment.amount);
}

/** Marks a locked order as paid and notifies customer and staff. */
export async function markPaid(context: ServiceContext, order: LockedOrder): Promise<void> {
  const status = order.status === 'Pending' ? 'Confirmed' : order.status;
  await moveOrder(context, {
    orderId: order.id,
    status,
    more: {
      paidAt: context.now(),
      payType: 'Online Payment',
      saleStatus: 'Sales Order',
      expiresAt: null,
    },
    note: 'Paid online',
  });
  await tellOfPaidOrder(context, order.id);
  await tellOfPayment(context, { ...order, status });
  await tellStaffOfOrder(context, order.id);
}
