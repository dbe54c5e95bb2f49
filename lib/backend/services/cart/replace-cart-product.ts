import { eq, sql } from 'drizzle-orm';
import type { Owner, ServiceContext } from '../../context.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { cartItems, carts } from '../../db/schema/cart.ts';
import { invalid, notFound } from '../../errors.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { isListed } from '../../db/is-listed.ts';
import { membersFirst } from '../product/members-first.ts';
import { isOwnedByMember } from './add-cart-line.ts';
import { maxCartQuantity, tooMany } from './availability.ts';
import { cartAfterChange } from './change-cart-line.ts';
import { ownedStatement } from './lock-open-cart.ts';
import type { CartContents } from './read-cart.ts';

interface ProductReplacement {
  itemId: number;
  /** Another member of the family of the line's product. */
  productId: number;
  /** Left out: as many as before. */
  quantity?: number | undefined;
}

/* Locks the cart, so that parallel changes of its lines wait. */
const lockLine = ownedStatement<{ cartId: number; productId: number; quantity: number }>(
  'lock_cart_line',
  ({ column, value }) => sql`
    select c.id as "cartId", i.product_id as "productId", i.quantity
    from carts c join cart_items i on i.cart_id = c.id
    where c.${column} = ${value} and c.closed_at is null
      and i.id = ${sql.placeholder('itemId')}::integer
    for update of c`,
);

const findMember = namedStatement<{
  name: string;
  max: number;
  membersUntilMs: number | null;
  /** The line of the cart that has the product already. */
  otherId: number | null;
  otherQuantity: number;
}>(
  'find_family_member',
  sql`
    select p.name, o.id as "otherId", coalesce(o.quantity, 0) as "otherQuantity",
      ${maxCartQuantity} as max,
      case when p.members_until > ${sql.placeholder('now')}::timestamptz
        then (extract(epoch from p.members_until) * 1000)::float8 end as "membersUntilMs"
    from family_members own
    join family_members m on m.family_id = own.family_id
    join products p on p.id = m.product_id
    left join cart_items o on o.cart_id = ${sql.placeholder('cartId')}::integer
      and o.product_id = p.id and o.id <> ${sql.placeholder('itemId')}::integer
    where own.product_id = ${sql.placeholder('ownProductId')}::integer
      and m.product_id = ${sql.placeholder('productId')}::integer
      and ${isListed(sql.placeholder('now'))}`,
);

/**
 * Puts another member of the same family in the place of the product of a cart line; a line that
 * has it already is joined to this one. Returns the cart after the change. 404 if the line is not
 * in the caller's cart, 400 if the product is not of the family or not public, 409 with
 * `available_quantity` if there are not that many, 409 with `members_until` if it is for members
 * first; the line then stays as it was.
 */
export async function replaceCartProduct(
  context: ServiceContext,
  owner: Owner,
  { itemId, productId, quantity }: ProductReplacement,
): Promise<CartContents> {
  const isMember = await isOwnedByMember(context, owner);
  await withinTransaction(context, async ({ db, now }) => {
    const [line] = await lockLine(db, owner, { itemId });
    if (!line) throw notFound('Cart item');
    const { cartId } = line;
    const [member] = await findMember(db, {
      ...{ cartId, itemId, productId, ownProductId: line.productId, now: now() },
    });
    if (!member) throw invalid({ pid: ['Choose one of the options of this product'] });
    if (member.membersUntilMs && !isMember) {
      throw membersFirst(member.name, new Date(member.membersUntilMs));
    }
    const pieces = (quantity ?? line.quantity) + member.otherQuantity;
    if (pieces > member.max) throw tooMany(member.name, member.max);
    if (member.otherId !== null) {
      await db.delete(cartItems).where(eq(cartItems.id, member.otherId));
    }
    await db
      .update(cartItems)
      .set({ productId, quantity: pieces, requestedQuantity: null })
      .where(eq(cartItems.id, itemId));
    await db.update(carts).set({ updatedAt: now() }).where(eq(carts.id, cartId));
  });
  return cartAfterChange(context, owner);
}
