import { sql, and, eq, isNull } from 'drizzle-orm';
import type { Owner, ServiceContext } from '../../context.ts';
import { carts } from '../../db/schema/cart.ts';
import { notFound } from '../../errors.ts';
import { maxCartQuantity, tooMany } from './availability.ts';
import { ownedStatement } from './lock-open-cart.ts';
import { type CartContents, readCart } from './read-cart.ts';

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
  line: { itemId: number; quantity: number },
): Promise<CartContents> {
  const [outcome] = await change(context.db, owner, { ...line, now: context.now() });
  if (!outcome) throw notFound('Cart item');
  if (outcome.changed === 0) throw tooMany(outcome.name, outcome.most);
  return cartAfterChange(context, owner);
}

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
