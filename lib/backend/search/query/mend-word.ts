import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { namedStatement } from '../../db/named-statement.ts';
import { forgivenSlips, likelyMeant, splits } from './search-words.ts';

const mostNear = sql.raw('60');

const readThose = namedStatement<{ word: string }>(
  'words_of_products',
  sql`select word from search_words where word = any(${sql.placeholder('words')}::text[])`,
);

/* Preselected by trigram similarity; `likelyMeant` computes the exact distance. */
const readNear = namedStatement<{ word: string }>(
  'words_near',
  sql`select word from search_words
      order by word <-> ${sql.placeholder('word')}::text limit ${mostNear}`,
);

/**
 * Returns corrections of a word that no product contains: two words written as one, otherwise
 * similar words with one or two typing errors. Each correction is a list of words; empty if nothing
 * is similar.
 */
export async function mendWord({ db }: ServiceContext, word: string): Promise<string[][]> {
  const halves = splits(word);
  if (halves.length > 0) {
    const there = new Set((await readThose(db, { words: halves.flat() })).map((row) => row.word));
    const parted = halves.filter((parts) => parts.every((part) => there.has(part)));
    if (parted.length > 0) return parted;
  }
  if (forgivenSlips(word) === 0) return [];
  const near = await readNear(db, { word });
  return likelyMeant(
    word,
    near.map((row) => row.word),
  ).map((meant) => [meant]);
}
