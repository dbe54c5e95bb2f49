import type { ShopProfile } from '../../contract/shop-profile';
import { toPaise, toRupees } from '../../contract/money';
import type { Order, OrderRow, OrderStatus } from '../../contract/order';

type Facts = Pick<
  Order,
  | 'order_status'
  | 'pay_type'
  | 'is_paid'
  | 'is_invoiced'
  | 'final_total'
  | 'balance_due'
  | 'payment_in_review_amt'
  | 'uncollected_amt'
  | 'shipments'
>;

const undeliveredStatuses = new Set<OrderStatus>(['Pending', 'Confirmed', 'Packed', 'Shipped']);
const beforeShipped = new Set<OrderStatus>(['Pending', 'Confirmed', 'Packed']);
const arrived = new Set<OrderStatus>(['Delivered', 'Return Requested', 'Returned', 'Refunded']);

type Shop = Pick<ShopProfile, 'pays_online'>;

/** Returns whether 'Accept and Pay' is shown. */
export const showsAcceptAndPay = (order: Facts, { pays_online: paysOnline }: Shop): boolean =>
  paysOnline && isPayable(order);

/** Whether an online order can't be paid at the moment, because the shop takes no payments. */
export const isUnpayable = (order: Facts, { pays_online: paysOnline }: Shop): boolean =>
  !paysOnline && isNextPaid(order) && isPayable(order);

/**
 * Whether an order can be paid online in a shop that takes such payments: not cancelled, delivered
 * or paid, an amount is due, no payment is being checked, and no courier collects it in cash.
 */
export function isPayable(order: Facts): boolean {
  const { order_status, pay_type: payType, shipments = [], ...amounts } = order;
  const isInReview = Boolean(amounts.payment_in_review_amt);
  const isCashOut =
    payType === 'Cash on Delivery' &&
    shipments.some(
      ({ status, tracking_number: number }) =>
        status !== 'cancelled' && (status !== 'packed' || number),
    );
  const isDue = undeliveredStatuses.has(order_status) && amountDue(amounts) > 0;
  return isDue && !isInReview && !isCashOut;
}

/** Whether paying is the next step of an order: of one that is paid on delivery it is not. */
export const isNextPaid = ({ pay_type }: Pick<Order, 'pay_type'>): boolean =>
  pay_type === 'Online Payment';

/** Returns the courier's page about the parcel that is under way; undefined if there is none. */
export function trackingUrl({
  order_status,
  shipments = [],
}: Pick<Order, 'order_status' | 'shipments'>): string | undefined {
  if (order_status !== 'Shipped') return undefined;
  const [only, ...others] = shipments.flatMap(({ tracking_url: url }) => url ?? []);
  return others.length === 0 ? only : undefined;
}

/** Whether an order is still to be delivered. */
export const isOpenOrder = ({ order_status }: Pick<OrderRow, 'order_status'>): boolean =>
  undeliveredStatuses.has(order_status);

/** Whether an order is over, so that its items are bought again on its page. */
export const mayBuyAgain = ({ order_status }: Pick<Order, 'order_status'>): boolean =>
  order_status === 'Cancelled' || arrived.has(order_status);

/** Returns the amount due in rupees: all, or the rest after a paid order was changed. */
export function amountDue({
  is_paid,
  final_total,
  balance_due = 0,
  uncollected_amt = 0,
}: Pick<Order, 'is_paid' | 'final_total' | 'balance_due' | 'uncollected_amt'>): number {
  return is_paid ? balance_due : toRupees(toPaise(final_total) - toPaise(uncollected_amt));
}

/** Returns whether an order waits for online payment and can be put back into the cart. */
export function mayPutBack({
  order_status,
  pay_type,
  is_paid,
  payment_in_review_amt: inReview,
}: Pick<Order, 'order_status' | 'pay_type' | 'is_paid' | 'payment_in_review_amt'>): boolean {
  return order_status === 'Pending' && pay_type === 'Online Payment' && !is_paid && !inReview;
}

export function showsInvoice({ order_status, is_invoiced }: Facts): boolean {
  return order_status !== 'Pending' && is_invoiced;
}

export function mayCancel({ order_status }: Pick<OrderRow, 'order_status'>): boolean {
  return beforeShipped.has(order_status);
}

/** Delivered orders can be reviewed, also if they were returned later. */
export function mayReview({ order_status }: Pick<OrderRow, 'order_status'>): boolean {
  return arrived.has(order_status);
}

type Deadlines = Pick<Order, 'order_status' | 'replacement_until' | 'return_until'>;

/**
 * Returns which returns are possible on `today` (`YYYY-MM-DD` in India): replacement of damaged,
 * wrong or expired goods, and other returns. `null`: the order is not in the delivered state.
 */
export function returnChoices(
  { order_status, replacement_until, return_until }: Deadlines,
  today: string,
): { replacement: boolean; others: boolean } | null {
  if (order_status !== 'Delivered' || !(return_until ?? replacement_until)) return null;
  return {
    replacement: replacement_until !== null && today <= replacement_until,
    others: return_until !== null && today <= return_until,
  };
}

/** Returns what the total is called. After a refund it is no longer what was paid. */
export const totalLabel = ({
  is_paid,
  balance_due,
  refunds,
  gift_voucher_returned_amt: toVoucher,
}: Pick<Order, 'is_paid' | 'balance_due' | 'refunds' | 'gift_voucher_returned_amt'>): string =>
  is_paid && !balance_due && !refunds?.length && !toVoucher ? 'Paid' : 'Total';
