import { deliveryFeeNotes, type NotedTerms } from '../contract/delivery-fee-notes';
import { formatRupees } from './money';

/** Formats the delivery fee for a sentence: `free`, `₹100 (free on orders of ₹600 or more)`. */
export function formatDeliveryFee(terms: NotedTerms): string {
  const { shipping_fee: fee } = terms;
  const notes = deliveryFeeNotes(terms).join('; ');
  return `${fee === 0 ? 'free' : formatRupees(fee)}${notes && ` (${notes})`}`;
}
