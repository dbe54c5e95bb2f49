import type { RefundShares } from '../../../contract/staff-refund.ts';
import { toPaise, toRupees } from '../../../contract/money.ts';
import { conflict } from '../../errors.ts';
import { creditAll, creditTotal, type Credit } from '../invoice/credit-rows.ts';
import { moneyLeft, type OrderBalance } from './order-balance.ts';
import { shareOut, type Shares } from './pay-out.ts';

/** Credits of invoice rows, and what goes back for them by each way of payment. Paise. */
export interface PlannedRefund {
  credits: readonly Credit[];
  shares: Shares;
}

/**
 * Plans the refund of an order of which nothing arrived or is sent: all that was paid, or all but
 * the delivery fee.
 */
export function planFullRefund(
  balance: OrderBalance,
  { keepsDeliveryFee = false }: { keepsDeliveryFee?: boolean | undefined } = {},
): PlannedRefund {
  if (!keepsDeliveryFee) {
    const shares = { money: moneyLeft(balance), giftVoucher: balance.voucherLeft };
    return { credits: creditAll(balance.rows), shares };
  }
  const credits = creditAll(balance.rows.filter(({ row }) => row.kind === 'goods'));
  return { credits, shares: shareOut(balance, creditTotal(balance, credits)) };
}

/** Serializes where a refund goes, in rupees. */
export function toRefundShares(
  { sources }: OrderBalance,
  { money, giftVoucher }: Shares,
): RefundShares {
  const online = sources.filter(({ paymentId }) => paymentId !== null);
  const toSource = Math.min(money, moneyLeft({ sources: online }));
  return {
    total: toRupees(money + giftVoucher),
    to_source: toRupees(toSource),
    to_gift_voucher: toRupees(giftVoucher),
    by_hand: toRupees(money - toSource),
  };
}

/** Throws 409 if the refund is another one than was shown before it was confirmed (rupees). */
export function requireShownRefund(
  { money, giftVoucher }: Shares,
  shown: number | undefined,
): void {
  if (shown === undefined || toPaise(shown) === money + giftVoucher) return;
  throw conflict(
    'The refund has changed. Check the amount and confirm again.',
    { refund: toRupees(money + giftVoucher) },
    'totals_changed',
  );
}
