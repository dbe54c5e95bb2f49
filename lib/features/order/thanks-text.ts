import type { Order, OrderStatus } from '../../contract/order';

const next: Partial<Record<OrderStatus, string>> = {
  Pending: 'We’ll confirm your order, pack it and keep you posted at every step.',
  Confirmed: 'Your order is confirmed. We’ll pack it next and keep you posted at every step.',
  Packed:
    'Your order is packed and will go to the courier next. We’ll keep you posted at every step.',
  Shipped: 'Your order is on its way.',
  Delivered: 'Your order has been delivered.',
};

/**
 * Returns the next step of an order that was just placed; null if it is cancelled or over: then no
 * thanks are shown.
 */
export const thanksText = ({ order_status }: Pick<Order, 'order_status'>): string | null =>
  next[order_status] ?? null;
