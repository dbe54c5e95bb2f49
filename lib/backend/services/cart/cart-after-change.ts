import { and, eq, isNull } from 'drizzle-orm';
import type { Owner, ServiceContext } from '../../context.ts';
import { carts } from '../../db/schema/cart.ts';
import { readCart, type CartContents } from './read-cart.ts';

/**
 * The caller's cart after it was changed. A voucher that does not fit any more leaves it for good;
 * `dropped` says why.
 */
export async function cartAfterChange(
  context: ServiceContext,
  owner: Owner,
): Promise<CartContents> {
  const contents = await readCart(context, owner);
  if (contents.dropped && owner.kind === 'customer') {
    await context.db
      .update(carts)
      .set({ couponCode: null })
      .where(
        and(
          eq(carts.customerId, owner.customerId),
          isNull(carts.closedAt),
          eq(carts.couponCode, contents.dropped.code),
        ),
      );
  }
  return contents;
}
