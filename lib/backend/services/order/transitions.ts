import type { OrderStatus } from '../../../contract/order.ts';

/** Who takes a step in the life of an order. */
export type Stepper = 'staff' | 'customer';

const both: readonly Stepper[] = ['staff', 'customer'];
const staff: readonly Stepper[] = ['staff'];
const customer: readonly Stepper[] = ['customer'];

/** Where an order may go from where it stands, and by whom. */
const ways: Record<OrderStatus, Partial<Record<OrderStatus, readonly Stepper[]>>> = {
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

/** Whether this step may be taken by them. */
export function mayStep(from: OrderStatus, to: OrderStatus, who: Stepper): boolean {
  return ways[from][to]?.includes(who) ?? false;
}

/** What may come next by them. */
export function nextSteps(from: OrderStatus, who: Stepper): OrderStatus[] {
  const next = Object.entries(ways[from]) as [OrderStatus, readonly Stepper[]][];
  return next.filter(([, allowed]) => allowed.includes(who)).map(([status]) => status);
}
