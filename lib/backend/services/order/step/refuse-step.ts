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
    'has been handed to the courier and can no longer be cancelled. You can ask us to take it back once it has arrived',
  Delivered: 'has been delivered and can no longer be cancelled. You can ask us to take it back',
  Cancelled: 'has been cancelled already',
  'Return Requested': 'has been delivered and can no longer be cancelled',
  Returned: 'has come back to us already',
  Refunded: 'has been refunded already',
};

/** Returns the 409 for an order that cannot be cancelled in its state, with the reason. */
export function notCancellable({ id, status }: LockedOrder): StoreError {
  return conflict(`Order ${formatOrderId(id)} ${tooLate[status]}`, { order_status: status });
}

/** Returns the 409 for an order that cannot be returned in its state. */
export function notReturnable({ id, status }: LockedOrder): StoreError {
  const name = formatOrderId(id);
  const messages: Partial<Record<OrderStatus, string>> = {
    'Return Requested': `We have your request to return order ${name} already`,
    Returned: `Order ${name} has come back to us already`,
    Refunded: `Order ${name} has been refunded already`,
    Cancelled: `Order ${name} has been cancelled, so there is nothing to return`,
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
  const open = next.length > 0 ? `It can become ${next.join(' or ')}` : 'Nothing comes after that';
  return conflict(`Order ${formatOrderId(id)} is ${status} and cannot become ${to}. ${open}`, {
    order_status: status,
  });
}
