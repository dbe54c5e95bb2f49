import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { recall, type CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import { toNumbers } from './to-numbers.ts';

/** The products that contain a word, on sale or not. */
export interface Holders {
  word: string;
  /**
   * Pairs of product id and word count of the name, or 0 if the word is not in the name
   * (`search_holders`).
   */
  pairs: Int32Array;
}

/** 4,000,000 products, of all words together; more would keep other requests waiting. */
const maxBytes = sql.raw(String(8 * 4_000_000));

/*
 * Bytewise operators, to match the sort order of the index; chr(1114111) is the highest code point,
 * so this is a prefix search. A running sum stops at `maxBytes`. Shorter words are counted first,
 * so that the word that was typed is always among the results.
 */
const readHolders = namedStatement<{ word: string; holders: Buffer }>(
  'holders_of_word',
  sql`
    select word, string_agg(holders, '') as holders from (
      select word, holders,
        sum(octet_length(holders)) over (order by length(word), word, chunk) as bytes
      from search_holders
      where word ~>=~ ${sql.placeholder('start')}::text
        and word ~<~ (${sql.placeholder('start')}::text || chr(1114111))) counted
    where bytes <= ${maxBytes}
    group by word`,
);

/**
 * Returns the products that contain words with the prefix `start`; cached for one catalogue
 * version.
 */
export function findHolders(
  { db }: ServiceContext,
  { finds }: CatalogueMemory,
  start: string,
): Promise<Holders[]> {
  return recall(finds, start, async () =>
    (await readHolders(db, { start })).map(({ word, holders }) => ({
      word,
      pairs: toNumbers(holders),
    })),
  );
}
