import { sql } from 'drizzle-orm';
import type { Owner, ServiceContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { cartAfterChange } from './cart-after-change.ts';
import { ownedStatement } from './owned-statement.ts';
import type { CartContents } from './read-cart.ts';

const remove = ownedStatement<{ id: number }>(
  'remove_cart_line',
  ({ column, value }) => sql`
    with cart as (
      select id from carts where ${column} = ${value} and closed_at is null for update
    ), touched as (
      update carts set updated_at = ${sql.placeholder('now')}::timestamptz
      from cart where carts.id = cart.id
    )
    delete from cart_items using cart
    where cart_items.cart_id = cart.id and cart_items.id = ${sql.placeholder('itemId')}::integer
    returning cart_items.id`,
);

/**
 * Removes a line from the caller's cart. Returns the cart after the change; 404 if the line is not
 * in it.
 */
export async function removeCartLine(
  context: ServiceContext,
  owner: Owner,
  itemId: number,
): Promise<CartContents> {
  const removed = await remove(context.db, owner, { itemId, now: context.now() });
  if (removed.length === 0) throw notFound('Cart item');
  return cartAfterChange(context, owner);
}
