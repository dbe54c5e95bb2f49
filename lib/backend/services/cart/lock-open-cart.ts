import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { carts } from '../../db/schema/cart.ts';

/**
 * Locks the customer's open cart until the transaction ends, so that it becomes one order only.
 * Returns its id; undefined if there is none.
 */
export async function lockOpenCart(
  { db }: ServiceContext,
  customerId: number,
): Promise<number | undefined> {
  const [cart] = await db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.customerId, customerId), isNull(carts.closedAt)))
    .for('update');
  return cart?.id;
}
