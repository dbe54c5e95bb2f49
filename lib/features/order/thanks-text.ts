import type { Order, OrderStatus } from '../../contract/order';

const next: Partial<Record<OrderStatus, string>> = {
  Pending: 'Next we confirm your order and pack it. We write to you at each step.',
  Confirmed: 'Your order is confirmed, and we pack it next. We write to you at each step.',
  Packed: 'Your order is packed and goes to the courier next. We write to you at each step.',
  Shipped: 'Your order is on its way.',
  Delivered: 'Your order has arrived.',
};

/**
 * Returns what happens next with an order that was placed just now; null if it is over, so that
 * nobody is thanked for an order that they have cancelled.
 */
export const thanksText = ({ order_status }: Pick<Order, 'order_status'>): string | null =>
  next[order_status] ?? null;
