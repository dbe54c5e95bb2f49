import { useState } from 'react';
import { orderCountText } from '@/lib/dashboard/orders/order-labels';
import type { RefundShares } from '@/lib/contract/staff-refund';
import type { OrderStep } from '@/lib/contract/staff-order';
import { notFilledIn } from '@/lib/dashboard/orders/not-filled-in';
import { refundSharesText, withRefund } from '@/lib/dashboard/orders/refund';
import { formatRupees } from '@/lib/format/money';
import { ConfirmButton } from '../confirm-button';
import { TextQuestion } from '../text-question';

interface CancelOrdersProps {
  count: number;
  /** Of one order; left out where many are cancelled. */
  refund?: RefundShares | null;
  /** Rupees that the orders were paid with; left out where that is not known. */
  paid?: number;
  /** Rupees of payments that do not match and wait for a decision. */
  inReview?: number | undefined;
  onCancel: (step: OrderStep) => Promise<void>;
}

export function CancelOrders({ count, refund, paid, inReview, onCancel }: CancelOrdersProps) {
  const [reason, setReason] = useState('');
  const what = orderCountText(count);
  return (
    <ConfirmButton
      label={count === 1 ? 'Cancel order' : 'Cancel orders'}
      question={`Cancel ${what}?`}
      confirmLabel={withRefund(`Cancel ${what}`, refund ?? { total: paid ?? 0 })}
      isDestructive
      onConfirm={async () => {
        if (reason.trim() === '') throw notFilledIn('Enter a reason');
        await onCancel({
          status: 'Cancelled',
          note: reason.trim(),
          ...(refund && { refund_amount: refund.total }),
        });
        setReason('');
      }}
    >
      <p className="mb-4">
        {refund
          ? `${refundSharesText(refund)} Stock and coupons will be restored`
          : `${paidSentence(paid)} Stock, coupons and gift vouchers will be restored`}
        , and the customer notified. This can’t be undone.
      </p>
      {inReview && (
        <p className="mb-4">
          The payment of {formatRupees(inReview)} that doesn’t match isn’t refunded with it. Refund
          it under Payments.
        </p>
      )}
      <TextQuestion
        label="Reason (shown to the customer)"
        value={reason}
        onChange={setReason}
        maxLength={500}
      />
    </ConfirmButton>
  );
}

function paidSentence(paid: number | undefined): string {
  if (paid === undefined) return 'Online payments will be refunded.';
  if (paid === 0) return 'Nothing was paid, so there is nothing to refund.';
  return `${formatRupees(paid)} was paid online and will be refunded, minus earlier refunds.`;
}
