import { eq } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { carts } from '../../db/schema/cart.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, StoreError } from '../../errors.ts';
import { linesOfCart } from '../cart/cart-lines.ts';
import { lockOpenCart } from '../cart/lock-open-cart.ts';
import { readCart, type CartContents } from '../cart/read-cart.ts';
import { obstacleTo } from '../coupon/coupon-obstacle.ts';
import { findCoupon } from '../coupon/find-coupon.ts';

/**
 * Applies a voucher code to the customer's cart, in place of one that was there before; answers the
 * cart with it. 404 where there is no such code, 409 where it does not fit, saying why.
 */
export async function applyVoucher(
  context: ServiceContext,
  customer: CustomerCaller,
  code: string,
): Promise<CartContents> {
  return inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    const coupon = await findCoupon(within, customer.customerId, code);
    if (!coupon) throw new StoreError(404, 'There is no voucher with this code.');
    const cartId = await lockOpenCart(within, customer.customerId);
    const lines = cartId === undefined ? [] : await linesOfCart(tx, { cartId });
    if (cartId === undefined || lines.length === 0) throw conflict('Your cart is empty');
    const obstacle = obstacleTo(coupon, lines, context.now());
    if (obstacle) throw conflict(`This voucher ${obstacle}.`);
    await tx
      .update(carts)
      .set({ couponCode: coupon.code, updatedAt: context.now() })
      .where(eq(carts.id, cartId));
    return readCart(within, customer);
  });
}
