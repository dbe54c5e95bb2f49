import type { DeliveryTerms } from './delivery-terms.ts';
import { groupRupees } from './group-digits.ts';

export const minimumOrderMessage = ({
  minimum_order: minOrderRupees,
}: Pick<DeliveryTerms, 'minimum_order'>): string =>
  `Minimum order value should be ₹${groupRupees(minOrderRupees)}`;
