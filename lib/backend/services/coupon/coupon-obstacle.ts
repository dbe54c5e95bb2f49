import { formatInIndia } from '../../../contract/format-in-india.ts';
import { lineTotal, shareHalfUp, type Discount } from '../cart/totals.ts';
import type { Coupon, CouponLine, CouponTerms } from './coupon.ts';

const money = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});
const inRupees = (paise: number) => money.format(paise / 100);
const day = (moment: number) => formatInIndia(moment, 'd MMMM yyyy');

/**
 * Returns why a coupon gives no discount now, as the continuation of 'This coupon …'; null if it
 * applies. Reasons that the customer cannot change come first.
 */
export function obstacleTo(coupon: Coupon, lines: readonly CouponLine[], now: Date): string | null {
  const { startsAt, endsAt, usesInAll, usesPerCustomer, leastOrder, scope } = coupon;
  if (!coupon.isActive) return 'is no longer valid';
  if (endsAt !== null && now.getTime() >= endsAt) return `expired on ${day(endsAt - 1)}`;
  if (startsAt !== null && now.getTime() < startsAt) return `is valid from ${day(startsAt)}`;
  if (usesInAll !== null && coupon.usedCount >= usesInAll) return 'has reached its usage limit';
  if (usesPerCustomer !== null && coupon.usedByCustomer >= usesPerCustomer) {
    return usesPerCustomer === 1
      ? 'can be used only once, and you’ve already used it'
      : `can be used only ${usesPerCustomer} times, and you’ve used it ${usesPerCustomer} times`;
  }
  if (coupon.firstOrderOnly && coupon.hasOrdered) return 'is only for your first order';
  if (!lines.some((line) => isFor(coupon, line))) {
    return `works only on ${scope.join(' and ')}`;
  }
  const goods = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  if (goods < leastOrder) {
    return `needs a cart of ${inRupees(leastOrder)} or more. Add items worth ${inRupees(leastOrder - goods)} to use it`;
  }
  return null;
}

type Scope = Pick<CouponTerms, 'productId' | 'categoryId' | 'brandId'>;
type Worth = Scope & Pick<CouponTerms, 'percent' | 'amount' | 'mostDiscount'>;

/**
 * Whether a coupon applies to this product: all of its set restrictions must match. A coupon for a
 * combo applies to its parts.
 */
export function isFor({ productId, categoryId, brandId }: Scope, line: CouponLine): boolean {
  return (
    (productId === null || productId === line.productId || productId === line.item?.productId) &&
    (brandId === null || brandId === line.brandId) &&
    (categoryId === null || line.categoryIds.includes(categoryId))
  );
}

/**
 * Returns the discount of a coupon in paise and its lines: a percentage rounded half up or its
 * fixed amount, limited by the coupon's own maximum and by the price of the goods.
 */
export function couponDiscount(coupon: Worth, lines: readonly CouponLine[]): Discount {
  const bears = lines.map((line) => isFor(coupon, line));
  const goods = lines.reduce((sum, line, i) => sum + (bears[i] ? lineTotal(line) : 0), 0);
  const worth =
    coupon.percent === null ? (coupon.amount ?? 0) : shareHalfUp(goods, coupon.percent, 100);
  return { amount: Math.min(worth, coupon.mostDiscount ?? worth, goods), bears };
}
