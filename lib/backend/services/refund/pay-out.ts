import type { ServiceContext } from '../../context.ts';
import { refunds } from '../../db/schema/payment.ts';
import { giveBackGiftVoucher } from '../order/give-back-gift-voucher.ts';
import { moneyLeft, type OrderStanding } from './order-standing.ts';

/** What goes back, by how it was paid. Paise. */
export interface Shares {
  money: number;
  giftVoucher: number;
}

/**
 * Parts what is to go back: to where it was paid online, then onto the gift voucher as far as that paid,
 * and the rest as cash. No more than was paid and has not gone back.
 */
export function shareOut(standing: OrderStanding, amount: number): Shares {
  const sources = standing.sources.filter(({ paymentId }) => paymentId !== null);
  const online = Math.min(amount, moneyLeft({ sources }));
  const giftVoucher = Math.min(amount - online, standing.voucherLeft);
  return { giftVoucher, money: Math.min(amount - giftVoucher, moneyLeft(standing)) };
}

export interface PayOut extends Shares {
  reason: string;
  creditNoteId?: number | undefined;
  staffId?: number | undefined;
}

/**
 * Pays back of a locked order: writes a refund for each gateway, which a job works off, one that the
 * shop pays by hand where it was cash, and puts the rest onto the gift voucher. To be called before
 * stock is given back. Answers the refunds' ids.
 */
export async function payOut(
  context: ServiceContext,
  orderId: number,
  { sources }: OrderStanding,
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
