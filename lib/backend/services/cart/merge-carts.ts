import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { mostInCart } from './availability.ts';

export interface MergeParties {
  visitorId: string;
  customerId: number;
}

export interface Merged {
  /** Lines of the visitor's cart that are now in the customer's. */
  cartLines: number;
  /** Products of the visitor's wishlist that the customer's did not have. */
  wishlistItems: number;
}

const visitorId = sql`${sql.placeholder('visitorId')}::text`;
const customerId = sql`${sql.placeholder('customerId')}::integer`;
const now = sql`${sql.placeholder('now')}::timestamptz`;

/* Whoever closes the visitor's cart moves what is in it: a second merge finds none to close. */
const closeVisitorCart = namedStatement<{ id: number }>(
  'merge_close_visitor_cart',
  sql`update carts set closed_at = ${now}, updated_at = ${now}
      where visitor_id = ${visitorId} and closed_at is null
      returning id`,
);

const moveLines = namedStatement<{ id: number }>(
  'merge_move_lines',
  sql`with cart as (
        insert into carts (customer_id, created_at, updated_at) values (${customerId}, ${now}, ${now})
        on conflict (customer_id) where closed_at is null do update set updated_at = excluded.updated_at
        returning id
      )
      insert into cart_items (cart_id, product_id, quantity, asked_quantity, created_at)
      select cart.id, p.id, greatest(1, least(i.quantity, ${mostInCart})),
             case when i.quantity > ${mostInCart} then i.quantity end, i.created_at
      from cart, cart_items i join products p on p.id = i.product_id
      where i.cart_id = ${sql.placeholder('fromCartId')}::integer
      order by i.id
      on conflict (cart_id, product_id) do update
        set (quantity, asked_quantity) = (
          select greatest(1, least(cart_items.quantity::bigint + wanted.pieces, ${mostInCart})),
                 case when cart_items.quantity::bigint + wanted.pieces > ${mostInCart}
                      then cart_items.quantity::bigint + wanted.pieces end
          from products p,
               lateral (select coalesce(excluded.asked_quantity, excluded.quantity) as pieces) wanted
          where p.id = excluded.product_id
        )
      returning id`,
);

const moveWishlist = namedStatement<{ id: number }>(
  'merge_move_wishes',
  sql`with mine as (
        select id from wishlist_items where visitor_id = ${visitorId} order by id for update
      ), moved as (
        delete from wishlist_items using mine where wishlist_items.id = mine.id
        returning product_id, created_at, wishlist_items.id
      )
      insert into wishlist_items (customer_id, product_id, created_at)
      select ${customerId}, product_id, created_at from moved order by id
      on conflict (customer_id, product_id) do nothing
      returning id`,
);

/**
 * Moves a visitor's cart and wishlist into a customer's, as logging in does.
 * Quantities add up to what can be had, and what was asked for is remembered at the line where that
 * is less; a product that is sold out stays with one piece, so that the customer is told. A second or a simultaneous merge finds nothing left to move. Works in the
 * transaction of `context`, or in one of its own.
 */
export async function mergeVisitor(
  context: ServiceContext,
  { visitorId: from, customerId: to }: MergeParties,
): Promise<Merged> {
  return inTransaction(context.db, async (tx) => {
    const values = { visitorId: from, customerId: to, now: context.now() };
    const [closed] = await closeVisitorCart(tx, values);
    const lines = closed ? await moveLines(tx, { ...values, fromCartId: closed.id }) : [];
    const wishlistItems = await moveWishlist(tx, values);
    return { cartLines: lines.length, wishlistItems: wishlistItems.length };
  });
}
