import { shareHalfUp, type Discount } from '../cart/totals.ts';
import type { CouponLine, CouponTerms } from './coupon.ts';

type Scope = Pick<CouponTerms, 'productId' | 'categoryId' | 'brandId'>;
type Worth = Scope & Pick<CouponTerms, 'percent' | 'amount' | 'mostDiscount'>;

/** Whether a coupon applies to this product: all of its set restrictions must match. */
export function isFor({ productId, categoryId, brandId }: Scope, line: CouponLine): boolean {
  return (
    (productId === null || productId === line.productId) &&
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
  const goods = lines.reduce(
    (sum, line, i) => sum + (bears[i] ? line.price * line.quantity : 0),
    0,
  );
  const worth =
    coupon.percent === null ? (coupon.amount ?? 0) : shareHalfUp(goods, coupon.percent, 100);
  return { amount: Math.min(worth, coupon.mostDiscount ?? worth, goods), bears };
}
