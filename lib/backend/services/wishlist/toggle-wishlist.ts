import { sql } from 'drizzle-orm';
import { storeRules } from '../../../contract/store-rules.ts';
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

/* Parallel additions may pass it by a few. */
const { maxWishlistItems: maxItems } = storeRules;

const putOn = ownedStatement<{ added: number; isFull: boolean }>(
  'put_on_wishlist',
  ({ column, value }) => sql`
    with wanted as (
      select p.id, (select count(*) from wishlist_items where ${column} = ${value})
        >= ${sql.raw(String(maxItems))} as "isFull"
      from products p where p.id = ${productId} and ${isListed(sql.placeholder('now'))}
    ), item as (
      insert into wishlist_items (${column}, product_id, created_at)
      select ${value}, id, ${sql.placeholder('now')}::timestamptz from wanted where not "isFull"
      on conflict (${column}, product_id) do nothing
      returning id
    )
    select "isFull", (select count(*)::integer from item) as added from wanted`,
);

const tries = 100;

/**
 * Adds a product to the caller's wishlist, or removes it if it is there. Returns whether it is
 * there now. Throws 404 if a product to be added is not on sale in this store, 409 if the wishlist
 * holds `maxWishlistItems` products.
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
    if (put.isFull) throw fullWishlist();
  }
  throw conflict('We couldn’t update your wishlist. Try again.');
}

const fullWishlist = () =>
  conflict(`Your wishlist can hold up to ${maxItems} products. Remove some products first.`);
