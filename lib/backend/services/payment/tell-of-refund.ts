import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { invoices } from '../../db/schema/invoice.ts';
import { giftVouchers } from '../../db/schema/voucher.ts';
import type { PaymentRow, RefundRow } from '../../db/schema/payment.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { findBuyer } from '../order/find-buyer.ts';
import { readHead } from '../shop-profile/read-head.ts';

const named: Record<string, string> = {
  membership: 'your membership',
  gift_voucher: 'your gift voucher',
};

/** Sends the payer one message that a refund is on its way. */
export async function tellOfRefund(
  tx: Transaction,
  { id: paymentId, orderId, customerId, buyer, purpose, status }: PaymentRow,
  refund: RefundRow,
): Promise<void> {
  const { id, amount } = refund;
  if (orderId !== null && customerId !== null) {
    await tellOfOrderRefund(tx, { id: orderId, customerId }, refund);
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
    key: `refund ${id}`,
    data: {
      firstName: buyer.name,
      amount,
      forWhat: named[purpose] ?? 'your purchase',
      isUnsentVoucher,
    },
  });
}

/**
 * Sends the customer of an order the refund message, for a refund by the gateway or a manual one.
 */
export async function tellOfOrderRefund(
  tx: Transaction,
  order: { id: number; customerId: number },
  { id, amount, creditNoteId }: RefundRow,
  how?: 'by_hand',
): Promise<void> {
  const { firstName, to } = await findBuyer(tx, order);
  const creditNote = creditNoteId === null ? undefined : await creditNoteNumber(tx, creditNoteId);
  await queueMessage(tx, {
    kind: 'order_refunded',
    to,
    key: `refund ${id}`,
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
