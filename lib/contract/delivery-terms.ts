import type { DeliveryAmount } from './delivery-amounts.ts';
import type { DeliveryRules } from './delivery-rules.ts';
import type { EliteBenefits } from './elite-benefits.ts';
import type { PaymentTerms } from './payment-terms.ts';
import type { ReturnWindows } from './return-windows.ts';
import { storeRules } from './store-rules.ts';

/** Terms of delivery, returns and payment of the shop and its minimum order; amounts in rupees. */
export type DeliveryTerms = Record<DeliveryAmount, number> &
  DeliveryRules &
  Pick<PaymentTerms, 'rounds_total'> &
  ReturnWindows & {
    /** Home city with priority and free delivery; empty: none. */
    free_shipping_city: string;
    /** Whether some PIN codes have a fee of their own or are not served. */
    differs_by_pin?: boolean | undefined;
    /** Left out in orders that were placed while delivery to members was always free. */
    elite_benefits?: EliteBenefits | undefined;
  };

/** Terms of the delivery zone of a PIN code. */
export interface ZoneTerms {
  /** Working days: minimum and maximum. */
  days: WorkingDays;
  /** Rupees; null: the fee of the shop. */
  fee: number | null;
}

export type WorkingDays = readonly [fewest: number, most: number];

export interface Destination {
  /** City of the delivery address. */
  city: string;
  /** Left out where only the city is known. */
  pin?: string | undefined;
  isMember: boolean;
  /** Left out where the zone is not known. */
  zone?: ZoneTerms | undefined;
}

export interface Parcel {
  /** Value of the goods after discounts, in rupees. */
  goods: number;
  grams: number;
}

const plain = (city: string) => city.trim().toLowerCase();

/**
 * Returns whether a city is the shop's home city (priority and free delivery); always false if the
 * shop has none.
 */
export function isHomeCity(city: string, { free_shipping_city: home }: DeliveryTerms): boolean {
  return home !== '' && plain(city) === plain(home);
}

/** Returns the delivery fee of members in rupees; null: the fee of everybody. */
export const memberFee = ({ elite_benefits: benefits }: DeliveryTerms): number | null =>
  benefits ? benefits.delivery_fee : 0;

/** Returns the delivery fee of a customer if the usual fee is `fee`; in rupees. */
export function feeFor(isMember: boolean | undefined, fee: number, terms: DeliveryTerms): number {
  const reduced = isMember ? memberFee(terms) : null;
  return reduced === null ? fee : Math.min(reduced, fee);
}

/**
 * Returns the shipping fee in rupees: 0 in the shop's home city and for goods that reach the free
 * amount; otherwise the fee of the zone, or of the shop, plus the surcharge of a heavy parcel; for
 * Elite members at most theirs. Without `parcel`: the fee of a small one.
 */
export function shippingFee(
  { city, isMember, zone }: Destination,
  terms: DeliveryTerms,
  { goods, grams }: Parcel = { goods: 0, grams: 0 },
): number {
  const { free_from: freeFrom = 0, weight_included: included = 0, weight_fee: each = 0 } = terms;
  if (isHomeCity(city, terms)) return 0;
  if (freeFrom > 0 && goods >= freeFrom) return 0;
  const further = included > 0 ? Math.max(0, Math.ceil(grams / 1_000 - included)) : 0;
  // In paise: sums of rupees with decimals are not exact.
  const paise =
    Math.round((zone?.fee ?? terms.shipping_fee) * 100) + further * Math.round(each * 100);
  return feeFor(isMember, paise / 100, terms);
}

/**
 * Returns the fee of cash on delivery in rupees; 0 for other ways of payment, and where nothing is
 * due without it.
 */
export const cashFee = (
  payType: string | undefined,
  { cash_fee: fee = 0 }: DeliveryRules,
  due: number,
): number => (payType === 'Cash on Delivery' && due > 0 ? fee : 0);

/** Returns the working days of delivery: those of the zone; in the home city at most its own. */
export function workingDays(
  { city, zone }: Pick<Destination, 'city' | 'zone'>,
  terms: DeliveryTerms,
): WorkingDays {
  const { nearby, elsewhere } = storeRules.deliveryDays;
  const days = zone?.days ?? elsewhere;
  return isHomeCity(city, terms) && days[1] > nearby[1] ? nearby : days;
}

/** A litre counts as a kilogram. */
const gramsPerUnit: Record<string, number> = { g: 1, ml: 1, kg: 1_000, l: 1_000 };

/** Returns the weight of goods in grams; goods counted in pieces have no weight. */
export function gramsOf(
  lines: readonly { unit: string; netQuantity: number; quantity: number }[],
): number {
  return lines.reduce(
    (grams, { unit, netQuantity, quantity }) =>
      grams + (gramsPerUnit[unit] ?? 0) * netQuantity * quantity,
    0,
  );
}
