import { stem } from './stem.ts';
import { WordList } from './word-list.ts';
import { withoutBinding, splitWords } from './words.ts';

export interface SynonymRow {
  word: string;
  meaning: string;
}

export interface PurposeRow {
  typed: string[];
  foundBy: string[];
}

/** What words and groups of words mean, by synonyms and purposes that staff edit. */
export interface Vocabulary {
  /** All words that occur in queries. */
  words: WordList;
  /** The longest group of words that has a meaning. */
  longest: number;
  /** Meanings of a word or group of words; each is a list of words that belong together. */
  synonymsOf: (words: string[]) => string[][];
  /** The same for purposes: most wanted first; the order of the typed words does not matter. */
  purposesOf: (words: string[]) => string[][];
}

/** Longer groups are not looked up. */
const maxWords = 5;

export function buildVocabulary(synonyms: SynonymRow[], purposes: PurposeRow[]): Vocabulary {
  const words = new WordList();
  const bySynonym = new Map<string, string[][]>();
  const byPurpose = new Map<string, string[][]>();
  let longest = 1;
  const enter = (
    table: Map<string, string[][]>,
    toKeys: (some: string[]) => string[],
    typed: string,
    meanings: string[][],
  ) => {
    const typedWords = withoutBinding(splitWords(typed));
    if (typedWords.length === 0 || typedWords.length > maxWords) return;
    longest = Math.max(longest, typedWords.length);
    for (const word of typedWords) words.add(word, 0);
    for (const key of new Set(toKeys(typedWords))) {
      table.set(key, [...(table.get(key) ?? []), ...meanings]);
    }
  };
  for (const { word, meaning } of synonyms) enter(bySynonym, inOrder, word, [splitWords(meaning)]);
  for (const { typed, foundBy } of purposes) {
    for (const text of typed) enter(byPurpose, inAnyOrder, text, foundBy.map(splitWords));
  }
  return {
    words,
    longest,
    synonymsOf: (some) => find(bySynonym, inOrder(some)),
    purposesOf: (some) => find(byPurpose, inAnyOrder(some)),
  };
}

const find = (table: Map<string, string[][]>, keys: string[]): string[][] => {
  const key = keys.find((one) => table.has(one));
  return (key !== undefined && table.get(key)) || [];
};

/** Apart, and written as one word: "hair fall", "hairfall". */
const inOrder = (words: string[]): string[] => {
  const stems = words.map(stem);
  return [stems.join(' '), stems.join('')];
};

const inAnyOrder = (words: string[]): string[] => {
  const stems = words.map(stem);
  return [stems.toSorted().join(' '), stems.join('')];
};
