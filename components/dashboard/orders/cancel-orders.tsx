'use client';

import { useState } from 'react';
import { ordersInWords } from '@/lib/dashboard/orders/order-words';
import type { ManyStep } from '@/lib/dashboard/orders/calls';
import { notFilledIn } from '@/lib/dashboard/orders/not-filled-in';
import { ConfirmButton } from '../confirm-button';
import { TextQuestion } from '../text-question';

interface CancelOrdersProps {
  count: number;
  onCancel: (step: ManyStep) => Promise<void>;
}

export function CancelOrders({ count, onCancel }: CancelOrdersProps) {
  const [reason, setReason] = useState('');
  const what = ordersInWords(count);
  return (
    <ConfirmButton
      label={count === 1 ? 'Cancel order' : 'Cancel orders'}
      question={`Cancel ${what}?`}
      confirmLabel={`Cancel ${what}`}
      onConfirm={async () => {
        if (reason.trim() === '') throw notFilledIn('Please enter a reason');
        await onCancel({ status: 'Cancelled', note: reason.trim() });
        setReason('');
      }}
    >
      <p className="mb-4">
        Stock, coupons and gift vouchers come back, what was paid online is refunded, and the
        customer is told. This cannot be undone.
      </p>
      <TextQuestion
        label="Reason (shown to the customer)"
        value={reason}
        onChange={setReason}
        maxLength={500}
        rows={2}
      />
    </ConfirmButton>
  );
}
