'use client';

import { sendLazily } from '@/lib/api/lazily';
import { unbookParcel } from '@/lib/contract/staff-parcel';
import { ConfirmButton } from '../confirm-button';
import type { ParcelProps } from './parcel-props';

export function ParcelUnbook({ order, parcel, onChanged }: ParcelProps) {
  return (
    <ConfirmButton
      kind="quiet"
      label="Cancel booking"
      question={`Cancel the booking of parcel ${parcel.number}?`}
      confirmLabel="Cancel booking"
      onConfirm={async () => {
        const params = { orderId: order.order_id, number: parcel.number };
        onChanged((await sendLazily(unbookParcel, { params })).data);
      }}
    >
      <p className="mb-4">
        Its tracking number becomes invalid. The parcel can then be booked again, or handed over
        without a booking.
      </p>
    </ConfirmButton>
  );
}
