import type { OrderStatus } from '../../contract/order';

const statusSteps: OrderStatus[] = ['Pending', 'Confirmed', 'Packed', 'Shipped', 'Delivered'];

const cancellable = new Set<OrderStatus>(statusSteps.slice(0, 3));

/**
 * Returns the next status that all orders can move to together: one step, only if all have the same
 * status.
 */
export function commonStep(statuses: readonly OrderStatus[]): OrderStatus | undefined {
  const [first] = statuses;
  if (!first || statuses.some((status) => status !== first)) return undefined;
  const index = statusSteps.indexOf(first);
  return index < 0 ? undefined : statusSteps[index + 1];
}

export const canCancelAll = (statuses: readonly OrderStatus[]): boolean =>
  statuses.length > 0 && statuses.every((status) => cancellable.has(status));
