import { sql } from 'drizzle-orm';
import { storeRules } from '../../../contract/store-rules.ts';
import type { ServiceContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { maxCartQuantity } from './availability.ts';

export interface MergeParties {
  visitorId: string;
  customerId: number;
}

export interface Merged {
  /** Lines of the visitor's cart that were moved to the customer's cart. */
  cartLines: number;
  /** Products of the visitor's wishlist that were missing in the customer's. */
  wishlistItems: number;
}

const { maxCartLines: maxLines, maxWishlistItems: maxItems } = storeRules;
const visitorId = sql`${sql.placeholder('visitorId')}::text`;
const customerId = sql`${sql.placeholder('customerId')}::integer`;
const now = sql`${sql.placeholder('now')}::timestamptz`;

const fromCartId = sql`${sql.placeholder('fromCartId')}::integer`;

/* A second merge waits for this one, and then finds no open cart. */
const lockVisitorCart = namedStatement<{ id: number }>(
  'merge_lock_visitor_cart',
  sql`select id from carts where visitor_id = ${visitorId} and closed_at is null for update`,
);

const moveLines = namedStatement<{ id: number }>(
  'merge_move_lines',
  sql`with cart as (
        insert into carts (customer_id, created_at, updated_at) values (${customerId}, ${now}, ${now})
        on conflict (customer_id) where closed_at is null do update set updated_at = excluded.updated_at
        returning id
      ), room as (
        select ${sql.raw(String(maxLines))} - count(*) as lines from cart_items
        where cart_id = (select id from cart)
      ), brought as (
        select i.*, o.id is not null as "isJoined",
          count(*) filter (where o.id is null) over (order by i.id) as place
        from cart_items i left join cart_items o
          on o.cart_id = (select id from cart) and o.product_id = i.product_id
        where i.cart_id = ${fromCartId}
      )
      insert into cart_items (cart_id, product_id, quantity, asked_quantity, created_at)
      select cart.id, p.id, greatest(1, least(i.quantity, ${maxCartQuantity})),
             case when i.quantity > ${maxCartQuantity} then i.quantity end, i.created_at
      from cart, room, brought i join products p on p.id = i.product_id
      where i."isJoined" or i.place <= room.lines
      order by i.id
      on conflict (cart_id, product_id) do update
        set (quantity, asked_quantity) = (
          select greatest(1, least(cart_items.quantity::bigint + wanted.pieces, ${maxCartQuantity})),
                 case when cart_items.quantity::bigint + wanted.pieces > ${maxCartQuantity}
                      then cart_items.quantity::bigint + wanted.pieces end
          from products p,
               lateral (select coalesce(excluded.asked_quantity, excluded.quantity) as pieces) wanted
          where p.id = excluded.product_id
        )
      returning id`,
);

/* Lines for which the customer's cart has no room stay in the visitor's. */
const deleteMovedLines = namedStatement(
  'merge_delete_moved_lines',
  sql`delete from cart_items where cart_id = ${fromCartId} and product_id in (
        select i.product_id from cart_items i join carts c on c.id = i.cart_id
        where c.customer_id = ${customerId} and c.closed_at is null)`,
);

const closeEmptyCart = namedStatement(
  'merge_close_empty_cart',
  sql`update carts set closed_at = ${now}, updated_at = ${now}
      where id = ${fromCartId}
        and not exists (select from cart_items where cart_id = ${fromCartId})`,
);

const moveWishlist = namedStatement<{ id: number }>(
  'merge_move_wishes',
  sql`with mine as (
        select id, product_id from wishlist_items
        where visitor_id = ${visitorId} order by id for update
      ), known as (
        select product_id from wishlist_items where customer_id = ${customerId}
      ), brought as (
        select mine.id, known.product_id is not null as "isJoined",
          count(*) filter (where known.product_id is null) over (order by mine.id) as place
        from mine left join known using (product_id)
      ), moved as (
        delete from wishlist_items w using brought b
        where w.id = b.id and (
          b."isJoined" or b.place <= ${sql.raw(String(maxItems))} - (select count(*) from known))
        returning w.id, w.product_id, w.created_at
      )
      insert into wishlist_items (customer_id, product_id, created_at)
      select ${customerId}, product_id, created_at from moved order by id
      on conflict (customer_id, product_id) do nothing
      returning id`,
);

/**
 * Moves a visitor's cart and wishlist to a customer at login. Quantities are added up to the
 * available quantity; if that is less, the line stores the requested quantity. A sold-out product
 * stays with quantity 1, so that the customer sees it. What is above the maximum number of lines
 * and wishlist items stays with the visitor, until a later login finds room. Idempotent: a second
 * or simultaneous merge finds nothing to move. Runs in the transaction of `context`, or in its own.
 */
export async function mergeVisitor(
  context: ServiceContext,
  { visitorId: from, customerId: to }: MergeParties,
): Promise<Merged> {
  return inTransaction(context.db, async (tx) => {
    const values = { visitorId: from, customerId: to, now: context.now() };
    const [cart] = await lockVisitorCart(tx, values);
    const lines = cart ? await moveCart(tx, { ...values, fromCartId: cart.id }) : [];
    const wishlistItems = await moveWishlist(tx, values);
    return { cartLines: lines.length, wishlistItems: wishlistItems.length };
  });
}

async function moveCart(tx: Transaction, values: Parameters<typeof moveLines>[1]) {
  const lines = await moveLines(tx, values);
  await deleteMovedLines(tx, values);
  await closeEmptyCart(tx, values);
  return lines;
}
