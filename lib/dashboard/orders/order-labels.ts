import type { OrderStatus } from '../../contract/order';
import type { OrderChannel } from '../../contract/order-channel';
import type { CallOutcome, OrderConcern } from '../../contract/staff-order-list';
import type { Mood } from '../state-label';

const moods: Record<OrderStatus, Mood> = {
  Pending: 'waits',
  Confirmed: 'waits',
  Packed: 'waits',
  Shipped: 'good',
  Delivered: 'good',
  Cancelled: 'past',
  'Return Requested': 'bad',
  Returned: 'waits',
  Refunded: 'past',
};

export const orderMood = (status: OrderStatus): Mood => moods[status];

export const concernLabels: Record<OrderConcern, string> = {
  to_be_called: 'Needs a call',
  waits_for_payment: 'Awaiting payment',
  paid_elsewhere: 'Payment to review',
  return_to_decide: 'Return to review',
};

export const callOutcomeLabels: Record<CallOutcome, string> = {
  confirmed: 'Confirmed by phone',
  no_answer: 'No answer',
  call_back: 'Call back later',
  refused: 'Cancelled by customer',
};

export const stepLabels: Record<OrderStatus, string> = {
  Pending: 'Move back to pending',
  Confirmed: 'Confirm',
  Packed: 'Mark as packed',
  Shipped: 'Mark as shipped',
  Delivered: 'Mark as delivered',
  Cancelled: 'Cancel order',
  'Return Requested': 'Request return',
  Returned: 'Mark as received',
  Refunded: 'Close return',
};

export const channelLabels: Record<OrderChannel, string> = {
  web: 'Website',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
};

export const orderCountText = (count: number) => (count === 1 ? '1 order' : `${count} orders`);

export const countText = ({ count, more }: { count: number; more: boolean }) =>
  `${count.toLocaleString('en-IN')}${more ? '+' : ''}`;
