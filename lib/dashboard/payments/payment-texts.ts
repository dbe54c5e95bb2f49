import { toRupees } from '../../contract/money';
import type { RefundState, RefundMethod } from '../../contract/staff-refund';
import type { PaymentFilter, Resolution, StaffPayment } from '../../contract/staff-payment';
import { formatRupees } from '../../format/money';
import type { StateLabel } from '../state-label';

export const stateLabels: Record<PaymentFilter, StateLabel> = {
  flagged: { label: 'Mismatch', mood: 'bad' },
  not_taken: { label: 'Paid, not recorded', mood: 'bad' },
  created: { label: 'Started', mood: 'waits' },
  pending: { label: 'Processing', mood: 'waits' },
  paid: { label: 'Paid', mood: 'good' },
  returned: { label: 'Refunded', mood: 'past' },
  failed: { label: 'Failed', mood: 'past' },
  expired: { label: 'Expired', mood: 'past' },
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
  sent: { label: 'Processing', mood: 'waits' },
  done: { label: 'Refunded', mood: 'good' },
  failed: { label: 'Failed at the gateway', mood: 'bad' },
  to_be_paid: { label: 'Manual refund due', mood: 'bad' },
};

export const refundMethodLabels: Record<RefundMethod, string> = {
  source: 'Original payment method',
  gift_voucher: 'Gift voucher',
  by_hand: 'Bank transfer or cash',
};

const channelLabels: Record<string, string> = {
  return: 'From the customer’s browser',
  webhook: 'From the gateway',
  asked: 'Requested',
};

export const channelLabel = (by: string): string => channelLabels[by] ?? by;

const outcomeTexts: Record<string, string> = {
  paid: 'Marked as paid',
  failed: 'Marked as failed',
  pending: 'Still processing',
  'nothing new': 'Already known, no action taken',
  'unknown payment': 'Not a payment of this shop',
};

const flag = /^flagged: /;

const mismatch = /^(\d+) paise instead of (\d+)$/;

/** Whether a flagged payment is of another currency, or less than is due. */
export function isShort(outcome: string): boolean {
  const [fault, paid, expected] = mismatch.exec(outcome.replace(flag, '')) ?? [];
  return fault ? Number(paid) < Number(expected) : outcome.includes(' instead of ');
}

/** The input has paise; the text shows rupees. */
export const faultText = (outcome: string): string =>
  outcome
    .replace(flag, '')
    .replace(
      mismatch,
      (_, paid: string, expected: string) =>
        `${formatRupees(toRupees(Number(paid)))} was paid instead of ${formatRupees(toRupees(Number(expected)))}`,
    );

export function outcomeText(outcome: string | null): string {
  if (outcome === null) return 'Done';
  if (flag.test(outcome)) return `Mismatch: ${faultText(outcome)}`;
  return outcomeTexts[outcome] ?? outcome;
}

interface ResolutionTexts {
  label: string;
  question: string;
  consequence: string;
}

export const resolutionTexts: Record<Resolution, ResolutionTexts> = {
  accept: {
    label: 'Accept payment',
    question: 'Accept this payment?',
    consequence: 'The order goes ahead and any excess is refunded automatically.',
  },
  refund: {
    label: 'Refund payment',
    question: 'Refund this payment in full?',
    consequence: 'The full amount will be refunded to the original payment method.',
  },
  dismiss: {
    label: 'No payment received',
    question: 'Mark as not received?',
    consequence:
      'The payment will be marked as failed. We’ll first check that the gateway hasn’t received any money.',
  },
};
