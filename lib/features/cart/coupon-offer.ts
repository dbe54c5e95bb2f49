import type { CartCoupon } from '../../contract/cart-coupon';
import { toPaise, toRupees } from '../../contract/money';
import { formatRupees } from '../../format/money';

/** What a coupon gives: `10% off, up to ₹200, on Tea, from ₹500`. */
export function couponOffer(coupon: CartCoupon): string {
  const {
    percent,
    amount,
    most_discount: most,
    least_order: least,
    first_order_only: isFirst,
    scope,
  } = coupon;
  return [
    percent === null ? `${formatRupees(amount ?? 0)} off` : `${percent}% off`,
    most !== null && `up to ${formatRupees(most)}`,
    isFirst && 'on your first order',
    scope.length > 0 && `on ${scope.join(' and ')}`,
    least > 0 && `from ${formatRupees(least)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Rupees of goods that a cart lacks for a coupon; 0 if it holds enough. */
export const shortOfCoupon = ({ least_order: least }: CartCoupon, total: number): number =>
  toRupees(Math.max(0, toPaise(least) - toPaise(total)));
