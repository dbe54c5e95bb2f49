import type { Order, OrderRow, OrderStatus } from '../../contract/order';

type Facts = Pick<Order, 'order_status' | 'is_paid' | 'is_invoiced' | 'final_total'>;

const onTheWay = new Set<OrderStatus>(['Pending', 'Confirmed', 'Packed', 'Shipped']);
const beforeShipped = new Set<OrderStatus>(['Pending', 'Confirmed', 'Packed']);
const arrived = new Set<OrderStatus>(['Delivered', 'Return Requested', 'Returned', 'Refunded']);

/**
 * Whether 'Accept and Pay' shows: not cancelled, not delivered, not paid, and
 * something left to pay.
 */
export function showsAcceptAndPay({ order_status, is_paid, final_total }: Facts): boolean {
  return onTheWay.has(order_status) && !is_paid && final_total > 0;
}

/** Whether an order waits for its online payment, so that it can go back into the cart instead. */
export function mayPutBack({
  order_status,
  pay_type,
  is_paid,
}: Pick<Order, 'order_status' | 'pay_type' | 'is_paid'>): boolean {
  return order_status === 'Pending' && pay_type === 'Online Payment' && !is_paid;
}

/** Whether the Invoice button shows. */
export function showsInvoice({ order_status, is_invoiced }: Facts): boolean {
  return order_status !== 'Pending' && is_invoiced;
}

/** Before it is with the courier. */
export function mayCancel({ order_status }: Pick<OrderRow, 'order_status'>): boolean {
  return beforeShipped.has(order_status);
}

/** What has come to one's home can be reviewed, also where it went back later. */
export function mayReview({ order_status }: Pick<OrderRow, 'order_status'>): boolean {
  return arrived.has(order_status);
}

type Deadlines = Pick<Order, 'order_status' | 'replacement_until' | 'return_until'>;

/**
 * What can still be asked on a day, `YYYY-MM-DD` in India: damaged, wrong or expired goods to be
 * replaced, anything else to be taken back. `null` for an order that has not just been delivered.
 */
export function returnChoices(
  { order_status, replacement_until, return_until }: Deadlines,
  today: string,
): { replacement: boolean; others: boolean } | null {
  if (order_status !== 'Delivered' || !return_until) return null;
  return {
    replacement: replacement_until !== null && today <= replacement_until,
    others: today <= return_until,
  };
}
