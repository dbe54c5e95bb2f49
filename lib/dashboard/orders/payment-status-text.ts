import type { OrderMood } from './order-labels';

interface PaymentStatusText {
  text: string;
  mood: OrderMood;
}

const statusTexts: Record<string, PaymentStatusText> = {
  created: { text: 'Begun, not paid yet', mood: 'waits' },
  pending: { text: 'The gateway is still at it', mood: 'waits' },
  paid: { text: 'Paid', mood: 'good' },
  failed: { text: 'Failed', mood: 'past' },
  expired: { text: 'Given up', mood: 'past' },
  flagged: { text: 'Paid, but it does not fit: look at it', mood: 'bad' },
  returned: { text: 'Paid and sent back', mood: 'past' },
};

export const paymentStatusText = (status: string): PaymentStatusText =>
  statusTexts[status] ?? { text: status, mood: 'past' };
