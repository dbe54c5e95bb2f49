import type { Order, OrderStatus } from '../../contract/order';

const next: Partial<Record<OrderStatus, string>> = {
  Pending: 'Next we confirm your order and pack it. We write to you at each step.',
  Confirmed: 'Your order is confirmed, and we pack it next. We write to you at each step.',
  Packed: 'Your order is packed and goes to the courier next. We write to you at each step.',
  Shipped: 'Your order is on its way.',
  Delivered: 'Your order has arrived.',
};

/**
 * Returns the next step of an order that was just placed; null if it is cancelled or over: then no
 * thanks are shown.
 */
export const thanksText = ({ order_status }: Pick<Order, 'order_status'>): string | null =>
  next[order_status] ?? null;
