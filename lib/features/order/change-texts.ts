import type { OrderChangePreview } from '../../contract/order-edit';
import { formatRupees } from '../../format/money';

/** Returns the financial result of an order change, as sentences. */
export function changeTexts({
  before,
  after,
  to_collect,
  to_refund,
  to_gift_voucher,
  is_cash,
}: OrderChangePreview): string[] {
  const isSame = before.amount === after.amount;
  return [
    isSame
      ? `The total stays ${formatRupees(after.amount)}.`
      : `The total changes from ${formatRupees(before.amount)} to ${formatRupees(after.amount)}.`,
    to_collect > 0 ? `${formatRupees(to_collect)} is due online before packing.` : '',
    to_refund > 0
      ? `${formatRupees(to_refund)} will be refunded to the original payment method.`
      : '',
    to_gift_voucher > 0
      ? `${formatRupees(to_gift_voucher)} will be returned to the gift voucher.`
      : '',
    to_gift_voucher < 0
      ? `${formatRupees(-to_gift_voucher)} more will be paid with the gift voucher.`
      : '',
    is_cash && !isSame ? 'The courier will collect the new total.' : '',
  ].filter(Boolean);
}
