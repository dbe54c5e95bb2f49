import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { invoices } from '../../db/schema/invoice.ts';
import { giftVouchers } from '../../db/schema/voucher.ts';
import type { PaymentRow, RefundRow } from '../../db/schema/payment.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { findBuyer } from '../order/find-buyer.ts';
import { readHead } from '../shop-profile/read-head.ts';
import type { PaymentPurpose } from './start-payment.ts';

const named: Record<Exclude<PaymentPurpose, 'order'>, string> = {
  membership: 'your membership',
  gift_voucher: 'your gift voucher',
};

/** A refund that failed at the gateway after it was announced is announced again when staff pay it. */
const keyOf = ({ id }: RefundRow, how: 'by_hand' | undefined) =>
  how ? `refund ${id} manual` : `refund ${id}`;

/**
 * Sends the payer one message that a refund is on its way, and another one if staff have to pay it
 * in the end.
 */
export async function tellOfRefund(
  tx: Transaction,
  { id: paymentId, orderId, customerId, buyer, purpose, status }: PaymentRow,
  refund: RefundRow,
  how?: 'by_hand',
): Promise<void> {
  if (orderId !== null && customerId !== null) {
    await tellOfOrderRefund(tx, { id: orderId, customerId }, refund, how);
    return;
  }
  // The shop's email is the fallback for a payer without one.
  if (!buyer.email || buyer.email === (await readHead({ db: tx })).email) return;
  // `voucherPaid` found no voucher: it was deleted as unpaid.
  const isUnsentVoucher =
    purpose === 'gift_voucher' &&
    status === 'paid' &&
    (await tx.$count(giftVouchers, eq(giftVouchers.paymentId, paymentId))) === 0;
  await queueMessage(tx, {
    kind: 'payment_refunded',
    to: { email: buyer.email },
    key: keyOf(refund, how),
    data: {
      firstName: buyer.name,
      amount: refund.amount,
      forWhat: named[purpose as keyof typeof named],
      isUnsentVoucher,
      how,
    },
  });
}

/**
 * Sends the customer of an order the refund message, for a refund by the gateway or a manual one.
 */
export async function tellOfOrderRefund(
  tx: Transaction,
  order: { id: number; customerId: number },
  refund: RefundRow,
  how?: 'by_hand',
): Promise<void> {
  const { amount, creditNoteId } = refund;
  const { firstName, to } = await findBuyer(tx, order);
  const creditNote = creditNoteId === null ? undefined : await creditNoteNumber(tx, creditNoteId);
  await queueMessage(tx, {
    kind: 'order_refunded',
    to,
    key: keyOf(refund, how),
    data: { orderId: order.id, firstName, amount, how, ...(creditNote && { creditNote }) },
  });
}

async function creditNoteNumber(
  tx: Transaction,
  creditNoteId: number,
): Promise<string | undefined> {
  const [note] = await tx
    .select({ number: invoices.number })
    .from(invoices)
    .where(eq(invoices.id, creditNoteId));
  return note?.number;
}
