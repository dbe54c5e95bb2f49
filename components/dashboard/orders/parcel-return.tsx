'use client';

import { useState } from 'react';
import { sendLazily } from '@/lib/api/lazily';
import { settleParcel } from '@/lib/contract/staff-parcel';
import { refundSharesText, withRefund } from '@/lib/dashboard/orders/refund';
import { parcelRows } from '@/lib/dashboard/orders/parcel-rows';
import { ConfirmButton } from '../confirm-button';
import { FeeChoice } from './fee-choice';
import type { ParcelProps } from './parcel-props';
import { PieceCounts } from './piece-counts';
import { Typed } from './typed';

export function ParcelReturn({ order, parcel, work, onChanged }: ParcelProps) {
  const rows = parcelRows(order, parcel);
  const [sellable, setSellable] = useState<Record<number, number>>(() =>
    Object.fromEntries(rows.map(({ id, quantity }) => [id, quantity])),
  );
  const [reason, setReason] = useState('Refused at the door');
  const [isFeeRetained, setIsFeeRetained] = useState(false);
  const refund = (isFeeRetained && work.refund_without_fee) || work.refund;
  if (!refund) return null;
  return (
    <ConfirmButton
      kind="second"
      label="Record return"
      question={`Record return of parcel ${parcel.number}`}
      confirmLabel={withRefund('Receive items', refund)}
      onConfirm={async () => {
        const { data } = await sendLazily(settleParcel, {
          params: { orderId: order.order_id, number: parcel.number },
          body: {
            outcome: 'returned',
            reason: reason.trim(),
            keeps_delivery_fee: isFeeRetained,
            refund_amount: refund.total,
            lines: rows.map(({ id, quantity }) => ({
              line_id: id,
              sellable: sellable[id] ?? 0,
              unsellable: quantity - (sellable[id] ?? 0),
            })),
          },
        });
        onChanged(data);
      }}
    >
      <div className="grid gap-4">
        <p>
          We’ll issue a credit note for its items.
          {order.pay_type === 'Cash on Delivery' && ' No cash will be recorded.'}
        </p>
        <PieceCounts
          legend="Units that can be resold"
          rows={rows}
          counts={sellable}
          onChange={setSellable}
        />
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
