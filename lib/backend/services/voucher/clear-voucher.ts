import { and, eq, isNull } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { carts } from '../../db/schema/cart.ts';
import { readCart, type CartContents } from '../cart/read-cart.ts';

/** Takes the voucher off the customer's cart, where there is one; answers the cart without it. */
export async function clearVoucher(
  context: ServiceContext,
  customer: CustomerCaller,
): Promise<CartContents> {
  await context.db
    .update(carts)
    .set({ couponCode: null, updatedAt: context.now() })
    .where(and(eq(carts.customerId, customer.customerId), isNull(carts.closedAt)));
  return readCart(context, customer);
}
