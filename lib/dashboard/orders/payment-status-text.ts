import type { Mood } from '../state-label';

interface PaymentStatusText {
  text: string;
  mood: Mood;
}

const statusTexts: Record<string, PaymentStatusText> = {
  created: { text: 'Begun, not paid yet', mood: 'waits' },
  pending: { text: 'Still processing at the gateway', mood: 'waits' },
  paid: { text: 'Paid', mood: 'good' },
  failed: { text: 'Failed', mood: 'past' },
  expired: { text: 'Expired', mood: 'past' },
  flagged: { text: 'Paid, but does not match: please check', mood: 'bad' },
  returned: { text: 'Paid and refunded', mood: 'past' },
};

export const paymentStatusText = (status: string): PaymentStatusText =>
  statusTexts[status] ?? { text: status, mood: 'past' };
