import { shareHalfUp, type Discount } from '../cart/totals.ts';
import type { CouponLine, CouponTerms } from './coupon.ts';

type Scope = Pick<CouponTerms, 'productId' | 'categoryId' | 'brandId'>;
type Worth = Scope & Pick<CouponTerms, 'percent' | 'amount' | 'mostDiscount'>;

/** Whether a coupon is for this product: all that it names has to fit. */
export function isFor({ productId, categoryId, brandId }: Scope, line: CouponLine): boolean {
  return (
    (productId === null || productId === line.productId) &&
    (brandId === null || brandId === line.brandId) &&
    (categoryId === null || line.categoryIds.includes(categoryId))
  );
}

/**
 * What a coupon takes off these goods, in paise, and which lines bear it: a percentage of them
 * rounded half up or its fixed amount, never above its own limit nor above what they cost.
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
