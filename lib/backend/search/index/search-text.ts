import { splitWords } from '../meaning/words.ts';

/** The facts from which the search words of a product are derived. */
export interface SearchFacts {
  name: string;
  brand: string;
  /** From the top down. */
  categories: string[];
  tags: string[];
  form: string;
  localName: string | null;
}

const factsText = ({ name, brand, categories, tags, form, localName }: SearchFacts) =>
  [name, brand, ...categories, ...tags, form, localName ?? ''].filter(Boolean).join(' ');

/**
 * Builds the search text of a product from its facts and additional words: as they are written, and
 * as searches are read where that differs, such as without accents.
 */
export function searchTextOf(facts: SearchFacts, furtherWords: string): string {
  const written = `${factsText(facts)} ${furtherWords}`
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
  const words = new Set(written.match(/[\p{L}\p{M}\p{N}]+/gu));
  const folded = splitWords(written).filter((word) => !words.has(word));
  return [written, ...new Set(folded)].join(' ');
}

/** Returns the words of a search text that are not in its facts, without duplicates. */
export function furtherWordsOf(searchText: string, facts: SearchFacts): string {
  const known = new Set(splitWords(factsText(facts)));
  const further = searchText
    .split(/\s+/)
    .filter((word) => splitWords(word).some((part) => !known.has(part)));
  const byFolded = new Map(further.toReversed().map((word) => [splitWords(word).join(' '), word]));
  return further.filter((word) => byFolded.delete(splitWords(word).join(' '))).join(' ');
}
