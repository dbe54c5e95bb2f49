import type { Order, OrderStatus } from '../../contract/order';

export interface TimelineStep {
  status: string;
  /** ISO 8601; null where it has not come to that yet. */
  at: string | null;
  isCurrent: boolean;
}

const deliveryWay: OrderStatus[] = ['Pending', 'Confirmed', 'Packed', 'Shipped', 'Delivered'];

/**
 * What has happened to an order, and what is still to come on its way to the door. The past is what
 * the store tells; nothing is ahead of an order that is cancelled or has gone back.
 */
export function orderTimeline({
  order_status,
  timeline,
}: Pick<Order, 'order_status' | 'timeline'>): TimelineStep[] {
  const past = timeline.map(({ status, at }, position) => ({
    status,
    at,
    isCurrent: position === timeline.length - 1,
  }));
  const place = deliveryWay.indexOf(order_status);
  const ahead = place === -1 ? [] : deliveryWay.slice(place + 1);
  return [...past, ...ahead.map((status) => ({ status, at: null, isCurrent: false }))];
}
