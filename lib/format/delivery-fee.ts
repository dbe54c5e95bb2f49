import type { DeliveryTerms } from '../contract/delivery-terms';
import { formatRupees } from './money';

/**
 * The delivery fee as sentences say it: `₹100`, `₹100 (free from ₹600)`. For several parcels: their
 * sum.
 */
export const formatDeliveryFee = (
  { shipping_fee: fee, free_from: freeFrom = 0 }: Pick<DeliveryTerms, 'shipping_fee' | 'free_from'>,
  parcels = 1,
): string =>
  formatRupees(parcels * fee) +
  (parcels === 1 && freeFrom > 0 ? ` (free from ${formatRupees(freeFrom)})` : '');
