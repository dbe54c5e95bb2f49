import { sql } from 'drizzle-orm';
import type { Owner, ServiceContext } from '../../context.ts';
import { ownedStatement } from '../cart/owned-statement.ts';

const count = ownedStatement<{ count: number }>(
  'count_wishlist_of',
  ({ column, value }) =>
    sql`select count(*)::integer as count from wishlist_items where ${column} = ${value}`,
);

/** Returns the number of products on the caller's wishlist. */
export async function countWishlist({ db }: ServiceContext, owner: Owner): Promise<number> {
  const [row] = await count(db, owner);
  return row?.count ?? 0;
}
