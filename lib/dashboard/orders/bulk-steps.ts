import type { OrderStatus } from '../../contract/order';

/* The way of an order to its door. */
const way: OrderStatus[] = ['Pending', 'Confirmed', 'Packed', 'Shipped', 'Delivered'];

const cancellable = new Set<OrderStatus>(way.slice(0, 3));

/** Where all of these may be moved to together: one step further, where they stand alike. */
export function commonStep(statuses: readonly OrderStatus[]): OrderStatus | undefined {
  const [first] = statuses;
  if (!first || statuses.some((status) => status !== first)) return undefined;
  const place = way.indexOf(first);
  return place < 0 ? undefined : way[place + 1];
}

/** Whether all of these can still be cancelled. */
export const canCancelAll = (statuses: readonly OrderStatus[]): boolean =>
  statuses.length > 0 && statuses.every((status) => cancellable.has(status));
