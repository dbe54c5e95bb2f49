import { sql, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { allOf, forgivenSlips, likelyMeant, oneOf, searchWords, wordsOf } from './search-words.ts';

/**
 * A search as it was understood. Whoever lists products takes `condition` and `relevance` from it
 * and knows nothing of how searching works; another engine would be put in here.
 */
export interface Search {
  /** Whether the product `p` is found. */
  condition: SQL;
  /** How well; the higher, the better. */
  relevance: SQL;
}

/** Products whose text shares so much with a mistyped word that it may be meant; of 1. */
const likeness = '0.45';
/** How many products are asked for the words that may have been meant. */
const mostTextsRead = 200;

/**
 * Reads what a shopper typed: each word may be the beginning of one, have synonyms, or be misspelt.
 * All of them have to be found; words that nothing on the shelf comes near to are passed over.
 * Null where nothing can be found by it.
 */
export async function readSearch(context: ServiceContext, text: string): Promise<Search | null> {
  const words = searchWords(text);
  if (words.length === 0) return null;
  const terms = await withSynonyms(context, words);
  const known = await findAny(context, terms);
  const understood = await Promise.all(
    terms.map(async (term, index) => (known.has(index) ? term.query : await amend(context, term))),
  );
  const queries = understood.filter((query) => query !== null);
  if (queries.length === 0) return null;
  const query = sql`to_tsquery('simple', ${queries.join(' & ')})`;
  return {
    condition: sql`p.search_vector @@ ${query}`,
    relevance: sql`ts_rank(p.search_vector, ${query})`,
  };
}

/** One word of a search, or several that have a meaning together. */
interface Term {
  words: string[];
  query: string;
}

async function withSynonyms({ db }: ServiceContext, words: string[]): Promise<Term[]> {
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const asked = [...new Set([...words, ...pairs, words.join(' ')])];
  const { rows } = await db.execute<{ word: string; meaning: string }>(sql`
    select lower(word) as word, meaning from search_synonyms
    where lower(word) = any(${sql.param(asked)}::text[]) order by id`);
  const meanings = Map.groupBy(rows, ({ word }) => word);

  const terms: Term[] = [];
  for (let start = 0; start < words.length;) {
    const length = [words.length - start, 2].find(
      (count) => count > 1 && meanings.has(words.slice(start, start + count).join(' ')),
    );
    const taken = words.slice(start, start + (length ?? 1));
    const others = (meanings.get(taken.join(' ')) ?? [])
      .map(({ meaning }) => searchWords(meaning))
      .filter((meaning) => meaning.length > 0);
    terms.push({ words: taken, query: oneOf([taken, ...others].map(allOf)) });
    start += taken.length;
  }
  return terms;
}

/** Which of the terms find something, by their place. */
async function findAny({ db }: ServiceContext, terms: Term[]): Promise<Set<number>> {
  const queries = sql.param(terms.map(({ query }) => query));
  const { rows } = await db.execute<{ place: number }>(sql`
    select place::integer - 1 as place
    from unnest(${queries}::text[]) with ordinality as asked(query, place)
    where exists (
      select 1 from products p where p.search_vector @@ to_tsquery('simple', asked.query))`);
  return new Set(rows.map(({ place }) => place));
}

/** The term with its slips mended; null where nothing comes near. */
async function amend(context: ServiceContext, { words }: Term): Promise<string | null> {
  const mended = await Promise.all(
    words.map(async (word) => {
      const meant = await wordsLike(context, word);
      const terms = await Promise.all(meant.map((one) => withSynonyms(context, [one])));
      return terms.flat().map(({ query }) => query);
    }),
  );
  return mended.every((queries) => queries.length > 0) ? mended.map(oneOf).join(' & ') : null;
}

async function wordsLike({ db }: ServiceContext, word: string): Promise<string[]> {
  if (forgivenSlips(word) === 0) return [];
  const texts = await db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${likeness}, true)`,
    );
    const { rows } = await tx.execute<{ text: string }>(sql`
      select p.search_text as text from products p where ${word} <% p.search_text
      limit ${mostTextsRead}`);
    return rows;
  });
  return likelyMeant(
    word,
    texts.flatMap(({ text }) => wordsOf(text)),
  );
}
