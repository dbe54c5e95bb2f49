import type { DeliveryTerms } from '../contract/delivery-terms';
import { formatRupees } from './money';

/**
 * Formats the delivery fee for a sentence: `₹100` or `₹100 (free on orders of ₹600 or more)`. With several parcels it
 * is the sum of their fees, without the free limit.
 */
export const formatDeliveryFee = (
  { shipping_fee: fee, free_from: freeFrom = 0 }: Pick<DeliveryTerms, 'shipping_fee' | 'free_from'>,
  parcels = 1,
): string =>
  formatRupees(parcels * fee) +
  (parcels === 1 && freeFrom > 0 ? ` (free on orders of ${formatRupees(freeFrom)} or more)` : '');
