import type { ServiceContext } from '../../context.ts';
import type { Coupon } from '../coupon/coupon.ts';
import { couponDiscount, obstacleTo } from '../coupon/coupon-obstacle.ts';
import { type GiftVoucher, obstacleToGift } from '../gift-voucher/find-gift-voucher.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import { allotStock } from './allot-stock.ts';
import type { CartLine } from './cart-lines.ts';
import { explodeCombos, type SaleLine } from './explode-combos.ts';
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
  /** The lines with the parts of combos instead of combos: what is ordered, taxed and packed. */
  sold: SaleLine[];
  /** Its `lines` are those of `sold`. */
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
 * ones. Vouchers that do not apply are dropped, with the reason. Coupons, discounts and GST are
 * those of the parts of combos; `lines` come back with the stock that is left for each.
 */
export async function priceLines(
  context: ServiceContext,
  given: readonly CartLine[],
  vouchers: GivenVouchers,
): Promise<PricedLines> {
  const lines = allotStock(given);
  const sold = explodeCombos(lines);
  const dropped: DroppedVoucher[] = [];
  let coupon: Coupon | null = null;
  let gift: GiftVoucher | null = null;
  let discount: Discount = { amount: 0 };
  if (vouchers.coupon) {
    const { code, found } = vouchers.coupon;
    const obstacle = found ? obstacleTo(found, sold, context.now()) : 'is no longer valid';
    if (found && !obstacle) {
      coupon = found;
      discount = couponDiscount(found, sold);
    } else {
      const why = `We removed coupon ${code}. It ${obstacle}.`;
      dropped.push({ kind: 'coupon', code, why });
    }
  }
  if (vouchers.gift) {
    const { hash, found } = vouchers.gift;
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
  const priced = gstin ? sold : sold.map((line) => ({ ...line, gstRate: 0 }));
  const totals = calculateTotals(priced, discount, gift?.balance, lines);
  return { lines, sold, totals, coupon, gift, dropped };
}
