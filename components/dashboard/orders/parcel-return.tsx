'use client';

import { useState } from 'react';
import { sendSettlement } from '@/lib/dashboard/orders/parcel-calls';
import { parcelRows } from '@/lib/dashboard/orders/parcel-rows';
import { ConfirmButton } from '../confirm-button';
import type { ParcelProps } from './parcel-actions';
import { PieceCounts } from './piece-counts';
import { Typed } from './typed';

export function ParcelReturn({ order, parcel, onChanged }: ParcelProps) {
  const rows = parcelRows(order, parcel);
  const [sellable, setSellable] = useState<Record<number, number>>(() =>
    Object.fromEntries(rows.map(({ id, quantity }) => [id, quantity])),
  );
  const [reason, setReason] = useState('Refused at the door');
  return (
    <ConfirmButton
      kind="second"
      label="Record return"
      question={`Parcel ${parcel.number} came back`}
      confirmLabel="Count it back"
      onConfirm={async () =>
        onChanged(
          await sendSettlement(
            { orderId: order.order_id, number: parcel.number },
            {
              outcome: 'returned',
              reason: reason.trim(),
              lines: rows.map(({ id, quantity }) => ({
                line_id: id,
                sellable: sellable[id] ?? 0,
                unsellable: quantity - (sellable[id] ?? 0),
              })),
            },
          ),
        )
      }
    >
      <div className="grid gap-4">
        <p>
          A credit note is written for its goods.{' '}
          {order.pay_type === 'Cash on Delivery'
            ? 'No cash is booked for it.'
            : 'What was paid for them is refunded.'}
        </p>
        <PieceCounts
          legend="Units that can be sold again"
          rows={rows}
          counts={sellable}
          onChange={setSellable}
        />
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
