import { sql } from 'drizzle-orm';
import type { Owner, ServiceContext } from '../../context.ts';
import { conflict, notFound } from '../../errors.ts';
import { ownedStatement } from '../cart/lock-open-cart.ts';
import { isListed } from '../../db/is-listed.ts';

const productId = sql`${sql.placeholder('productId')}::integer`;

const takeOff = ownedStatement<{ id: number }>(
  'take_off_wishlist',
  ({ column, value }) => sql`
    delete from wishlist_items where ${column} = ${value} and product_id = ${productId}
    returning id`,
);

const putOn = ownedStatement<{ added: number }>(
  'put_on_wishlist',
  ({ column, value }) => sql`
    with wanted as (
      select p.id from products p where p.id = ${productId} and ${isListed(sql.placeholder('now'))}
    ), item as (
      insert into wishlist_items (${column}, product_id, created_at)
      select ${value}, id, ${sql.placeholder('now')}::timestamptz from wanted
      on conflict (${column}, product_id) do nothing
      returning id
    )
    select (select count(*)::integer from item) as added from wanted`,
);

const tries = 100;

/**
 * Adds a product to the caller's wishlist, or removes it if it is there. Returns whether it
 * is there now. Throws 404 if a product to be added is not on sale in this store.
 */
export async function toggleWishlist(
  { db, now }: ServiceContext,
  owner: Owner,
  id: number,
): Promise<boolean> {
  // If neither works, a concurrent toggle of the same product came in between: try again.
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const taken = await takeOff(db, owner, { productId: id });
    if (taken.length > 0) return false;
    const [put] = await putOn(db, owner, { productId: id, now: now() });
    if (!put) throw notFound('Product');
    if (put.added > 0) return true;
  }
  throw conflict('We couldn’t update your wishlist. Try again.');
}
