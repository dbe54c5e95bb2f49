import type { RefundShares } from '../../contract/staff-refund';
import { formatRupees } from '../../format/money';

/** Returns where a refund goes, as sentences; one sentence if nothing is refunded. */
export function refundSharesText({
  total,
  to_source,
  to_gift_voucher,
  by_hand,
}: RefundShares): string {
  if (total === 0) return 'Nothing is refunded.';
  return [
    to_source > 0 && `${formatRupees(to_source)} is refunded to the original payment.`,
    to_gift_voucher > 0 && `${formatRupees(to_gift_voucher)} goes back to the gift voucher.`,
    by_hand > 0 && `${formatRupees(by_hand)} has to be paid back manually.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Label of a button that refunds: with the amount, if there is one. */
export const withRefund = (label: string, { total }: Pick<RefundShares, 'total'>): string =>
  total > 0 ? `${label} and refund ${formatRupees(total)}` : label;
