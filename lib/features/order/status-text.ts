import type { Order, OrderRow, OrderStatus } from '../../contract/order';
import { returnCheck, sayInReview, sayStillInReview } from '../../contract/order-texts';
import { toPaise, toRupees } from '../../contract/money';
import { formatDate, formatWeekday } from '../../format/date';
import { formatRupees } from '../../format/money';
import { amountDue } from './order-rules';

export type StatusTone = 'now' | 'done' | 'over' | 'under way';

const tones: Record<OrderStatus, StatusTone> = {
  Pending: 'now',
  Confirmed: 'under way',
  Packed: 'under way',
  Shipped: 'under way',
  Delivered: 'done',
  Cancelled: 'over',
  'Return Requested': 'now',
  Returned: 'done',
  Refunded: 'over',
};

export function toneOf(status: OrderStatus): StatusTone {
  return tones[status];
}

type Facts = Pick<
  Order,
  'order_status' | 'pay_type' | 'is_paid' | 'final_total' | 'balance_due' | 'payment_in_review_amt'
>;

/* Replacements are settled without a credit note. */
function refundedSentence(notes: Order['credit_notes']): string {
  const refunded = notes.reduce((sum, { amount }) => sum + amount, 0);
  return refunded > 0
    ? `${formatRupees(refunded)} has been refunded.`
    : 'Return closed. No refund was due.';
}

/* For a cancelled order that was paid, if the store reports its refunds. */
function cancelledSentence(refunds: Order['refunds'] = []): string {
  if (refunds.length === 0) return 'This order was cancelled.';
  const amount = formatRupees(
    toRupees(refunds.reduce((sum, refund) => sum + toPaise(refund.amount), 0)),
  );
  return refunds.every(({ is_settled }) => is_settled)
    ? `This order was cancelled. ${amount} has been refunded.`
    : `This order was cancelled. ${amount} is being refunded. Your bank may take 5 to 7 working days.`;
}

const neverArrives = new Set<OrderStatus>(['Cancelled', 'Returned', 'Refunded']);

/** Returns when an order was or will be delivered; undefined if it is not known or never. */
export function deliveryText({
  order_status,
  delivery_date,
}: Pick<OrderRow, 'order_status' | 'delivery_date'>): [term: string, day: string] | undefined {
  if (!delivery_date || neverArrives.has(order_status)) return undefined;
  const hasArrived = order_status === 'Delivered' || order_status === 'Return Requested';
  return hasArrived
    ? ['Delivered on', formatDate(delivery_date)]
    : ['Expected by', formatWeekday(delivery_date)];
}

type StatusFacts = Facts & Pick<Order, 'credit_notes' | 'refunds' | 'returns'>;

export function statusSentence(order: StatusFacts): string {
  const { order_status, pay_type, payment_in_review_amt: inReview } = order;
  const text = statusText(order);
  if (!inReview) return text;
  const isDue = order_status !== 'Cancelled' && amountDue(order) > 0;
  const review = (isDue ? sayInReview : sayStillInReview)(formatRupees(inReview));
  const isAwaited = isDue && order_status === 'Pending' && pay_type === 'Online Payment';
  return isAwaited ? review : `${text} ${review}`;
}

function statusText({
  order_status,
  pay_type,
  is_paid,
  credit_notes,
  refunds,
  returns,
}: StatusFacts): string {
  switch (order_status) {
    case 'Pending':
      return pay_type === 'Online Payment' && !is_paid
        ? 'We’re waiting for your payment.'
        : 'Order received. We’ll confirm it shortly.';
    case 'Confirmed':
      return 'Order confirmed. We’ll pack it next.';
    case 'Packed':
      return 'Packed and ready for the courier.';
    case 'Shipped':
      return 'On its way to you.';
    case 'Delivered':
      return returns.some(({ status }) => status === 'settled')
        ? 'Delivered. Your return is closed.'
        : 'Your order has been delivered.';
    case 'Cancelled':
      return cancelledSentence(refunds);
    case 'Return Requested':
      return 'Return requested. We’ll review it within 1 working day.';
    case 'Returned':
      return `We’ve received your return. ${returnCheck}`;
    case 'Refunded':
      return refundedSentence(credit_notes);
  }
}

export function paymentText({
  order_status,
  pay_type,
  is_paid,
  payment_in_review_amt: inReview,
  refunds = [],
}: Facts & Pick<Order, 'refunds'>): string {
  if (order_status === 'Cancelled' && refunds.length > 0) {
    const isSettled = refunds.every(({ is_settled }) => is_settled);
    return `${pay_type}, ${isSettled ? 'refunded' : 'refund on its way'}`;
  }
  if (is_paid) return `${pay_type}, paid`;
  if (inReview) return `${pay_type}, ${formatRupees(inReview)} being checked`;
  if (order_status === 'Cancelled') return `${pay_type}, nothing to pay`;
  return pay_type === 'Cash on Delivery'
    ? `${pay_type}, pay when it arrives`
    : `${pay_type}, not paid yet`;
}
