import type { CartCoupon } from '../../contract/cart-coupon';
import { toPaise, toRupees } from '../../contract/money';
import { formatRupees } from '../../format/money';

/** What a coupon gives: `10% off up to ₹200 on Tea, on orders of ₹500 or more`. */
export function couponOffer(coupon: CartCoupon): string {
  const {
    percent,
    amount,
    most_discount: maxDiscount,
    least_order: minOrder,
    first_order_only: isFirst,
    scope,
  } = coupon;
  const discount = percent === null ? `${formatRupees(amount ?? 0)} off` : `${percent}% off`;
  const limit = maxDiscount !== null && `up to ${formatRupees(maxDiscount)}`;
  const conditions = [
    isFirst && 'on your first order',
    scope.length > 0 && `on ${scope.join(' and ')}`,
    minOrder > 0 && `on orders of ${formatRupees(minOrder)} or more`,
  ]
    .filter(Boolean)
    .join(', ');
  return [discount, limit, conditions].filter(Boolean).join(' ');
}

/** Rupees of goods that a cart lacks for a coupon; 0 if it holds enough. */
export const shortOfCoupon = ({ least_order: minOrder }: CartCoupon, total: number): number =>
  toRupees(Math.max(0, toPaise(minOrder) - toPaise(total)));
