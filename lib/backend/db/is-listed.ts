import { sql, type SQL } from 'drizzle-orm';
import { companyId } from '../../contract/envelope.ts';

/* In these SQL fragments the table `products` has the alias `p`. */

/** Whether this store sells the product at all. */
export const isSold = sql.raw(`(p.is_on_sale and ${companyId} = any(p.websites))`);

/** Condition that the product is public at the time `now`. */
export const isListed = (now: unknown): SQL =>
  sql`(${isSold} and (p.public_from is null or p.public_from <= ${now}::timestamptz))`;

/**
 * SQL: whether a product `p` can be returned without being damaged, wrong or expired. Its own rule
 * comes first, then that of its nearest category.
 */
export const isReturnable = sql`coalesce(
  p.is_returnable,
  (select c.is_returnable from categories c
   where c.id in (p.category_level_1, p.category_level_2, p.category_level_3)
     and c.is_returnable is not null
   order by c.level desc limit 1),
  true)`;
