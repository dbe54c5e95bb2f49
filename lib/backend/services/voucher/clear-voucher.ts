import { and, eq, isNull } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { carts } from '../../db/schema/cart.ts';
import { readCart, type CartContents } from '../cart/read-cart.ts';
import { isCodeOf } from '../gift-voucher/is-code-of.ts';

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
