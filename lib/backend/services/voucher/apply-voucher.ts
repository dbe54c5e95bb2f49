import { eq, and, isNull } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { carts } from '../../db/schema/cart.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, StoreError } from '../../errors.ts';
import { linesOfCart, type CartLine } from '../cart/cart-lines.ts';
import { explodeCombos } from '../cart/explode-combos.ts';
import { lockOpenCart } from '../cart/lock-open-cart.ts';
import { readCart, type CartContents } from '../cart/read-cart.ts';
import { toCartTotals, toVouchers } from '../cart/serialize.ts';
import { obstacleTo } from '../coupon/coupon-obstacle.ts';
import type { Coupon } from '../coupon/coupon.ts';
import { findCoupon } from '../coupon/find-coupon.ts';
import {
  findGiftVoucher,
  type GiftVoucher,
  obstacleToGift,
  isCodeOf,
} from '../gift-voucher/find-gift-voucher.ts';
import { hashOfCode, voucherCodeOf } from '../gift-voucher/voucher-code.ts';

/**
 * Applies a voucher code to the customer's cart; returns the cart. At most one promotion and one
 * gift voucher: a new one replaces the old one of its kind. Throws 404 for an unknown code, 409
 * with the reason if it cannot be applied.
 */
export async function applyVoucher(
  context: ServiceContext,
  customer: CustomerCaller,
  code: string,
): Promise<{ kind: 'coupon' | 'gift voucher'; cart: CartContents }> {
  return withinTransaction(context, async (within, tx) => {
    const coupon = await findCoupon(within, customer.customerId, code);
    const gift = coupon ? undefined : await giftVoucherOf(within, code);
    if (!coupon && !gift)
      throw new StoreError(404, 'This code isn’t valid. Check it and try again.');
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
  const obstacle = obstacleTo(coupon, explodeCombos(lines), now);
  if (obstacle) throw conflict(`This coupon ${obstacle}.`);
  return { couponCode: coupon.code };
}

function giftThatPays(gift: GiftVoucher | undefined) {
  const obstacle = gift && obstacleToGift(gift);
  if (obstacle) throw conflict(`This gift voucher ${obstacle}.`);
  return { giftVoucherHash: gift?.codeHash };
}

/**
 * Removes a voucher from the customer's cart, or both kinds if no code is given; returns the cart.
 * Idempotent.
 */
export async function clearVoucher(
  context: ServiceContext,
  customer: CustomerCaller,
  code: string | undefined,
): Promise<CartContents> {
  const { coupon, gift } = await readCart(context, customer);
  const goes = {
    coupon: code === undefined || code.toUpperCase() === coupon?.code,
    gift: code === undefined || (gift !== null && isCodeOf(gift, code)),
  };
  await context.db
    .update(carts)
    .set({
      ...(goes.coupon && { couponCode: null }),
      ...(goes.gift && { giftVoucherHash: null }),
      updatedAt: context.now(),
    })
    .where(and(eq(carts.customerId, customer.customerId), isNull(carts.closedAt)));
  return readCart(context, customer);
}

/** Serializes the answer to applying or clearing a voucher: the cart's new totals. */
export function toVoucherAnswer(message: string, cart: CartContents) {
  const totals = toCartTotals(cart.totals);
  const { total, gst_amt, discount_amt, gift_voucher_amt, final_total } = totals;
  return {
    message,
    total,
    gst_amt,
    discount_amt,
    gift_voucher_amt,
    final_total,
    ...toVouchers(cart),
  };
}
