import { toRupees } from '../../contract/money';
import type { RefundState, RefundWay } from '../../contract/staff-refund';
import type { PaymentFilter, Resolution, StaffPayment } from '../../contract/staff-payment';
import { formatRupees } from '../../format/money';

interface StateWords {
  label: string;
  mood: 'good' | 'waits' | 'bad' | 'past';
}

export const stateWords: Record<PaymentFilter, StateWords> = {
  flagged: { label: 'Does not fit', mood: 'bad' },
  not_taken: { label: 'Paid at the gateway, open here', mood: 'bad' },
  created: { label: 'Started', mood: 'waits' },
  pending: { label: 'Under way', mood: 'waits' },
  paid: { label: 'Paid', mood: 'good' },
  returned: { label: 'Sent back', mood: 'past' },
  failed: { label: 'Failed', mood: 'past' },
  expired: { label: 'Given up', mood: 'past' },
};

export const wordsOfState = ({
  state,
  is_not_taken,
}: Pick<StaffPayment, 'state' | 'is_not_taken'>): StateWords =>
  stateWords[is_not_taken ? 'not_taken' : state];

export const purposeWords: Record<StaffPayment['purpose'], string> = {
  order: 'Order',
  membership: 'Membership',
  gift_voucher: 'Gift voucher',
};

export const refundStateWords: Record<RefundState, StateWords> = {
  asked_for: { label: 'Requested', mood: 'waits' },
  sent: { label: 'On its way', mood: 'waits' },
  done: { label: 'Paid back', mood: 'good' },
  failed: { label: 'Failed at the gateway', mood: 'bad' },
  to_be_paid: { label: 'To be paid manually', mood: 'bad' },
};

export const wayWords: Record<RefundWay, string> = {
  source: 'Original payment',
  gift_voucher: 'Gift voucher',
  by_hand: 'Bank transfer or cash',
};

const channelWords: Record<string, string> = {
  return: 'Brought by the browser',
  webhook: 'Sent by the gateway',
  asked: 'Requested',
};

export const wordsOfChannel = (by: string): string => channelWords[by] ?? by;

const outcomeWords: Record<string, string> = {
  paid: 'It counts as paid',
  failed: 'It counts as failed',
  pending: 'It is still under way',
  'nothing new': 'Known already: nothing was done',
  'unknown payment': 'No payment of this shop',
};

const flag = /^flagged: /;

/** The input has paise; the text shows rupees. */
export const wordsOfFault = (outcome: string): string =>
  outcome
    .replace(flag, '')
    .replace(
      /^(\d+) paise instead of (\d+)$/,
      (_, paid: string, asked: string) =>
        `${formatRupees(toRupees(Number(paid)))} were paid instead of ${formatRupees(toRupees(Number(asked)))}`,
    );

export function wordsOfOutcome(outcome: string | null): string {
  if (outcome === null) return 'Done';
  if (flag.test(outcome)) return `It does not fit: ${wordsOfFault(outcome)}`;
  return outcomeWords[outcome] ?? outcome;
}

interface ResolutionWords {
  label: string;
  question: string;
  consequence: string;
}

export const resolutionWords: Record<Resolution, ResolutionWords> = {
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
