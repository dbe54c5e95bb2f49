import type { OrderStatus } from '../../contract/order';

const way: OrderStatus[] = ['Pending', 'Confirmed', 'Packed', 'Shipped', 'Delivered'];

const cancellable = new Set<OrderStatus>(way.slice(0, 3));

/**
 * Returns the next status that all orders can move to together: one step, only if all have the same
 * status.
 */
export function commonStep(statuses: readonly OrderStatus[]): OrderStatus | undefined {
  const [first] = statuses;
  if (!first || statuses.some((status) => status !== first)) return undefined;
  const place = way.indexOf(first);
  return place < 0 ? undefined : way[place + 1];
}

export const canCancelAll = (statuses: readonly OrderStatus[]): boolean =>
  statuses.length > 0 && statuses.every((status) => cancellable.has(status));
