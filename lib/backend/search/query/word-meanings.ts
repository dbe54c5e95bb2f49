import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { searchWords } from './search-words.ts';

/** A word of a search, or a group of words, and its possible readings. */
export interface Meaning {
  words: string[];
  /** A reading is a list of words that must all match; the typed words come first. */
  readings: string[][];
}

/** Synonyms by staff, and words that at least one product contains. */
const readGiven = namedStatement<{ word: string; meaning: string }>(
  'meanings_of_words',
  sql`
    (select lower(word) as word, meaning from search_synonyms
     where lower(word) = any(${sql.placeholder('asked')}::text[]) order by id)
    union all
    select word, word from search_words where word = any(${sql.placeholder('joined')}::text[])`,
);

/**
 * Returns the synonyms of the whole text, of word pairs and of single words. A pair may also be
 * read as one word, if products contain it.
 */
export async function readMeanings({ db }: ServiceContext, words: string[]): Promise<Meaning[]> {
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const joined = pairs.map((pair) => pair.replace(' ', ''));
  const asked = [...new Set([...words, ...pairs, words.join(' ')])];
  const rows = await readGiven(db, { asked, joined });
  const given = Map.groupBy(rows, ({ word }) => word);
  const meaningsOf = (some: string[]) => [
    ...(given.get(some.join(' ')) ?? []),
    ...(some.length === 2 ? (given.get(some.join('')) ?? []) : []),
  ];

  const meanings: Meaning[] = [];
  for (let start = 0; start < words.length;) {
    const length = [words.length - start, 2].find(
      (count) => count > 1 && meaningsOf(words.slice(start, start + count)).length > 0,
    );
    const taken = words.slice(start, start + (length ?? 1));
    const others = meaningsOf(taken)
      .map(({ meaning }) => searchWords(meaning))
      .filter((meaning) => meaning.length > 0);
    meanings.push({ words: taken, readings: [taken, ...others] });
    start += taken.length;
  }
  return meanings;
}
