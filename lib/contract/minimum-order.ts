import type { DeliveryTerms } from './delivery-terms.ts';

const inRupees = (amount: number) =>
  amount.toLocaleString('en-IN', {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  });

export const minimumOrderMessage = ({
  minimum_order: least,
}: Pick<DeliveryTerms, 'minimum_order'>): string =>
  `Minimum order value should be ₹${inRupees(least)}`;
