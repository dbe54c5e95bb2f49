import type { ServiceContext } from '../../context.ts';
import type { Coupon } from '../coupon/coupon.ts';
import { couponDiscount, obstacleTo } from '../coupon/coupon-obstacle.ts';
import { type GiftVoucher, obstacleToGift } from '../gift-voucher/find-gift-voucher.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import type { CartLine } from './cart-lines.ts';
import { calculateTotals, type Discount, type Totals } from './totals.ts';

/** A voucher that was applied and no longer applies. */
export interface DroppedVoucher {
  kind: 'coupon' | 'gift voucher';
  /** A coupon's code, or the hash of a gift voucher's code. */
  code: string;
  /** Message for the user, a sentence. */
  why: string;
}

export interface PricedLines {
  lines: CartLine[];
  totals: Totals;
  /** The coupon counted in the totals. */
  coupon: Coupon | null;
  /** The gift voucher that pays a part of the totals, besides the coupon. */
  gift: GiftVoucher | null;
  dropped: DroppedVoucher[];
}

/** Vouchers to apply: code or hash, and the voucher found for it. */
export interface GivenVouchers {
  coupon?: { code: string; found: Coupon | undefined } | undefined;
  gift?: { hash: string; found: GiftVoucher | undefined } | undefined;
}

/**
 * Prices lines with their vouchers: the only place that does, for carts, new orders and changed
 * ones. Vouchers that do not apply are dropped, with the reason.
 */
export async function priceLines(
  context: ServiceContext,
  lines: CartLine[],
  given: GivenVouchers,
): Promise<PricedLines> {
  const dropped: DroppedVoucher[] = [];
  let coupon: Coupon | null = null;
  let gift: GiftVoucher | null = null;
  let discount: Discount = { amount: 0 };
  if (given.coupon) {
    const { code, found } = given.coupon;
    const obstacle = found ? obstacleTo(found, lines, context.now()) : 'is no longer valid';
    if (found && !obstacle) {
      coupon = found;
      discount = couponDiscount(found, lines);
    } else {
      const why = `We removed coupon ${code}. It ${obstacle}.`;
      dropped.push({ kind: 'coupon', code, why });
    }
  }
  if (given.gift) {
    const { hash, found } = given.gift;
    const obstacle = found ? obstacleToGift(found) : 'is no longer valid';
    if (found && !obstacle) gift = found;
    else {
      const ending = found ? ` ending in ${found.lastFour}` : '';
      const why = `We removed the gift voucher${ending}. It ${obstacle}.`;
      dropped.push({ kind: 'gift voucher', code: hash, why });
    }
  }
  const { gstin } = await readShop(context);
  // A seller without GSTIN charges no GST: no part of the price is tax.
  const priced = gstin ? lines : lines.map((line) => ({ ...line, gstRate: 0 }));
  return { lines, totals: calculateTotals(priced, discount, gift?.balance), coupon, gift, dropped };
}
