import { useState } from 'react';
import { sendLazily } from '@/lib/api/lazily';
import type { StaffOrder } from '@/lib/contract/staff-order-detail';
import { changeCourier } from '@/lib/contract/staff-order-work';
import { notFilledIn } from '@/lib/dashboard/orders/not-filled-in';
import { Tick } from '@/components/ui/tick';
import { ConfirmButton } from '../confirm-button';
import { CourierField } from './courier-field';
import { Typed } from './typed';

interface CourierDialogProps {
  order: StaffOrder;
  onChanged: (order: StaffOrder) => void;
}

export function CourierDialog({ order, onChanged }: CourierDialogProps) {
  const [courier, setCourier] = useState(order.courier ?? '');
  const [number, setNumber] = useState(order.tracking_number ?? '');
  const [tells, setTells] = useState(true);
  const isShipped = order.order_status === 'Shipped';
  return (
    <ConfirmButton
      label="Change courier"
      question="Courier and tracking number"
      confirmLabel="Save courier"
      onConfirm={async () => {
        if (courier.trim() === '') throw notFilledIn('Choose a courier');
        const { data } = await sendLazily(changeCourier, {
          params: { orderId: order.order_id },
          body: {
            courier: courier.trim(),
            tracking_number: number.trim(),
            tells_customer: isShipped && tells,
          },
        });
        onChanged(data);
      }}
    >
      <div className="grid gap-4">
        <CourierField value={courier} onChange={setCourier} />
        <Typed label="Tracking number" value={number} onChange={setNumber} />
        {isShipped && (
          <Tick checked={tells} onChange={({ target }) => setTells(target.checked)}>
            Notify the customer
          </Tick>
        )}
      </div>
    </ConfirmButton>
  );
}
