import { useState } from 'react';
import type { OrderSteps } from '@/lib/contract/staff-order-work';
import { notFilledIn } from '@/lib/dashboard/orders/not-filled-in';
import { orderCountText, stepLabels } from '@/lib/dashboard/orders/order-labels';
import { Tick } from '@/components/ui/tick';
import { ConfirmButton } from '../confirm-button';
import { CourierField } from './courier-field';
import { Typed } from './typed';

interface ShipOrdersProps {
  orderIds: string[];
  onShip: (step: Omit<OrderSteps, 'order_ids'>) => Promise<void>;
}

export function ShipOrders({ orderIds, onShip }: ShipOrdersProps) {
  const [courier, setCourier] = useState('');
  const [couriers, setCouriers] = useState<Record<string, string>>({});
  const [numbers, setNumbers] = useState<Record<string, string>>({});
  const [hasOwnCouriers, setHasOwnCouriers] = useState(false);
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
          tracking_numbers: orderIds.flatMap((order_id) => {
            const tracking_number = numbers[order_id]?.trim();
            const own = hasOwnCouriers ? couriers[order_id]?.trim() : '';
            if (!tracking_number && !own) return [];
            return [
              {
                order_id,
                ...(tracking_number && { tracking_number }),
                ...(own && { courier: own }),
              },
            ];
          }),
        });
      }}
    >
      <div className="grid gap-4">
        <CourierField value={courier} onChange={setCourier} />
        {orderIds.length > 1 && (
          <Tick checked={hasOwnCouriers} onChange={() => setHasOwnCouriers(!hasOwnCouriers)}>
            Some orders use another courier
          </Tick>
        )}
        <fieldset className="grid gap-3">
          <legend className="mb-1 font-[550]">Tracking numbers</legend>
          <p className="text-1 text-ink-2">
            If an order has several parcels, separate the numbers with commas.
            {hasOwnCouriers && ' Leave a courier blank to use the one above.'}
          </p>
          {orderIds.map((orderId) => (
            <div key={orderId} className={hasOwnCouriers ? 'form-grid' : undefined}>
              <Typed
                label={orderId}
                value={numbers[orderId] ?? ''}
                onChange={(text) => setNumbers((before) => ({ ...before, [orderId]: text }))}
              />
              {hasOwnCouriers && (
                <CourierField
                  label={`Courier of ${orderId}`}
                  value={couriers[orderId] ?? ''}
                  onChange={(text) => setCouriers((before) => ({ ...before, [orderId]: text }))}
                />
              )}
            </div>
          ))}
        </fieldset>
      </div>
    </ConfirmButton>
  );
}
