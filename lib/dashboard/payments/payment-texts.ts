import { toRupees } from '../../contract/money';
import type { RefundState, RefundMethod } from '../../contract/staff-refund';
import type { PaymentFilter, Resolution, StaffPayment } from '../../contract/staff-payment';
import { formatRupees } from '../../format/money';
import type { StateLabel } from '../state-label';

export const stateLabels: Record<PaymentFilter, StateLabel> = {
  flagged: { label: 'Does not fit', mood: 'bad' },
  not_taken: { label: 'Paid at the gateway, open here', mood: 'bad' },
  created: { label: 'Started', mood: 'waits' },
  pending: { label: 'Under way', mood: 'waits' },
  paid: { label: 'Paid', mood: 'good' },
  returned: { label: 'Sent back', mood: 'past' },
  failed: { label: 'Failed', mood: 'past' },
  expired: { label: 'Given up', mood: 'past' },
};

export const paymentStateLabel = ({
  state,
  is_not_taken,
}: Pick<StaffPayment, 'state' | 'is_not_taken'>): StateLabel =>
  stateLabels[is_not_taken ? 'not_taken' : state];

export const purposeLabels: Record<StaffPayment['purpose'], string> = {
  order: 'Order',
  membership: 'Membership',
  gift_voucher: 'Gift voucher',
};

export const refundStateLabels: Record<RefundState, StateLabel> = {
  asked_for: { label: 'Requested', mood: 'waits' },
  sent: { label: 'On its way', mood: 'waits' },
  done: { label: 'Paid back', mood: 'good' },
  failed: { label: 'Failed at the gateway', mood: 'bad' },
  to_be_paid: { label: 'To be paid manually', mood: 'bad' },
};

export const refundMethodLabels: Record<RefundMethod, string> = {
  source: 'Original payment',
  gift_voucher: 'Gift voucher',
  by_hand: 'Bank transfer or cash',
};

const channelLabels: Record<string, string> = {
  return: 'Brought by the browser',
  webhook: 'Sent by the gateway',
  asked: 'Requested',
};

export const channelLabel = (by: string): string => channelLabels[by] ?? by;

const outcomeTexts: Record<string, string> = {
  paid: 'It counts as paid',
  failed: 'It counts as failed',
  pending: 'It is still under way',
  'nothing new': 'Known already: nothing was done',
  'unknown payment': 'No payment of this shop',
};

const flag = /^flagged: /;

/** The input has paise; the text shows rupees. */
export const faultText = (outcome: string): string =>
  outcome
    .replace(flag, '')
    .replace(
      /^(\d+) paise instead of (\d+)$/,
      (_, paid: string, expected: string) =>
        `${formatRupees(toRupees(Number(paid)))} were paid instead of ${formatRupees(toRupees(Number(expected)))}`,
    );

export function outcomeText(outcome: string | null): string {
  if (outcome === null) return 'Done';
  if (flag.test(outcome)) return `It does not fit: ${faultText(outcome)}`;
  return outcomeTexts[outcome] ?? outcome;
}

interface ResolutionTexts {
  label: string;
  question: string;
  consequence: string;
}

export const resolutionTexts: Record<Resolution, ResolutionTexts> = {
  accept: {
    label: 'Accept it',
    question: 'Accept this payment?',
    consequence:
      'What was paid for goes ahead. What was paid too much goes back by itself; less than was asked for can not be accepted.',
  },
  refund: {
    label: 'Pay it back',
    question: 'Pay all of it back?',
    consequence: 'All that the gateway holds of it goes back to where it came from.',
  },
  dismiss: {
    label: 'No money has moved',
    question: 'Has no money moved?',
    consequence: 'It counts as failed. The gateway is asked first: it must hold nothing of it.',
  },
};
