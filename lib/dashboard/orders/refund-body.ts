import type { RefundInput } from '../../contract/staff-refund';

export interface RefundDraft {
  /** Pieces by line id. */
  pieces: Record<number, number>;
  /** Rupees as typed. */
  amount: string;
  includesShipping: boolean;
  reason: string;
}

/** Returns the body of a refund, or an error text if something is missing. */
export function refundBody({
  pieces,
  amount,
  includesShipping,
  reason,
}: RefundDraft): RefundInput | string {
  const lines = Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => ({ line_id: Number(id), quantity }));
  const typed = amount.replace(/[₹,\s]/g, '');
  const rupees = Number(typed);
  if (typed !== '' && !(rupees > 0)) return 'Please give the amount in rupees';
  if (typed !== '' && lines.length > 0) return 'Please choose either items or an amount';
  if (typed === '' && lines.length === 0 && !includesShipping)
    return 'Please choose what is refunded';
  if (reason.trim() === '') return 'Please say why it is refunded';
  return {
    reason: reason.trim(),
    ...(lines.length > 0 && { lines }),
    ...(typed !== '' && { amount: rupees }),
    ...(includesShipping && { includes_shipping: true }),
  };
}
