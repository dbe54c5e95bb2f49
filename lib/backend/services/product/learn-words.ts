import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { idArray } from './shelf.ts';

/**
 * Adds the words of these products, or of all, to those that a mistyped word may have been meant to
 * be. Words are never taken away: one that finds nothing any more is passed over by the search.
 */
export async function learnWords(db: Queryable, productIds?: readonly number[]): Promise<void> {
  if (productIds?.length === 0) return;
  const which = productIds ? sql`where p.id = any(${idArray(productIds)})` : sql``;
  await db.execute(sql`
    insert into search_words
    select distinct word
    from (select unnest(tsvector_to_array(p.search_vector)) as word from products p ${which}) w
    where length(word) between 3 and 40 and word !~ '[0-9]'
    order by word
    on conflict do nothing`);
}
