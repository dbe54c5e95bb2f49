import type { StaffOrder } from '@/lib/contract/staff-order-detail';
import type { OrderStep } from '@/lib/contract/staff-order';
import { refundSharesWords, withRefund } from '@/lib/dashboard/orders/refund-shares-words';
import { ConfirmButton } from '../confirm-button';

interface SettleReturnProps {
  refund: NonNullable<StaffOrder['return_refund']>;
  onSettle: (step: OrderStep) => Promise<void>;
}

/** Closes a received return: its refund is shown, and confirmed in a dialog. */
export function SettleReturn({ refund, onSettle }: SettleReturnProps) {
  const label = withRefund('Close return', refund);
  return (
    <div className="grid justify-items-start gap-3">
      <p>The items are back. {refundSharesWords(refund)}</p>
      <ConfirmButton
        kind="main"
        size="page"
        label={label}
        question={`${label}?`}
        confirmLabel={label}
        onConfirm={() => onSettle({ status: 'Refunded', refund_amount: refund.total })}
      >
        <p>{refundSharesWords(refund)} This cannot be undone.</p>
      </ConfirmButton>
    </div>
  );
}
