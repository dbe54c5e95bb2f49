import type { ServiceContext } from '../../context.ts';
import type { CatalogueMemory } from './catalogue-memory.ts';
import { findHolders, type Term } from './find-holders.ts';
import { mendWord } from './mend-word.ts';
import { allOf, oneOf, searchWords } from './search-words.ts';
import { readMeanings } from './word-meanings.ts';

/**
 * What has to be found for a text that was typed. A term that nothing holds is mended; where that
 * does not help either, it is passed over.
 */
export async function readTerms(
  context: ServiceContext,
  memory: CatalogueMemory,
  text: string,
): Promise<Term[]> {
  const isHeld = async (term: Term) => (await findHolders(context, memory, term)).ids.length > 0;
  const meanings = await readMeanings(context, searchWords(text));
  const terms = await Promise.all(
    meanings.map(async ({ words, readings }) => {
      const term = toTerm(readings);
      if (await isHeld(term)) return [term];
      const mended = await Promise.all(words.map((word) => mendTerm(context, word)));
      const areHeld = await Promise.all(mended.map(async (one) => one !== null && isHeld(one)));
      return areHeld.every(Boolean) ? mended.filter((one) => one !== null) : [];
    }),
  );
  return terms.flat();
}

/** A term of all that the word may have been meant to be; null where nothing comes near. */
async function mendTerm(context: ServiceContext, word: string): Promise<Term | null> {
  const meant = await mendWord(context, word);
  if (meant.length === 0) return null;
  const meanings = await Promise.all(
    meant.map(async (words) => {
      const [only, ...more] = await readMeanings(context, words);
      return only && more.length === 0 ? only.readings : [words];
    }),
  );
  return toTerm(meanings.flat());
}

const toTerm = (readings: string[][]): Term => ({
  query: oneOf(readings.map((words) => allOf(words, ':*'))),
  nameQuery: oneOf(readings.map((words) => allOf(words, ':*A'))),
  wholeNameQuery: oneOf(readings.map((words) => allOf(words, ':A'))),
});
