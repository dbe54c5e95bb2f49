import { toPaise } from '../../contract/money';
import type { Order } from '../../contract/order';
import { sayStillInReview } from '../../contract/order-texts';
import { formatRupees } from '../../format/money';

type Facts = Pick<
  Order,
  | 'is_paid'
  | 'final_total'
  | 'balance_due'
  | 'gift_voucher_amt'
  | 'applied_voucher_code'
  | 'payment_in_review_amt'
>;

/** Says, before an order is cancelled, what comes back. */
export function cancelText({
  is_paid,
  final_total,
  balance_due = 0,
  gift_voucher_amt,
  applied_voucher_code,
  payment_in_review_amt: inReview,
}: Facts): string {
  const isMoneyPaid = is_paid && toPaise(final_total) > toPaise(balance_due);
  return [
    'We’ll stop this order. This can’t be undone.',
    isMoneyPaid && 'We’ll refund you to your original payment method.',
    inReview && sayStillInReview(formatRupees(inReview)),
    gift_voucher_amt > 0 && 'We’ll return the gift voucher amount to your voucher.',
    applied_voucher_code && `You can use coupon ${applied_voucher_code} again.`,
  ]
    .filter(Boolean)
    .join(' ');
}
