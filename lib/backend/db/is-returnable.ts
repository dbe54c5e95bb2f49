import { sql } from 'drizzle-orm';

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
