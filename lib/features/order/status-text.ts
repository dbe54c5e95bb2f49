import type { Order, OrderStatus } from '../../contract/order';
import { toPaise, toRupees } from '../../contract/money';
import { formatRupees } from '../../format/money';

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
  Refunded: 'done',
};

export function toneOf(status: OrderStatus): StatusTone {
  return tones[status];
}

type Facts = Pick<Order, 'order_status' | 'pay_type' | 'is_paid'>;

/* Replacements are settled without a credit note. */
function refundedSentence(notes: Order['credit_notes']): string {
  const refunded = notes.reduce((sum, { amount }) => sum + amount, 0);
  return refunded > 0
    ? `${formatRupees(refunded)} has been refunded.`
    : 'Its return is settled; no money was refunded.';
}

/* For a cancelled order that was paid, if the store reports its refunds. */
function cancelledSentence(refunds: Order['refunds'] = []): string {
  if (refunds.length === 0) return 'It was cancelled; nothing more will be sent.';
  const amount = formatRupees(
    toRupees(refunds.reduce((sum, refund) => sum + toPaise(refund.amount), 0)),
  );
  return refunds.every(({ is_settled }) => is_settled)
    ? `It was cancelled. ${amount} has been refunded.`
    : `It was cancelled. ${amount} is being refunded; your bank may take 5 to 7 working days.`;
}

export function statusSentence({
  order_status,
  pay_type,
  is_paid,
  credit_notes,
  refunds,
  returns,
}: Facts & Pick<Order, 'credit_notes' | 'refunds' | 'returns'>): string {
  switch (order_status) {
    case 'Pending':
      return pay_type === 'Online Payment' && !is_paid
        ? 'It is awaiting your payment.'
        : 'We have it and will confirm it next.';
    case 'Confirmed':
      return 'It is confirmed and will be packed next.';
    case 'Packed':
      return 'It is packed and ready for the courier.';
    case 'Shipped':
      return 'It is on its way to you.';
    case 'Delivered':
      return returns.some(({ status }) => status === 'settled')
        ? 'It has arrived, and your return is settled.'
        : 'It has arrived.';
    case 'Cancelled':
      return cancelledSentence(refunds);
    case 'Return Requested':
      return 'We have your request to return it.';
    case 'Returned':
      return 'It has come back to us.';
    case 'Refunded':
      return refundedSentence(credit_notes);
  }
}

export function paymentText({
  order_status,
  pay_type,
  is_paid,
  refunds = [],
}: Facts & Pick<Order, 'refunds'>): string {
  if (order_status === 'Cancelled' && refunds.length > 0) {
    const isSettled = refunds.every(({ is_settled }) => is_settled);
    return `${pay_type}, ${isSettled ? 'refunded' : 'refund on its way'}`;
  }
  if (is_paid) return `${pay_type}, paid`;
  if (order_status === 'Cancelled') return `${pay_type}, nothing to pay`;
  return pay_type === 'Cash on Delivery'
    ? `${pay_type}, to be paid at the door`
    : `${pay_type}, not paid yet`;
}
