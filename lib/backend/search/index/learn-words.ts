import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { idArray } from '../../db/id-array.ts';

/** Products per chunk of `search_holders`, by id. */
const productsAChunk = sql.raw('1024');

/**
 * Rebuilds the search words of these products, or of all: PostgreSQL full text search splits the
 * words and tells which are in the name. A change of one product rewrites its chunk of ids, not the
 * whole catalogue. Words are never removed from `search_words` (candidates for typing errors); the
 * search ignores one that finds nothing any more.
 */
export async function learnWords(db: Queryable, productIds?: readonly number[]): Promise<void> {
  if (productIds?.length === 0) return;
  const chunks = productIds
    ? sql`(select distinct id / ${productsAChunk} from unnest(${idArray(productIds)}) as id)`
    : undefined;
  await db.execute(
    sql`delete from search_holders ${chunks ? sql`where chunk in ${chunks}` : sql``}`,
  );
  await db.execute(sql`
    insert into search_holders (word, chunk, holders)
    select lexeme, p.id / ${productsAChunk}, string_agg(
      int4send(p.id) || int4send(case when 'A' = any(weights) then name_words else 0 end), ''
      order by p.id)
    from products p
      cross join lateral (
        select length(p.name) - length(replace(p.name, ' ', '')) + 1 as name_words) counted
      cross join lateral unnest(p.search_vector) as held(lexeme, positions, weights)
    ${chunks ? sql`where p.id / ${productsAChunk} in ${chunks}` : sql``}
    group by 1, 2`);
  await db.execute(sql`
    insert into search_words
    select distinct word from search_holders
    where length(word) between 3 and 40 and word !~ '[0-9]'
      ${chunks ? sql`and chunk in ${chunks}` : sql``}
    order by word
    on conflict do nothing`);
}
