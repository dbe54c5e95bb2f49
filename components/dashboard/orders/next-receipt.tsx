'use client';

import { useState } from 'react';
import { isReplacementReason } from '@/lib/contract/order-change';
import type { OrderStep } from '@/lib/contract/staff-order';
import type { StaffOrder } from '@/lib/contract/staff-order-detail';
import { stepWords } from '@/lib/dashboard/orders/order-words';
import { StepButton } from './step-button';

interface NextReceiptProps {
  order: StaffOrder;
  onReceive: (step: OrderStep) => Promise<void>;
}

export function NextReceipt({ order, onReceive }: NextReceiptProps) {
  const open = order.returns.find(({ status }) => status === 'accepted');
  const [isSellable, setIsSellable] = useState(!isReplacementReason(open?.reason ?? ''));
  return (
    <>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="tick"
          checked={isSellable}
          onChange={({ target }) => setIsSellable(target.checked)}
        />
        It can be sold again and goes back into stock
      </label>
      <StepButton
        label={stepWords.Returned}
        words="Press once the parcel has come back and you have looked into it."
        onPress={() => onReceive({ status: 'Returned', is_sellable: isSellable })}
      />
    </>
  );
}
