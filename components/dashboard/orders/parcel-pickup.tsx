'use client';

import { useWork } from '@/components/ui/use-work';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/form/form-problem';
import { sendPickup } from '@/lib/dashboard/orders/parcel-calls';
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
          run(async () =>
            onChanged(await sendPickup({ orderId: order.order_id, number: parcel.number })),
          )
        }
      >
        Ask for pickup today
      </Button>
    </div>
  );
}
