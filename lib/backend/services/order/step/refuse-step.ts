import type { OrderStatus } from '../../../../contract/order.ts';
import { conflict, type StoreError } from '../../../errors.ts';
import type { LockedOrder } from '../lock-order.ts';
import { formatOrderId } from '../order-id.ts';
import { nextSteps } from './transitions.ts';

const tooLate: Record<OrderStatus, string> = {
  Pending: '',
  Confirmed: '',
  Packed: '',
  Shipped:
    'has already been shipped and can’t be cancelled any more. You can request a return once it’s delivered.',
  Delivered: 'has been delivered and can’t be cancelled any more. You can request a return.',
  Cancelled: 'has already been cancelled',
  'Return Requested': 'has been delivered and can’t be cancelled any more',
  Returned: 'has already been returned',
  Refunded: 'has already been refunded',
};

/** Returns the 409 for an order that cannot be cancelled in its state, with the reason. */
export function notCancellable({ id, status }: LockedOrder): StoreError {
  return conflict(`Order ${formatOrderId(id)} ${tooLate[status]}`, { order_status: status });
}

/** Returns the 409 for an order that cannot be returned in its state. */
export function notReturnable({ id, status }: LockedOrder): StoreError {
  const name = formatOrderId(id);
  const messages: Partial<Record<OrderStatus, string>> = {
    'Return Requested': `We’ve already received your return request for order ${name}`,
    Returned: `Order ${name} has already been returned`,
    Refunded: `Order ${name} has already been refunded`,
    Cancelled: `Order ${name} has been cancelled, so it can’t be returned`,
  };
  return conflict(messages[status] ?? `Order ${name} can be returned once it has been delivered`, {
    order_status: status,
  });
}

/**
 * Returns the 409 for a step that staff may not take in the order's state, with the allowed steps.
 */
export function notAllowedStep({ id, status }: LockedOrder, to: OrderStatus): StoreError {
  const next = nextSteps(status, 'staff');
  const open = next.length > 0 ? `Change it to ${next.join(' or ')}.` : 'This is its final status.';
  return conflict(
    `Order ${formatOrderId(id)} is ${status} and can’t be changed to ${to}. ${open}`,
    {
      order_status: status,
    },
  );
}
