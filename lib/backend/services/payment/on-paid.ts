import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import type { PaymentRow } from '../../db/schema/payment.ts';
import { voucherPaid } from '../gift-voucher/voucher-paid.ts';
import { addMonth } from '../membership/add-month.ts';
import { orderPaid } from '../order/place/order-paid.ts';
import { requestPaymentRefund } from './request-payment-refund.ts';
import type { PaymentPurpose } from './start-payment.ts';

/**
 * Called once per payment when it becomes paid, while its row is locked; `context.db` is the
 * transaction that settles it.
 */
type OnPaid = (context: ServiceContext, payment: PaymentRow) => Promise<void>;

export const onPaid: Record<PaymentPurpose, OnPaid> = {
  order: orderPaid,
  membership: membershipPaid,
  gift_voucher: voucherPaid,
};

/**
 * Handles the payment of a month of Elite: it begins now, or at the end of the current months. If
 * the account has been closed, refunds the payment.
 */
async function membershipPaid(context: ServiceContext, payment: PaymentRow): Promise<void> {
  const { customerId } = payment;
  if (customerId === null) throw new Error(`Payment ${payment.txnId} is nobody's`);
  // Row lock on the customer: two months paid concurrently do not overlap.
  const [member] = await context.db
    .select()
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
  if (!member) throw new Error(`Customer ${customerId} is gone`);
  if (member.deactivatedAt) {
    await requestPaymentRefund(context, payment.id, { reason: 'Paid when the account was closed' });
    return;
  }
  await addMonth(context, member, { paymentId: payment.id, amount: payment.amount });
}
