import type { OrderStatus } from '../../../../contract/order.ts';

export type Stepper = 'staff' | 'customer';

const both: readonly Stepper[] = ['staff', 'customer'];
const staff: readonly Stepper[] = ['staff'];
const customer: readonly Stepper[] = ['customer'];

/** Allowed status transitions, and who may make them. */
const transitions: Record<OrderStatus, Partial<Record<OrderStatus, readonly Stepper[]>>> = {
  Pending: { Confirmed: staff, Cancelled: both },
  Confirmed: { Packed: staff, Cancelled: both },
  Packed: { Shipped: staff, Cancelled: both },
  Shipped: { Delivered: staff },
  Delivered: { 'Return Requested': customer },
  'Return Requested': { Returned: staff },
  Returned: { Refunded: staff },
  Cancelled: {},
  Refunded: {},
};

/** Whether a transition is allowed for staff or customer. */
export function mayStep(from: OrderStatus, to: OrderStatus, who: Stepper): boolean {
  return transitions[from][to]?.includes(who) ?? false;
}

/** Returns the next statuses that staff or customer may set. */
export function nextSteps(from: OrderStatus, who: Stepper): OrderStatus[] {
  const next = Object.entries(transitions[from]) as [OrderStatus, readonly Stepper[]][];
  return next.filter(([, allowed]) => allowed.includes(who)).map(([status]) => status);
}
