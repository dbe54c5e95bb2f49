import type { Mood } from '../state-label';

interface PaymentStatusText {
  text: string;
  mood: Mood;
}

const statusTexts: Record<string, PaymentStatusText> = {
  created: { text: 'Started, not paid', mood: 'waits' },
  pending: { text: 'Processing', mood: 'waits' },
  paid: { text: 'Paid', mood: 'good' },
  failed: { text: 'Failed', mood: 'past' },
  expired: { text: 'Expired', mood: 'past' },
  flagged: { text: 'Amount mismatch: needs review', mood: 'bad' },
  returned: { text: 'Paid and refunded', mood: 'past' },
};

export const paymentStatusText = (status: string): PaymentStatusText =>
  statusTexts[status] ?? { text: status, mood: 'past' };
