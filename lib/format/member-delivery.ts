import { memberFee, type DeliveryTerms } from '../contract/delivery-terms';
import type { EliteBenefits } from '../contract/elite-benefits';
import { formatRupees } from './money';

/** Delivery fee of members: `free` or `₹20`; undefined if it is everybody’s fee. */
export function formatMemberFee(terms: DeliveryTerms): string | undefined {
  const fee = memberFee(terms);
  if (fee === 0) return 'free';
  return fee === null || fee >= terms.shipping_fee ? undefined : formatRupees(fee);
}

/** Arrival of express delivery: `the same day or the next`, `within 3 working days`. */
export function formatExpressDays({ express_days: days }: Pick<EliteBenefits, 'express_days'>) {
  if (days === 0) return 'the same day or the next';
  return days === 1 ? 'the next working day' : `within ${days} working days`;
}

/** Express places in a sentence: `Pune, Nashik and PIN codes beginning with 411`. */
export function formatExpressPlaces({ express_places: places }: EliteBenefits): string {
  const pins = places.filter((place) => /^\d/.test(place));
  const cities = places.filter((place) => !/^\d/.test(place));
  const parts =
    pins.length > 0 ? [...cities, `PIN codes beginning with ${pins.join(', ')}`] : cities;
  return [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ');
}
