import type { Order, OrderReturn, OrderStatus } from '../../contract/order';
import type { StaffOrderRow } from '../../contract/staff-order-list';
import { packPath, orderPath } from '../paths';

type NextAction =
  | 'call'
  | 'await payment'
  | 'confirm'
  | 'pack'
  | 'ship'
  | 'deliver'
  | 'decide'
  | 'receive'
  | 'settle'
  | 'nothing';

type Facts = Pick<Order, 'order_status' | 'pay_type' | 'is_paid'> & {
  returns: Pick<OrderReturn, 'status'>[];
};

/** Whether the replacement of returned goods was cancelled, and nothing was decided since. */
export const isReplacementOwed = ({
  resolution,
  replacement,
}: Pick<OrderReturn, 'resolution' | 'replacement'>): boolean =>
  resolution === 'replacement' && !replacement;

export function nextAction({ order_status, pay_type, is_paid, returns }: Facts): NextAction {
  switch (order_status) {
    case 'Pending':
      if (pay_type === 'Cash on Delivery' && !is_paid) return 'call';
      return is_paid ? 'confirm' : 'await payment';
    case 'Confirmed':
      return 'pack';
    case 'Packed':
      return 'ship';
    case 'Shipped':
      return 'deliver';
    case 'Return Requested':
      return returns.some(({ status }) => status === 'requested') ? 'decide' : 'receive';
    case 'Returned':
      return 'settle';
    case 'Delivered':
    case 'Cancelled':
    case 'Refunded':
      return 'nothing';
  }
}

const labels: Partial<Record<NextAction, string>> = {
  call: 'Call customer',
  confirm: 'Confirm',
  pack: 'Pack',
  ship: 'Ship',
  deliver: 'Track delivery',
  decide: 'Review return',
  settle: 'Close return',
};

/** The next step of an order in a list, with the page where it is done; null if staff only wait. */
export function nextStep(
  row: Pick<StaffOrderRow, 'order_id' | 'order_status' | 'pay_type' | 'is_paid'>,
): { label: string; href: string } | null {
  const action = nextAction({ ...row, returns: [{ status: 'requested' }] });
  const label = labels[action];
  if (!label) return null;
  const isPacking = action === 'pack' || action === 'ship';
  return { label, href: isPacking ? packPath(row.order_id) : orderPath(row.order_id) };
}

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
