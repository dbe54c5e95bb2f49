import { sql } from 'drizzle-orm';
import type { CartCoupon } from '../../../contract/cart-coupon.ts';
import { toRupees } from '../../../contract/money.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { linesOfOwner } from '../cart/cart-lines.ts';
import { explodeCombos } from '../cart/explode-combos.ts';
import type { Coupon } from './coupon.ts';
import { obstacleTo } from './coupon-obstacle.ts';
import { selectCoupons } from './select-coupons.ts';

/** Maximum number of coupons below a cart, and of those that are looked at for it. */
const maxShown = 5;
const maxRead = 100;

/* The first two conditions must be those of the index `coupons_in_cart_idx`. A code for one order
   in all was given to one person. */
const couponsInCart = namedStatement<Coupon>(
  'coupons_in_cart',
  sql`${selectCoupons(sql`
    k.show_in_cart and k.is_active
    and (k.uses_in_all is null or (k.uses_in_all > 1 and k.used_count < k.uses_in_all))
    and (k.starts_at is null or k.starts_at <= ${sql.placeholder('now')}::timestamptz)
    and (k.ends_at is null or k.ends_at > ${sql.placeholder('now')}::timestamptz)`)}
    order by k.least_order, k.id limit ${sql.raw(String(maxRead))}`,
);

/**
 * Returns the coupons to show in the customer's cart: those that apply to it, or would with more
 * goods, the lowest minimum first. None for an empty cart.
 */
export async function listCartCoupons(
  { db, now }: ServiceContext,
  caller: CustomerCaller,
): Promise<CartCoupon[]> {
  const lines = explodeCombos(await linesOfOwner(db, caller));
  if (lines.length === 0) return [];
  const values = { customerId: caller.customerId, now: now().toISOString() };
  const coupons = await couponsInCart(db, values);
  return coupons
    .filter((coupon) => obstacleTo({ ...coupon, leastOrder: 0 }, lines, now()) === null)
    .slice(0, maxShown)
    .map(toCartCoupon);
}

const inRupees = (paise: number | null) => (paise === null ? null : toRupees(paise));

const toCartCoupon = (coupon: Coupon): CartCoupon => ({
  code: coupon.code,
  percent: coupon.percent,
  amount: inRupees(coupon.amount),
  most_discount: inRupees(coupon.mostDiscount),
  least_order: toRupees(coupon.leastOrder),
  first_order_only: coupon.firstOrderOnly,
  scope: coupon.scope,
});
