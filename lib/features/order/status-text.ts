import type { Order, OrderRow, OrderStatus } from '../../contract/order';
import {
  askForAccount,
  returnCheck,
  sayInReview,
  sayStillInReview,
} from '../../contract/order-texts';
import type { ShipmentStatus } from '../../contract/shipment';
import { toPaise, toRupees } from '../../contract/money';
import { formatDate, formatWeekday } from '../../format/date';
import { formatRupees } from '../../format/money';
import { amountDue, isNextPaid } from './order-rules';

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

export function statusTone(status: OrderStatus): StatusTone {
  return tones[status];
}

type Facts = Refunded &
  Pick<
    Order,
    | 'order_status'
    | 'pay_type'
    | 'is_paid'
    | 'final_total'
    | 'balance_due'
    | 'uncollected_amt'
    | 'gift_voucher_amt'
    | 'payment_in_review_amt'
  >;

const partlyDelivered = 'Part of your order has been delivered. The rest couldn’t be delivered.';

type Refunded = Pick<Order, 'refunds' | 'gift_voucher_returned_amt'>;

const sumOf = (refunds: readonly { amount: number }[]): number =>
  toRupees(refunds.reduce((sum, { amount }) => sum + toPaise(amount), 0));

/** Sentences of what was and will be refunded; none where nothing is. */
function refundSentences({ refunds = [], gift_voucher_returned_amt: toVoucher = 0 }: Refunded) {
  const done = sumOf(refunds.filter(({ is_settled }) => is_settled));
  const open = refunds.filter(({ is_settled }) => !is_settled);
  return [
    done > 0 && `${formatRupees(done)} has been refunded.`,
    open.length > 0 && `${formatRupees(sumOf(open))} is being refunded.`,
    open.some(({ is_manual }) => is_manual) && askForAccount,
    open.some(({ is_manual }) => !is_manual) && 'Your bank may take 5 to 7 working days.',
    toVoucher > 0 && `${formatRupees(toVoucher)} has been added back to your gift voucher.`,
  ].filter((sentence) => sentence !== false);
}

/*
 * Replacements are settled without a refund. Stores that do not report refunds have credit notes.
 */
function refundedSentence(order: StatusFacts): string {
  const { refunds, credit_notes: notes } = order;
  const credited = notes.map(({ amount }) => ({ amount, is_settled: true, requested_at: '' }));
  const sentences = refundSentences({ ...order, refunds: refunds ?? credited });
  return sentences.length > 0 ? sentences.join(' ') : 'Return closed. No refund was due.';
}

/** `₹1,078 refunded on 20 November 2026`: of a row of the list. */
export const refundText = ({ amount, at, is_settled }: NonNullable<OrderRow['refund']>): string =>
  `${formatRupees(amount)} ${is_settled ? 'refunded' : 'refund requested'} on ${formatDate(at)}`;

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

type StatusFacts = Facts & Pick<Order, 'credit_notes' | 'returns' | 'shipments'>;

const undeliverable = new Set<ShipmentStatus>(['returning', 'returned', 'lost']);

function shippedSentence(parcels: NonNullable<Order['shipments']>): string {
  const isPart = parcels.some(({ status }) => status === 'delivered');
  const others = parcels.filter(({ status }) => status !== 'delivered' && status !== 'cancelled');
  const isStuck = others.length > 0 && others.every(({ status }) => undeliverable.has(status));
  const part = 'Part of your order has been delivered.';
  if (isStuck)
    return isPart
      ? `${part} We couldn’t deliver the rest and will contact you.`
      : 'We couldn’t deliver your order and will contact you.';
  return isPart ? `${part} The rest is on its way.` : 'On its way to you.';
}

export function statusSentence(order: StatusFacts): string {
  const { order_status, pay_type, payment_in_review_amt: inReview } = order;
  const text = statusText(order);
  if (!inReview) return text;
  const isDue = order_status !== 'Cancelled' && amountDue(order) > 0;
  const review = (isDue ? sayInReview : sayStillInReview)(formatRupees(inReview));
  const isAwaited = isDue && order_status === 'Pending' && pay_type === 'Online Payment';
  return isAwaited ? review : `${text} ${review}`;
}

function statusText(order: StatusFacts): string {
  const { order_status, pay_type, is_paid, balance_due = 0, returns, shipments = [] } = order;
  switch (order_status) {
    case 'Pending':
      return pay_type === 'Online Payment' && !is_paid
        ? 'We’re waiting for your payment.'
        : 'Order received. We’ll confirm it shortly.';
    case 'Confirmed':
      return is_paid && balance_due > 0
        ? 'Order confirmed. We’ll pack it once the rest is paid.'
        : 'Order confirmed. We’ll pack it next.';
    case 'Packed':
      return 'Packed and ready for the courier.';
    case 'Shipped':
      return shippedSentence(shipments);
    case 'Delivered':
      if (returns.some(({ status }) => status === 'settled')) {
        return ['Delivered. Your return is closed.', ...refundSentences(order)].join(' ');
      }
      return shipments.some(({ status }) => status === 'lost' || status === 'returned')
        ? [partlyDelivered, ...refundSentences(order)].join(' ')
        : 'Your order has been delivered.';
    case 'Cancelled':
      return ['This order was cancelled.', ...refundSentences(order)].join(' ');
    case 'Return Requested':
      return 'Return requested. We’ll review it within 1 working day.';
    case 'Returned':
      return `We’ve received your return. ${returnCheck}`;
    case 'Refunded':
      return refundedSentence(order);
  }
}

/** What 'Accept and Pay' does. */
export function payHint(order: Facts): string {
  const due = formatRupees(amountDue(order));
  const gain = order.is_paid ? 'We’ll pack your order' : 'Your order is confirmed';
  return isNextPaid(order)
    ? `Pay ${due} by UPI, card or net banking. ${gain} as soon as you pay.`
    : `Accept and Pay is optional: pay ${due} now by UPI, card or net banking, or in cash when your order arrives.`;
}

export function paymentText(order: Facts): string {
  const { order_status, is_paid, final_total, balance_due = 0, refunds = [] } = order;
  const { uncollected_amt: uncollected = 0, payment_in_review_amt: inReview } = order;
  const isByVoucher = is_paid && final_total === 0 && order.gift_voucher_amt > 0;
  const payType = isByVoucher ? 'Gift voucher' : order.pay_type;
  const isCancelled = order_status === 'Cancelled';
  if (isCancelled && (refunds.length > 0 || (isByVoucher && order.gift_voucher_returned_amt))) {
    const isSettled = refunds.every(({ is_settled }) => is_settled);
    return `${payType}, ${isSettled ? 'refunded' : 'refund on its way'}`;
  }
  if (is_paid) {
    const paid = toPaise(final_total) - toPaise(uncollected) - toPaise(balance_due);
    const isAll = uncollected + balance_due === 0;
    const due = balance_due > 0 && `${formatRupees(balance_due)} still due`;
    const how = isAll ? 'paid' : `${formatRupees(toRupees(paid))} paid`;
    return [payType, how, due].filter(Boolean).join(', ');
  }
  if (inReview) return `${payType}, ${formatRupees(inReview)} being checked`;
  if (isCancelled) return `${payType}, nothing to pay`;
  return payType === 'Cash on Delivery'
    ? `${payType}, pay when it arrives`
    : `${payType}, not paid yet`;
}
