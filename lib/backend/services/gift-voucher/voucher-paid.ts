import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { PaymentRow } from '../../db/schema/payment.ts';
import { giftVoucherEntries, giftVouchers } from '../../db/schema/voucher.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { requestPaymentRefund } from '../payment/request-payment-refund.ts';
import { hashOfCode, newVoucherCode } from './voucher-code.ts';

/**
 * Activates a paid gift voucher: sets code and balance, mails the code to the receiver and a
 * confirmation to the sender. From here on only the hash of the code is stored. If the voucher was
 * already deleted as unpaid, refunds the payment.
 */
export async function voucherPaid(context: ServiceContext, payment: PaymentRow): Promise<void> {
  const { db, now, log } = context;
  const code = newVoucherCode();
  const [voucher] = await db
    .update(giftVouchers)
    .set({
      codeHash: hashOfCode(code),
      lastFour: code.slice(-4),
      balance: sql`${giftVouchers.amount}`,
      activatedAt: now(),
    })
    .where(and(eq(giftVouchers.paymentId, payment.id), isNull(giftVouchers.activatedAt)))
    .returning();
  if (!voucher) {
    log.warn({ txnId: payment.txnId }, 'a gift voucher was paid that is not there any more');
    await requestPaymentRefund(context, payment.id, { reason: 'Gift voucher paid too late' });
    return;
  }
  const { id, amount, senderName, senderEmail, receiverName, receiverEmail, message } = voucher;
  await db
    .insert(giftVoucherEntries)
    .values({ voucherId: id, change: amount, reason: 'issued', at: now() });
  await queueMessage(db, {
    kind: 'gift_voucher',
    to: { email: receiverEmail },
    key: id,
    data: { receiverName, senderName, amount, code, message, isNewCode: false },
  });
  await queueMessage(db, {
    kind: 'gift_voucher_paid',
    to: { email: senderEmail },
    key: id,
    data: { senderName, receiverName, receiverEmail, amount },
  });
}
