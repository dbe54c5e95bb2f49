import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { OrderStepResult } from '@/lib/contract/staff-order-work';
import { orderPath } from '@/lib/dashboard/paths';
import { orderCountText } from '@/lib/dashboard/orders/order-labels';
import { OrderBulk } from './order-bulk';

interface OrderBatchProps {
  batch: OrderStepResult[];
  onMoved: (results: OrderStepResult[]) => void;
  onDone: () => void;
}

export function OrderBatch({ batch, onMoved, onDone }: OrderBatchProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (batch.length > 0) container.current?.focus();
  }, [batch]);
  if (batch.length === 0) return null;

  const moved = batch.filter(({ is_done }) => is_done);
  const stuck = batch.filter(({ is_done }) => !is_done);
  const status = moved[0]?.order_status;
  return (
    <div
      ref={container}
      tabIndex={-1}
      role="group"
      aria-label="Updated orders"
      className="order-batch"
    >
      {status && (
        <div className="order-batch-row">
          <p role="status">
            <strong>{orderCountText(moved.length)}</strong> moved to {status}
          </p>
          <OrderBulk
            orders={moved.map(({ order_id, is_invoiced }) => ({
              order_id,
              order_status: status,
              is_invoiced,
            }))}
            onMoved={onMoved}
          />
          <Button kind="quiet" size="card" onClick={onDone}>
            Done
          </Button>
        </div>
      )}
      {stuck.length > 0 && (
        <div role="alert">
          <p className="font-[550] text-clay">
            {orderCountText(stuck.length)} couldn’t be updated:
          </p>
          <ul>
            {stuck.map(({ order_id, message }) => (
              <li key={order_id}>
                <Link href={orderPath(order_id)} className="text-leaf-7 underline">
                  {order_id}
                </Link>{' '}
                {message}
              </li>
            ))}
          </ul>
          {!status && (
            <Button kind="quiet" size="card" onClick={onDone}>
              Close
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
