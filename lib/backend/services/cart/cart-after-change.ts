import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Owner, ServiceContext } from '../../context.ts';
import { carts } from '../../db/schema/cart.ts';
import { readCart, type CartContents } from './read-cart.ts';

/**
 * The caller's cart after it was changed. A voucher that does not fit any more leaves it for good,
 * and `dropped` says why; so do those of a cart with nothing in it.
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
      const gone = dropped.find((one) => one.kind === kind);
      // One that was applied in the meantime stays.
      return gone ? sql`nullif(${codes[kind]}, ${gone.code})` : undefined;
    };
    await context.db
      .update(carts)
      .set({ couponCode: left('coupon'), giftVoucherHash: left('gift voucher') })
      .where(and(eq(carts.customerId, owner.customerId), isNull(carts.closedAt)));
  }
  return contents;
}
