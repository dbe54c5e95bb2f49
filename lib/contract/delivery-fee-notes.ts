import type { DeliveryTerms } from './delivery-terms.ts';
import { groupRupees } from './group-digits.ts';

export type NotedTerms = Pick<
  DeliveryTerms,
  'shipping_fee' | 'free_from' | 'weight_included' | 'weight_fee' | 'differs_by_pin'
>;

/** What else the delivery fee depends on: `free on orders of ₹600 or more`. */
export function deliveryFeeNotes({
  shipping_fee: fee,
  free_from: freeFrom = 0,
  weight_included: included = 0,
  weight_fee: each = 0,
  differs_by_pin: differs,
}: NotedTerms): string[] {
  return [
    freeFrom > 0 && fee > 0 && `free on orders of ₹${groupRupees(freeFrom)} or more`,
    included > 0 && each > 0 && `₹${groupRupees(each)} more for each kg above ${included} kg`,
    differs && 'different for some PIN codes',
  ].filter((note) => typeof note === 'string');
}
