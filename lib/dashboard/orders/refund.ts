import type { AnswerOf } from '../../contract/endpoint';
import { parseAmount } from '../../contract/money';
import type { RefundInput, previewRefund, RefundShares } from '../../contract/staff-refund';
import { formatRupees } from '../../format/money';

export interface RefundDraft {
  /** Pieces by line id. */
  pieces: Record<number, number>;
  /** Rupees as typed. */
  amount: string;
  includesShipping: boolean;
  reason: string;
}

/** Returns the body of a refund, or an error text if something is missing. */
export function refundBody({
  pieces,
  amount,
  includesShipping,
  reason,
}: RefundDraft): RefundInput | string {
  const lines = Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => ({ line_id: Number(id), quantity }));
  const typed = amount.trim();
  const rupees = parseAmount(typed);
  if (typed !== '' && !(rupees > 0)) return 'Enter the amount in rupees';
  if (typed !== '' && lines.length > 0) return 'Choose items or enter an amount, not both';
  if (typed === '' && lines.length === 0 && !includesShipping)
    return 'Choose items, enter an amount or include the delivery fee';
  if (reason.trim() === '') return 'Enter a reason for the refund';
  return {
    reason: reason.trim(),
    ...(lines.length > 0 && { lines }),
    ...(typed !== '' && { amount: rupees }),
    ...(includesShipping && { includes_shipping: true }),
  };
}

export type RefundPreview = AnswerOf<typeof previewRefund>['data'];

/** Returns what a refund comes to and where it goes, as sentences. */
export function refundPreviewText({
  amount,
  to_source,
  to_gift_voucher,
  by_hand,
}: RefundPreview): string[] {
  return [
    `Credit note: ${formatRupees(amount)}.`,
    to_source > 0
      ? `${formatRupees(to_source)} will be refunded to the original payment method.`
      : '',
    to_gift_voucher > 0
      ? `${formatRupees(to_gift_voucher)} will be refunded to the gift voucher.`
      : '',
    by_hand > 0 ? `${formatRupees(by_hand)} needs a manual refund.` : '',
  ].filter(Boolean);
}

/** Returns where a refund goes, as sentences; one sentence if nothing is refunded. */
export function refundSharesText({
  total,
  to_source,
  to_gift_voucher,
  by_hand,
}: RefundShares): string {
  if (total === 0) return 'There is nothing to refund.';
  return [
    to_source > 0 && `${formatRupees(to_source)} will be refunded to the original payment method.`,
    to_gift_voucher > 0 && `${formatRupees(to_gift_voucher)} will be refunded to the gift voucher.`,
    by_hand > 0 && `${formatRupees(by_hand)} needs a manual refund.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Label of a button that refunds: with the amount, if there is one. */
export const withRefund = (label: string, { total }: Pick<RefundShares, 'total'>): string =>
  total > 0 ? `${label} and refund ${formatRupees(total)}` : label;
