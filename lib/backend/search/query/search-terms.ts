import type { ServiceContext } from '../../context.ts';
import type { CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import { mendWord } from './mend-word.ts';
import { anyHit, everyHit, hitsOfWord, type Hits } from './search-hits.ts';
import { searchWords } from './search-words.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { findHolders } from '../index/word-holders.ts';
import { readMeanings } from './word-meanings.ts';

/**
 * Returns the products found for each term of a text; a term is a word or a group of words. Terms
 * that no product on sale contains are corrected; if that fails, they are ignored.
 */
export async function readTerms(
  context: ServiceContext,
  memory: CatalogueMemory,
  index: CatalogueIndex,
  text: string,
): Promise<Hits[]> {
  const find = async (readings: string[][]): Promise<Hits> =>
    anyHit(index, await Promise.all(readings.map(findReading)));
  const findReading = async (words: string[]): Promise<Hits> =>
    everyHit(index, await Promise.all(words.map(findWord)));
  const findWord = async (word: string): Promise<Hits> =>
    hitsOfWord(index, word, await findHolders(context, memory, word));

  const meanings = await readMeanings(context, searchWords(text));
  const terms = await Promise.all(
    meanings.map(async ({ words, readings }) => {
      const hits = await find(readings);
      if (isFound(hits)) return [hits];
      const mended = await Promise.all(
        words.map(async (word) => find(await readMended(context, word))),
      );
      return mended.every(isFound) ? mended : [];
    }),
  );
  return terms.flat();
}

const isFound = ({ places }: Hits) => places.length > 0;

/** Returns the corrections of a word with their synonyms; empty if nothing is similar. */
async function readMended(context: ServiceContext, word: string): Promise<string[][]> {
  const meant = await mendWord(context, word);
  const readings = await Promise.all(
    meant.map(async (words) => {
      const [only, ...more] = await readMeanings(context, words);
      return only && more.length === 0 ? only.readings : [words];
    }),
  );
  return readings.flat();
}
