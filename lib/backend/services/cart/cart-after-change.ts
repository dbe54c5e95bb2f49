import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Owner, ServiceContext } from '../../context.ts';
import { carts } from '../../db/schema/cart.ts';
import { readCart, type CartContents } from './read-cart.ts';

/**
 * Returns the caller's cart after a change. Removes vouchers that no longer apply from the cart
 * row, with the reasons in `dropped`; an empty cart loses its vouchers.
 */
export async function cartAfterChange(
  context: ServiceContext,
  owner: Owner,
): Promise<CartContents> {
  const contents = await readCart(context, owner);
  const { lines, dropped } = contents;
  if (owner.kind === 'customer' && (dropped.length > 0 || lines.length === 0)) {
    const codes = { coupon: carts.couponCode, 'gift voucher': carts.giftVoucherHash };
    const left = (kind: keyof typeof codes) => {
      if (lines.length === 0) return null;
      const removed = dropped.find((one) => one.kind === kind);
      // Compare-and-set: a voucher that was applied in the meantime stays.
      return removed ? sql`nullif(${codes[kind]}, ${removed.code})` : undefined;
    };
    await context.db
      .update(carts)
      .set({ couponCode: left('coupon'), giftVoucherHash: left('gift voucher') })
      .where(and(eq(carts.customerId, owner.customerId), isNull(carts.closedAt)));
  }
  return contents;
}
