import type { AnswerOf } from '../../contract/endpoint';
import type { previewRefund } from '../../contract/staff-refund';
import { formatRupees } from '../../format/money';

export type RefundPreview = AnswerOf<typeof previewRefund>['data'];

/** Returns what a refund comes to and where it goes, as sentences. */
export function refundPreviewText({
  amount,
  to_source,
  to_gift_voucher,
  by_hand,
}: RefundPreview): string[] {
  return [
    `The credit note comes to ${formatRupees(amount)}.`,
    to_source > 0 ? `${formatRupees(to_source)} is refunded to the original payment.` : '',
    to_gift_voucher > 0 ? `${formatRupees(to_gift_voucher)} goes back to the gift voucher.` : '',
    by_hand > 0 ? `${formatRupees(by_hand)} has to be paid back manually.` : '',
  ].filter(Boolean);
}
