import { wordsOf } from './search-words.ts';

/** What a product is found by without anybody saying so. */
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

/** What search reads of a product: its facts, and further words that somebody thought of. */
export function searchTextOf(facts: SearchFacts, furtherWords: string): string {
  return `${factsText(facts)} ${furtherWords}`.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The words of a search text that its facts do not account for, each once. */
export function furtherWordsOf(searchText: string, facts: SearchFacts): string {
  const known = new Set(wordsOf(factsText(facts)));
  const further = searchText
    .split(/\s+/)
    .filter((word) => wordsOf(word).some((part) => !known.has(part)));
  return [...new Set(further)].join(' ');
}
