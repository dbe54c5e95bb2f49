import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { recall, type CatalogueMemory } from './catalogue-memory.ts';
import { toNumbers } from './catalogue-index.ts';

/** The products that hold a word of the catalogue, on sale or not. */
export interface Holders {
  word: string;
  /** Two numbers a product: its id and where the word stands in it (`search_holders`). */
  pairs: Int32Array;
}

/* Compared byte by byte, as their index is sorted; no letter comes after the last one of all. */
const readHolders = namedStatement<{ word: string; holders: Buffer }>(
  'holders_of_word',
  sql`
    select word, string_agg(holders, '') as holders from search_holders
    where word ~>=~ ${sql.placeholder('start')}::text
      and word ~<~ (${sql.placeholder('start')}::text || chr(1114111))
    group by word`,
);

/** Who holds words that begin with `start`; looked up once as long as the catalogue stays the same. */
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
