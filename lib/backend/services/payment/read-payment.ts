import { eq, sql } from 'drizzle-orm';
import type { PaymentState } from '../../../contract/payment.ts';
import { toRupees } from '../../../contract/money.ts';
import type { Owner, ServiceContext } from '../../context.ts';
import { orders } from '../../db/schema/order.ts';
import { payments, type PaymentRow } from '../../db/schema/payment.ts';
import { giftVouchers } from '../../db/schema/voucher.ts';
import { notFound } from '../../errors.ts';
import { formatOrderId } from '../order/order-id.ts';
import { waitsForPayment } from '../order/place/waits-for-payment.ts';
import type { PaymentPurpose } from './start-payment.ts';

export interface SeenPayment {
  txn_id: string;
  state: PaymentState;
  purpose: PaymentPurpose;
  /** Only for the owner; null for all others. */
  order_id: string | null;
  can_put_back: boolean;
  gift?: { amount: number; receiver_name: string };
}

/**
 * Returns the state of a payment. No login needed, because the transaction id is not guessable.
 * Throws 404 if unknown.
 */
export async function readPayment(
  { db }: ServiceContext,
  caller: Owner | undefined,
  txnId: string,
): Promise<SeenPayment> {
  const [found] = await db
    .select({
      payment: payments,
      order: { status: orders.status, payType: orders.payType, paidAt: orders.paidAt },
      // Raw SQL with table names: drizzle omits the table name, and an unqualified `id` would be
      // the refund's.
      isReturned: sql<boolean>`exists (select from refunds r
        where r.payment_id = payments.id and r.amount = payments.amount)`,
      gift: { amount: giftVouchers.amount, receiverName: giftVouchers.receiverName },
    })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(giftVouchers, eq(giftVouchers.paymentId, payments.id))
    .where(eq(payments.txnId, txnId));
  if (!found) throw notFound('Payment');
  const { payment, order, isReturned, gift } = found;
  const isOwner = caller?.kind === 'customer' && caller.customerId === payment.customerId;
  return {
    txn_id: payment.txnId,
    state: paymentState(payment, isReturned),
    purpose: payment.purpose as PaymentPurpose,
    order_id: isOwner && payment.orderId !== null ? formatOrderId(payment.orderId) : null,
    can_put_back: isOwner && order !== null && waitsForPayment(order),
    ...(gift && {
      gift: { amount: toRupees(gift.amount), receiver_name: gift.receiverName },
    }),
  };
}

function paymentState({ status }: PaymentRow, isReturned: boolean): PaymentState {
  switch (status) {
    case 'paid':
      return isReturned ? 'returned' : 'paid';
    case 'returned':
      return 'returned';
    case 'failed':
    case 'expired':
      return 'failed';
    case 'flagged':
      return 'in question';
    default:
      return 'processing';
  }
}
