import type { Order, OrderStatus } from '../../contract/order';
import { sayStillDue } from '../../contract/order-texts';
import type { ShopProfile } from '../../contract/shop-profile';
import { formatRupees } from '../../format/money';
import type { Profile } from '../../contract/profile';
import { formatMobile } from '../../contract/format-mobile';
import { amountDue } from './order-rules';

const next: Partial<Record<OrderStatus, string>> = {
  Pending: 'We’ll confirm your order, pack it and keep you posted at every step.',
  Confirmed: 'Your order is confirmed. We’ll pack it next and keep you posted at every step.',
  Packed:
    'Your order is packed and will go to the courier next. We’ll keep you posted at every step.',
  Shipped: 'Your order is on its way.',
};

/**
 * Returns the next step of an order that was just placed; null if it is cancelled or has arrived:
 * then no thanks are shown.
 */
export const thanksText = ({ order_status }: Pick<Order, 'order_status'>): string | null =>
  next[order_status] ?? null;

/** Says where the confirmation of an order goes; empty if nowhere. */
export function sentText({
  email,
  mobile_no: mobile,
}: Pick<Profile, 'email' | 'mobile_no'>): string {
  const contacts = [email, mobile && formatMobile(mobile)].filter(Boolean).join(' and ');
  return contacts && `We’re sending the confirmation to ${contacts}.`;
}

type Due = Pick<
  Order,
  'pay_type' | 'is_gift' | 'is_paid' | 'final_total' | 'balance_due' | 'uncollected_amt'
>;

type Shop = Pick<ShopProfile, 'pays_online'>;

/** Says what is still to be paid, and by whom; empty if nothing is. */
export function dueText(order: Due, { pays_online: paysOnline }: Shop): string {
  const due = amountDue(order);
  if (due === 0) return '';
  const rupees = formatRupees(due);
  if (order.pay_type !== 'Cash on Delivery') return sayStillDue(rupees, paysOnline);
  return order.is_gift
    ? `The person receiving this gift will have to pay ${rupees} in cash.`
    : `Keep ${rupees} ready in cash.`;
}
