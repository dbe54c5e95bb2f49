import type { Owner, ServiceContext } from '../../context.ts';
import { findCoupon } from '../coupon/find-coupon.ts';
import { findGiftVoucher } from '../gift-voucher/find-gift-voucher.ts';
import { linesOfCart, linesOfOwner, type CartLineRow } from './cart-lines.ts';
import { priceLines, type DroppedVoucher, type PricedLines } from './price-lines.ts';

export type CartContents = PricedLines;

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
  const { couponCode, giftVoucherHash: hash } = lines[0] ?? {};
  return priceLines(context, lines, {
    coupon:
      couponCode && customerId !== undefined
        ? { code: couponCode, found: await findCoupon(context, customerId, couponCode) }
        : undefined,
    gift: hash ? { hash, found: await findGiftVoucher(context, hash) } : undefined,
  });
}
