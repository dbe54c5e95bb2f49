import type { OrderMood } from './order-words';

interface PaymentWords {
  text: string;
  mood: OrderMood;
}

const words: Record<string, PaymentWords> = {
  created: { text: 'Begun, not paid yet', mood: 'waits' },
  pending: { text: 'The gateway is still at it', mood: 'waits' },
  paid: { text: 'Paid', mood: 'good' },
  failed: { text: 'Failed', mood: 'past' },
  expired: { text: 'Given up', mood: 'past' },
  flagged: { text: 'Paid, but it does not fit: look at it', mood: 'bad' },
  returned: { text: 'Paid and sent back', mood: 'past' },
};

export const paymentWords = (status: string): PaymentWords =>
  words[status] ?? { text: status, mood: 'past' };
