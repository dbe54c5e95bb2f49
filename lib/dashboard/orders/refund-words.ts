import type { OrderRefund, RefundState, RefundWay } from '../../contract/staff-refund';

const ways: Record<RefundWay, string> = {
  source: 'Back to where it was paid from',
  gift_voucher: 'Back on the gift voucher',
  by_hand: 'Paid back by hand',
};

const states: Record<RefundState, string> = {
  asked_for: 'the gateway is being asked',
  sent: 'on its way',
  done: 'done',
  failed: 'failed, see Payments',
  to_be_paid: 'still to be paid, see Payments',
};

export const refundWords = ({ way, state }: Pick<OrderRefund, 'way' | 'state'>): string =>
  `${ways[way]}: ${states[state]}`;
