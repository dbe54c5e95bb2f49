import type { Order, OrderStatus } from '../../contract/order';

export interface TimelineStep {
  status: string;
  /** ISO 8601; null: not reached yet. */
  at: string | null;
  isCurrent: boolean;
}

const deliverySteps: OrderStatus[] = ['Pending', 'Confirmed', 'Packed', 'Shipped', 'Delivered'];

/** Past steps come from the store. Cancelled and returned orders have no future steps. */
export function orderTimeline({
  order_status,
  timeline,
}: Pick<Order, 'order_status' | 'timeline'>): TimelineStep[] {
  const past = timeline.map(({ status, at }, position) => ({
    status,
    at,
    isCurrent: position === timeline.length - 1,
  }));
  const index = deliverySteps.indexOf(order_status);
  const ahead = index === -1 ? [] : deliverySteps.slice(index + 1);
  return [...past, ...ahead.map((status) => ({ status, at: null, isCurrent: false }))];
}
