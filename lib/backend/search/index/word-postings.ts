import { sql } from 'drizzle-orm';
import { recall, type CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { inTexts } from './learn-words.ts';
import { toNumbers } from './to-numbers.ts';

/** Pairs of product id and place in the name (see `learnWords`), by id; on sale or not. */
type Pairs = Int32Array;

/** The products that contain a word. */
export interface Postings {
  /** In name, brand, category, form, tags or further words. */
  strong: Pairs;
  /** Only in benefits, ingredients or description. */
  texts: Pairs;
}

export type PostingsByWord = ReadonlyMap<string, Postings>;

const readPostings = namedStatement<{ word: string; holders: Buffer }>(
  'postings_of_words',
  sql`
    select word, string_agg(holders, '' order by chunk) as holders from search_holders
    where word = any(${sql.placeholder('words')}::text[]) group by word`,
);

const none = new Int32Array(0);

/**
 * Returns the products that contain each of these words; words are cached for one catalogue
 * version, and all others are read in one statement.
 */
export async function findPostings(
  { db }: ServiceContext,
  { finds }: CatalogueMemory,
  words: ReadonlySet<string>,
): Promise<PostingsByWord> {
  const asked = [...words];
  const unknown = asked.filter((word) => finds.get(keyOf(word)) === undefined);
  const keys = unknown.flatMap((word) => [word, inTexts + word]);
  const rows = unknown.length > 0 ? readPostings(db, { words: keys }) : Promise.resolve([]);
  const read = rows.then((some) => new Map(some.map(({ word, holders }) => [word, holders])));
  const pairsOf = (holders: Buffer | undefined) => (holders ? toNumbers(holders) : none);
  return new Map(
    await Promise.all(
      asked.map(async (word) => {
        const postings = await recall(finds, keyOf(word), async (): Promise<Postings> => {
          const found = await read;
          return { strong: pairsOf(found.get(word)), texts: pairsOf(found.get(inTexts + word)) };
        });
        return [word, postings] as const;
      }),
    ),
  );
}

const keyOf = (word: string) => `postings ${word}`;
