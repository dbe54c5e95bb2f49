import { useState } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { useWork } from '@/components/ui/use-work';
import { sendLazily } from '@/lib/api/lazily';
import { askForPickup, unbookParcel, splitParcel } from '@/lib/contract/staff-parcel';
import { parcelRows } from '@/lib/dashboard/orders/parcel-rows';
import { ConfirmButton } from '../confirm-button';
import { ParcelBooking } from './parcel-booking';
import type { ParcelProps } from './parcel-props';
import { ParcelReport } from './parcel-report';
import { ParcelSettlement } from './parcel-settlement';
import { PieceCounts } from './piece-counts';

export function ParcelActions(props: ParcelProps) {
  const { next_states, may_split, may_return, may_give_up, may_book, booking } = props.work;
  return (
    <div className="button-row mt-3">
      {may_book && <ParcelBooking {...props} />}
      {booking?.status === 'booked' && props.parcel.status === 'packed' && (
        <>
          <ParcelPickup {...props} />
          <ParcelUnbook {...props} />
        </>
      )}
      {next_states.length > 0 && <ParcelReport {...props} />}
      {may_return && <ParcelSettlement {...props} outcome="returned" />}
      {may_split && <ParcelSplit {...props} />}
      {may_give_up && <ParcelSettlement {...props} outcome="lost" />}
    </div>
  );
}

function ParcelPickup({ order, parcel, onChanged }: ParcelProps) {
  const { isBusy, problem, run } = useWork();
  return (
    <div>
      <FormProblem>{problem}</FormProblem>
      <Button
        kind="quiet"
        size="card"
        busyText={isBusy ? 'Working' : undefined}
        onClick={() =>
          run(async () => {
            const params = { orderId: order.order_id, number: parcel.number };
            onChanged((await sendLazily(askForPickup, { params })).data);
          })
        }
      >
        Request pickup today
      </Button>
    </div>
  );
}

function ParcelUnbook({ order, parcel, onChanged }: ParcelProps) {
  return (
    <ConfirmButton
      label="Cancel booking"
      question={`Cancel booking of parcel ${parcel.number}?`}
      isDestructive
      onConfirm={async () => {
        const params = { orderId: order.order_id, number: parcel.number };
        onChanged((await sendLazily(unbookParcel, { params })).data);
      }}
    >
      <p className="mb-4">
        The tracking number will no longer work. You can book the parcel again or ship it without a
        booking.
      </p>
    </ConfirmButton>
  );
}

function ParcelSplit({ order, parcel, onChanged }: ParcelProps) {
  const [counts, setCounts] = useState<Record<number, number>>({});
  return (
    <ConfirmButton
      label="Split parcel"
      question={`Split parcel ${parcel.number}`}
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
        legend="Units to move to the new parcel"
        rows={parcelRows(order, parcel)}
        counts={counts}
        onChange={setCounts}
      />
    </ConfirmButton>
  );
}
