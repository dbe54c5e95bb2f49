import type { ServiceContext } from '../../context.ts';
import { refunds } from '../../db/schema/payment.ts';
import { giveBackGiftVoucher } from './give-back-gift-voucher.ts';
import { moneyLeft, type OrderBalance } from './order-balance.ts';

/** Parts of a refund by payment method. Paise. */
export interface Shares {
  money: number;
  giftVoucher: number;
}

/**
 * Splits a refund: first to online payments, then to the gift voucher up to its payment, the rest
 * in cash. Never more than was paid and not refunded yet.
 */
export function shareOut(balance: OrderBalance, amount: number): Shares {
  const sources = balance.sources.filter(({ paymentId }) => paymentId !== null);
  const online = Math.min(amount, moneyLeft({ sources }));
  const giftVoucher = Math.min(amount - online, balance.voucherLeft);
  return { giftVoucher, money: Math.min(amount - giftVoucher, moneyLeft(balance)) };
}

export interface PayOut extends Shares {
  reason: string;
  creditNoteId?: number | undefined;
  staffId?: number | undefined;
}

/**
 * Pays out a refund of a locked order: one refund per gateway payment (executed by a job), a manual
 * one for cash, the rest to the gift voucher. Must be called before stock is returned. Returns the
 * refunds' ids.
 */
export async function payOut(
  context: ServiceContext,
  orderId: number,
  { sources }: OrderBalance,
  { money, giftVoucher, reason, creditNoteId, staffId }: PayOut,
): Promise<{ id: number; amount: number; isByHand: boolean }[]> {
  const written: { id: number; amount: number; isByHand: boolean }[] = [];
  let due = money;
  for (const { paymentId, left } of sources) {
    const amount = Math.min(due, left);
    if (amount <= 0) continue;
    due -= amount;
    const isByHand = paymentId === null;
    const [refund] = await context.db
      .insert(refunds)
      .values({
        paymentId,
        orderId,
        creditNoteId,
        staffId,
        amount,
        reason,
        status: isByHand ? 'by_hand' : 'requested',
        createdAt: context.now(),
      })
      .returning({ id: refunds.id });
    if (refund) written.push({ id: refund.id, amount, isByHand });
  }
  if (due > 0) throw new Error(`Order ${orderId} would pay back more than was paid`);
  if (giftVoucher > 0) await giveBackGiftVoucher(context, orderId, giftVoucher);
  return written;
}
