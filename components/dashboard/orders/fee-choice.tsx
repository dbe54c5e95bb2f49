import type { ParcelWork } from '@/lib/contract/staff-order-detail';
import { formatRupees } from '@/lib/format/money';

interface FeeChoiceProps {
  work: ParcelWork;
  isFeeRetained: boolean;
  onChange: (isFeeRetained: boolean) => void;
}

/** Whether the delivery fee of a paid order is refunded, where there is a choice. */
export function FeeChoice({
  work: { refund, refund_without_fee: less },
  isFeeRetained,
  onChange,
}: FeeChoiceProps) {
  if (!refund || !less) return null;
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        className="tick"
        checked={!isFeeRetained}
        onChange={({ target }) => onChange(!target.checked)}
      />
      Also refund the delivery fee of {formatRupees(refund.total - less.total)}
    </label>
  );
}
