'use client';

import { useState } from 'react';
import type { OrderSteps } from '@/lib/contract/staff-order-work';
import { notFilledIn } from '@/lib/dashboard/orders/not-filled-in';
import { orderCountText, stepLabels } from '@/lib/dashboard/orders/order-labels';
import { ConfirmButton } from '../confirm-button';
import { CourierField } from './courier-field';
import { Typed } from './typed';

interface ShipOrdersProps {
  orderIds: string[];
  onShip: (step: Omit<OrderSteps, 'order_ids'>) => Promise<void>;
}

export function ShipOrders({ orderIds, onShip }: ShipOrdersProps) {
  const [courier, setCourier] = useState('');
  const [numbers, setNumbers] = useState<Record<string, string>>({});
  const what = orderCountText(orderIds.length);
  return (
    <ConfirmButton
      kind="main"
      label={`${stepLabels.Shipped}: ${what}`}
      question={`Mark ${what} as shipped`}
      confirmLabel="Mark as shipped"
      onConfirm={async () => {
        if (courier.trim() === '') throw notFilledIn('Choose a courier');
        await onShip({
          status: 'Shipped',
          courier: courier.trim(),
          tracking_numbers: orderIds
            .map((order_id) => ({ order_id, tracking_number: numbers[order_id]?.trim() ?? '' }))
            .filter(({ tracking_number }) => tracking_number !== ''),
        });
      }}
    >
      <div className="grid gap-4">
        <CourierField value={courier} onChange={setCourier} />
        <fieldset className="grid gap-3">
          <legend className="mb-1 font-[550]">Tracking numbers</legend>
          <p className="text-1 text-ink-2">
            If an order has several parcels, separate the numbers with commas.
          </p>
          {orderIds.map((orderId) => (
            <Typed
              key={orderId}
              label={orderId}
              value={numbers[orderId] ?? ''}
              onChange={(text) => setNumbers((before) => ({ ...before, [orderId]: text }))}
            />
          ))}
        </fieldset>
      </div>
    </ConfirmButton>
  );
}
