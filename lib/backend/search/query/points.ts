import type { Reading, ReadingKind } from '../meaning/search-request.ts';

/* Relevance of a reading by position: the one table of both search engines. */

/**
 * Position of all words of a reading: `noun` within `head` within `name` within `strong`. Several
 * words are the noun of a head that has all of them, if one of them is the noun: "wheat flour".
 */
export const matchScopes = ['noun', 'head', 'name', 'strong'] as const;
export type MatchScope = (typeof matchScopes)[number];

interface Points {
  byScope: Record<MatchScope, number>;
  /** If it occurs only in the texts; 0: no match. */
  texts: number;
  /** By place: times `shortName` divided by the number of words of the name, added. */
  short: Record<MatchScope, number>;
}

export const shortName = 15;
/** For a word that occurs only in the texts. */
export const inTexts = 8;

const points = {
  noun: 100,
  head: 92,
  name: 70,
  strong: 45,
  /** Of several words that were typed together. */
  phrase: 58,
  /** Of a purpose; less if the name is of something else: "ghee wicks" are no ghee. */
  purpose: { noun: 63, head: 54, name: 54, strong: 60 },
  /** For a purpose of several words: a name that has all of them names a product for it. */
  purposePhrase: { noun: 63, head: 63, name: 63, strong: 60 },
};

const withoutTexts = new Set<ReadingKind>(['begun', 'purpose', 'mended']);
export const isInTexts = ({ kind }: Reading): boolean => !withoutTexts.has(kind);

const nowhere = { noun: 0, head: 0, name: 0, strong: 0 };

/**
 * Returns what a reading is worth; `isPurpose`: its term is a purpose as well, so that other places
 * of the name say nothing ("castor oil, cold pressed" is nothing for a cold).
 */
export function pointsOf(reading: Reading, isPurpose: boolean): Points {
  const { kind, words, worth } = reading;
  const times = (some: Record<MatchScope, number>): Record<MatchScope, number> => ({
    noun: some.noun * worth,
    head: some.head * worth,
    name: some.name * worth,
    strong: some.strong * worth,
  });
  if (kind === 'purpose') {
    const byScope = times(words.length > 1 ? points.purposePhrase : points.purpose);
    return { byScope, texts: 0, short: nowhere };
  }
  const strong = words.length > 1 ? points.phrase : points.strong;
  const name = isPurpose ? strong : points.name;
  return {
    byScope: times({ noun: points.noun, head: points.head, name, strong }),
    texts: isInTexts(reading) ? inTexts * worth : 0,
    short: times({ noun: 1, head: 1, name: isPurpose ? 0 : 1, strong: 0 }),
  };
}
