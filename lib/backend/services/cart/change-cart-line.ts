import { sql } from 'drizzle-orm';
import type { Owner, ServiceContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { maxCartQuantity, tooMany } from './availability.ts';
import { cartAfterChange } from './cart-after-change.ts';
import { ownedStatement } from './owned-statement.ts';
import type { CartContents } from './read-cart.ts';

export interface CartLineChange {
  itemId: number;
  quantity: number;
}

const quantity = sql`${sql.placeholder('quantity')}::integer`;

const change = ownedStatement<{ name: string; most: number; changed: number }>(
  'change_cart_line',
  ({ column, value }) => sql`
    with found as (
      select i.id, c.id as cart_id, p.name, ${maxCartQuantity} as most
      from carts c
      join cart_items i on i.cart_id = c.id
      join products p on p.id = i.product_id
      where c.${column} = ${value} and c.closed_at is null
        and i.id = ${sql.placeholder('itemId')}::integer
      for update of c
    ), line as (
      update cart_items set quantity = ${quantity}, asked_quantity = null
      from found where cart_items.id = found.id and ${quantity} <= found.most
      returning cart_items.id
    ), touched as (
      update carts set updated_at = ${sql.placeholder('now')}::timestamptz
      from found where carts.id = found.cart_id
    )
    select name, most, (select count(*)::integer from line) as changed from found`,
);

/**
 * Sets the quantity of a line of the caller's cart. Returns the cart after the change. 404 if the
 * line is not in it, 409 with `available_quantity` if that quantity is not available.
 */
export async function changeCartLine(
  context: ServiceContext,
  owner: Owner,
  line: CartLineChange,
): Promise<CartContents> {
  const [outcome] = await change(context.db, owner, { ...line, now: context.now() });
  if (!outcome) throw notFound('Cart item');
  if (outcome.changed === 0) throw tooMany(outcome.name, outcome.most);
  return cartAfterChange(context, owner);
}
