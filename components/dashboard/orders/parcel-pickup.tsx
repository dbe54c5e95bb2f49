'use client';

import { useWork } from '@/components/ui/use-work';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/form/form-problem';
import { sendLazily } from '@/lib/api/lazily';
import { askForPickup } from '@/lib/contract/staff-parcel';
import type { ParcelProps } from './parcel-props';

export function ParcelPickup({ order, parcel, onChanged }: ParcelProps) {
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
        Ask for pickup today
      </Button>
    </div>
  );
}
