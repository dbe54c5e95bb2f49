import { sql } from 'drizzle-orm';
import { storeRules } from '../../../contract/store-rules.ts';
import type { ServiceContext } from '../../context.ts';
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

/*
 * The transaction that closes the visitor's cart moves its lines: a second merge finds no open
 * cart.
 */
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
      ), room as (
        select ${sql.raw(String(maxLines))} - count(*) as lines from cart_items
        where cart_id = (select id from cart)
      ), brought as (
        select i.*, o.id is not null as "isJoined",
          count(*) filter (where o.id is null) over (order by i.id) as place
        from cart_items i left join cart_items o
          on o.cart_id = (select id from cart) and o.product_id = i.product_id
        where i.cart_id = ${sql.placeholder('fromCartId')}::integer
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
      limit greatest(0, ${sql.raw(String(maxItems))} - (
        select count(*) from wishlist_items where customer_id = ${customerId}))
      on conflict (customer_id, product_id) do nothing
      returning id`,
);

/**
 * Moves a visitor's cart and wishlist to a customer at login. Quantities are added up to the
 * available quantity; if that is less, the line stores the requested quantity. A sold-out product
 * stays with quantity 1, so that the customer sees it. What is above the maximum number of lines and
 * wishlist items is not moved, so that logging in again and again makes neither endless. Idempotent: a
 * second or simultaneous merge finds nothing to move. Runs in the transaction of `context`, or in its own.
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
