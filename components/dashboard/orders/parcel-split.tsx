'use client';

import { useState } from 'react';
import { sendLazily } from '@/lib/api/lazily';
import { splitParcel } from '@/lib/contract/staff-parcel';
import { parcelRows } from '@/lib/dashboard/orders/parcel-rows';
import { ConfirmButton } from '../confirm-button';
import type { ParcelProps } from './parcel-props';
import { PieceCounts } from './piece-counts';

export function ParcelSplit({ order, parcel, onChanged }: ParcelProps) {
  const [counts, setCounts] = useState<Record<number, number>>({});
  return (
    <ConfirmButton
      label="Split"
      question={`Split parcel ${parcel.number}`}
      confirmLabel="Split parcel"
      onConfirm={async () => {
        const lines = Object.entries(counts)
          .filter(([, quantity]) => quantity > 0)
          .map(([id, quantity]) => ({ line_id: Number(id), quantity }));
        const params = { orderId: order.order_id, number: parcel.number };
        onChanged((await sendLazily(splitParcel, { params, body: { lines } })).data);
        setCounts({});
      }}
    >
      <PieceCounts
        legend="Units that go into the new parcel"
        rows={parcelRows(order, parcel)}
        counts={counts}
        onChange={setCounts}
      />
    </ConfirmButton>
  );
}
