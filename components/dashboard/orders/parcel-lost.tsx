'use client';

import { useState } from 'react';
import { sendSettlement } from '@/lib/dashboard/orders/parcel-calls';
import { ConfirmButton } from '../confirm-button';
import type { ParcelProps } from './parcel-actions';
import { Typed } from './typed';

export function ParcelLost({ order, parcel, onChanged }: ParcelProps) {
  const [reason, setReason] = useState('Lost by the courier');
  return (
    <ConfirmButton
      kind="second"
      label="Mark as lost"
      question={`Give up parcel ${parcel.number}`}
      confirmLabel="Mark as lost"
      onConfirm={async () =>
        onChanged(
          await sendSettlement(
            { orderId: order.order_id, number: parcel.number },
            { outcome: 'lost', reason: reason.trim(), lines: [] },
          ),
        )
      }
    >
      <div className="grid gap-4">
        <p>
          A credit note is written for its goods, and what was paid for them is refunded. Nothing
          goes back into stock.
        </p>
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
