import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Owner, ServiceContext } from '../../context.ts';
import { carts } from '../../db/schema/cart.ts';
import { readCart, type CartContents } from './read-cart.ts';

/**
 * The caller's cart after it was changed. A voucher that does not fit any more leaves it for good,
 * and `dropped` says why; so does one of a cart with nothing in it.
 */
export async function cartAfterChange(
  context: ServiceContext,
  owner: Owner,
): Promise<CartContents> {
  const contents = await readCart(context, owner);
  const { lines, dropped } = contents;
  if (owner.kind === 'customer' && (dropped || lines.length === 0)) {
    await context.db
      .update(carts)
      .set({ couponCode: null })
      .where(
        and(
          eq(carts.customerId, owner.customerId),
          isNull(carts.closedAt),
          dropped ? eq(carts.couponCode, dropped.code) : isNotNull(carts.couponCode),
        ),
      );
  }
  return contents;
}
