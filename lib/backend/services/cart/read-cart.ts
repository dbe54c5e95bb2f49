import type { Owner, ServiceContext } from '../../context.ts';
import type { Coupon } from '../coupon/coupon.ts';
import { couponDiscount } from '../coupon/coupon-discount.ts';
import { obstacleTo } from '../coupon/coupon-obstacle.ts';
import { findCoupon } from '../coupon/find-coupon.ts';
import { linesOfCart, linesOfOwner, type CartLine, type CartLineRow } from './cart-lines.ts';
import { totalsOf, type Totals } from './totals.ts';

/** A voucher that was applied and does not fit any more. */
export interface DroppedVoucher {
  code: string;
  /** A sentence for a person to read. */
  why: string;
}

export interface CartContents {
  lines: CartLine[];
  totals: Totals;
  /** The promotion that the totals hold. */
  coupon: Coupon | null;
  dropped: DroppedVoucher | null;
}

/** The caller's open cart at the prices of this moment; empty where there is none. */
export async function readCart(context: ServiceContext, owner: Owner): Promise<CartContents> {
  const rows = await linesOfOwner(context.db, owner);
  return withVoucher(context, owner.kind === 'customer' ? owner.customerId : undefined, rows);
}

/** One cart of a customer, open or not, at the prices of this moment. */
export async function readCartOf(
  context: ServiceContext,
  customerId: number,
  cartId: number,
): Promise<CartContents> {
  return withVoucher(context, customerId, await linesOfCart(context.db, { cartId }));
}

async function withVoucher(
  context: ServiceContext,
  customerId: number | undefined,
  lines: CartLineRow[],
): Promise<CartContents> {
  const code = lines[0]?.couponCode;
  const without = { lines, totals: totalsOf(lines), coupon: null, dropped: null };
  if (!code || customerId === undefined) return without;
  const coupon = await findCoupon(context, customerId, code);
  const obstacle = coupon ? obstacleTo(coupon, lines, context.now()) : 'is not in use any more';
  if (!coupon || obstacle) {
    return { ...without, dropped: { code, why: `Voucher ${code} was taken off: it ${obstacle}.` } };
  }
  return { lines, totals: totalsOf(lines, couponDiscount(coupon, lines)), coupon, dropped: null };
}
