'use client';

import { useState } from 'react';
import { sendLazily } from '@/lib/api/lazily';
import { settleParcel } from '@/lib/contract/staff-parcel';
import { refundSharesText, withRefund } from '@/lib/dashboard/orders/refund';
import { ConfirmButton } from '../confirm-button';
import { FeeChoice } from './fee-choice';
import type { ParcelProps } from './parcel-props';
import { Typed } from './typed';

export function ParcelLost({ order, parcel, work, onChanged }: ParcelProps) {
  const [reason, setReason] = useState('Lost by the courier');
  const [isFeeRetained, setIsFeeRetained] = useState(false);
  const refund = (isFeeRetained && work.refund_without_fee) || work.refund;
  if (!refund) return null;
  return (
    <ConfirmButton
      kind="second"
      label="Refund lost parcel"
      question={`Refund lost parcel ${parcel.number}?`}
      confirmLabel={withRefund('Close parcel', refund)}
      isDestructive
      onConfirm={async () => {
        const { data } = await sendLazily(settleParcel, {
          params: { orderId: order.order_id, number: parcel.number },
          body: {
            outcome: 'lost',
            reason: reason.trim(),
            lines: [],
            keeps_delivery_fee: isFeeRetained,
            refund_amount: refund.total,
          },
        });
        onChanged(data);
      }}
    >
      <div className="grid gap-4">
        <p>We’ll issue a credit note for its items. Stock stays unchanged.</p>
        <FeeChoice work={work} isFeeRetained={isFeeRetained} onChange={setIsFeeRetained} />
        <p>{refundSharesText(refund)}</p>
        <Typed
          label="Reason (shown to the customer)"
          value={reason}
          maxLength={200}
          onChange={setReason}
        />
      </div>
    </ConfirmButton>
  );
}
