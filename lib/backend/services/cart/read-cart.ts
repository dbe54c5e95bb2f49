import type { Owner, ServiceContext } from '../../context.ts';
import type { Coupon } from '../coupon/coupon.ts';
import { couponDiscount } from '../coupon/coupon-discount.ts';
import { obstacleTo } from '../coupon/coupon-obstacle.ts';
import { findCoupon } from '../coupon/find-coupon.ts';
import { findGiftVoucher, type GiftVoucher } from '../gift-voucher/find-gift-voucher.ts';
import { obstacleToGift } from '../gift-voucher/gift-voucher-obstacle.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import { linesOfCart, linesOfOwner, type CartLine, type CartLineRow } from './cart-lines.ts';
import { totalsOf, type Discount, type Totals } from './totals.ts';

/** A voucher that was applied and no longer applies. */
export interface DroppedVoucher {
  kind: 'coupon' | 'gift voucher';
  /** A coupon's code, or the hash of a gift voucher's code. */
  code: string;
  /** Message for the user, a sentence. */
  why: string;
}

export interface CartContents {
  lines: CartLine[];
  totals: Totals;
  /** The coupon counted in the totals. */
  coupon: Coupon | null;
  /** The gift voucher that pays a part of the totals, besides the coupon. */
  gift: GiftVoucher | null;
  dropped: DroppedVoucher[];
}

/** Returns the caller's open cart at current prices; empty if there is none. */
export async function readCart(context: ServiceContext, owner: Owner): Promise<CartContents> {
  const rows = await linesOfOwner(context.db, owner);
  return withVouchers(context, owner.kind === 'customer' ? owner.customerId : undefined, rows);
}

/** Returns one cart of a customer, open or not, at current prices. */
export async function readCartOf(
  context: ServiceContext,
  customerId: number,
  cartId: number,
): Promise<CartContents> {
  return withVouchers(context, customerId, await linesOfCart(context.db, { cartId }));
}

/** Returns the reasons why vouchers were dropped from a cart as one text; undefined if none was. */
export function whyDropped(dropped: readonly DroppedVoucher[]): string | undefined {
  return dropped.length === 0 ? undefined : dropped.map(({ why }) => why).join(' ');
}

async function withVouchers(
  context: ServiceContext,
  customerId: number | undefined,
  lines: CartLineRow[],
): Promise<CartContents> {
  const { couponCode, giftVoucherHash } = lines[0] ?? {};
  const dropped: DroppedVoucher[] = [];
  let coupon: Coupon | null = null;
  let gift: GiftVoucher | null = null;
  let discount: Discount = { amount: 0 };
  if (couponCode && customerId !== undefined) {
    const found = await findCoupon(context, customerId, couponCode);
    const obstacle = found ? obstacleTo(found, lines, context.now()) : 'is not in use any more';
    if (found && !obstacle) {
      coupon = found;
      discount = couponDiscount(found, lines);
    } else {
      const why = `Voucher ${couponCode} was taken off: it ${obstacle}.`;
      dropped.push({ kind: 'coupon', code: couponCode, why });
    }
  }
  if (giftVoucherHash) {
    const found = await findGiftVoucher(context, giftVoucherHash);
    const obstacle = found ? obstacleToGift(found) : 'is not in use any more';
    if (found && !obstacle) gift = found;
    else {
      const ending = found ? ` ending in ${found.lastFour}` : '';
      const why = `The gift voucher${ending} was taken off: it ${obstacle}.`;
      dropped.push({ kind: 'gift voucher', code: giftVoucherHash, why });
    }
  }
  const { gstin } = await readShop(context);
  // A seller without GSTIN charges no GST: no part of the price is tax.
  const priced = gstin ? lines : lines.map((line) => ({ ...line, gstRate: 0 }));
  return { lines, totals: totalsOf(priced, discount, gift?.balance), coupon, gift, dropped };
}
