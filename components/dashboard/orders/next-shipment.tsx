import { useState } from 'react';
import type { OrderStep } from '@/lib/contract/staff-order';
import type { StaffOrder } from '@/lib/contract/staff-order-detail';
import { notFilledIn } from '@/lib/dashboard/orders/not-filled-in';
import { stepLabels } from '@/lib/dashboard/orders/order-labels';
import { CourierField } from './courier-field';
import { StepButton } from './step-button';
import { Typed } from './typed';

interface NextShipmentProps {
  order: StaffOrder;
  onShip: (step: OrderStep) => Promise<void>;
}

export function NextShipment({ order, onShip }: NextShipmentProps) {
  const [courier, setCourier] = useState(order.courier ?? '');
  const [number, setNumber] = useState(order.tracking_number ?? '');
  const parcels = (order.shipments ?? []).filter(({ status }) => status === 'packed').length;
  return (
    <div className="grid gap-4">
      <div className="form-grid">
        <CourierField value={courier} onChange={setCourier} />
        <Typed
          label={
            parcels > 1
              ? `Tracking numbers of the ${parcels} parcels, separated by commas`
              : 'Tracking number'
          }
          value={number}
          onChange={setNumber}
        />
      </div>
      <StepButton
        label={stepLabels.Shipped}
        text={`We’ll send the customer the courier and tracking number.${parcels > 1 ? ' If the parcels use different couriers, update each parcel below instead.' : ''}`}
        onPress={async () => {
          if (courier.trim() === '') throw notFilledIn('Choose a courier');
          await onShip({
            status: 'Shipped',
            courier: courier.trim(),
            tracking_number: number.trim(),
          });
        }}
      />
    </div>
  );
}
