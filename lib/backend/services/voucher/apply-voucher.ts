import { eq } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { carts } from '../../db/schema/cart.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, StoreError } from '../../errors.ts';
import { linesOfCart, type CartLine } from '../cart/cart-lines.ts';
import { lockOpenCart } from '../cart/lock-open-cart.ts';
import { readCart, type CartContents } from '../cart/read-cart.ts';
import type { Coupon } from '../coupon/coupon.ts';
import { obstacleTo } from '../coupon/coupon-obstacle.ts';
import { findCoupon } from '../coupon/find-coupon.ts';
import { findGiftVoucher, type GiftVoucher } from '../gift-voucher/find-gift-voucher.ts';
import { obstacleToGift } from '../gift-voucher/gift-voucher-obstacle.ts';
import { hashOfCode, voucherCodeOf } from '../gift-voucher/voucher-code.ts';

export interface AppliedVoucher {
  kind: 'coupon' | 'gift voucher';
  cart: CartContents;
}

/**
 * Applies a voucher code to the customer's cart; returns the cart. At most one promotion and one
 * gift voucher: a new one replaces the old one of its kind. Throws 404 for an unknown code, 409
 * with the reason if it cannot be applied.
 */
export async function applyVoucher(
  context: ServiceContext,
  customer: CustomerCaller,
  code: string,
): Promise<AppliedVoucher> {
  return inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    const coupon = await findCoupon(within, customer.customerId, code);
    const gift = coupon ? undefined : await giftVoucherOf(within, code);
    if (!coupon && !gift) throw new StoreError(404, 'There is no voucher with this code.');
    const cartId = await lockOpenCart(within, customer.customerId);
    const lines = cartId === undefined ? [] : await linesOfCart(tx, { cartId });
    if (cartId === undefined || lines.length === 0) throw conflict('Your cart is empty');
    const applied = coupon ? couponThatFits(coupon, lines, context.now()) : giftThatPays(gift);
    await tx
      .update(carts)
      .set({ ...applied, updatedAt: context.now() })
      .where(eq(carts.id, cartId));
    const cart = await readCart(within, customer);
    return { kind: coupon ? 'coupon' : 'gift voucher', cart };
  });
}

async function giftVoucherOf(
  context: ServiceContext,
  typed: string,
): Promise<GiftVoucher | undefined> {
  const code = voucherCodeOf(typed);
  return code === undefined ? undefined : findGiftVoucher(context, hashOfCode(code));
}

function couponThatFits(coupon: Coupon, lines: readonly CartLine[], now: Date) {
  const obstacle = obstacleTo(coupon, lines, now);
  if (obstacle) throw conflict(`This voucher ${obstacle}.`);
  return { couponCode: coupon.code };
}

function giftThatPays(gift: GiftVoucher | undefined) {
  const obstacle = gift && obstacleToGift(gift);
  if (obstacle) throw conflict(`This gift voucher ${obstacle}.`);
  return { giftVoucherHash: gift?.codeHash };
}
