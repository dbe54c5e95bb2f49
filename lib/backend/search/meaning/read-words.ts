import { isIndic, toLatin } from './latin-letters.ts';
import { isEverydayWord } from './everyday-words.ts';
import type { ReadingKind } from './search-request.ts';
import { isWeakWord } from './shop-words.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Dictionary, WordList } from './word-list.ts';

/** A word that may have been meant by a typed one. */
export interface Form {
  /** Several if the typed word is two words written as one. */
  words: string[];
  kind: ReadingKind;
  worth: number;
}

export interface Lexicon {
  dictionary: Dictionary;
  vocabulary: Vocabulary;
}

const worths = {
  typed: 1,
  inflected: 0.96,
  compound: 0.95,
  script: 0.92,
  alike: 0.9,
  begun: 0.7,
  /** The typed text is a known word. */
  begunKnown: 0.5,
  mended: 0.75,
};
/** How much a correction loses for each unit of `slipCost`. */
const lossOfCost = 0.15;

/** A correction that is as likely as two words written as one. */
const minCorrectionWorth = 0.66;

const maxBegun = 24;
/** Longer words that are known are finished. */
const shortestFinished = 4;
/** A letter or two begin the words of most products: a part of them is enough to choose from. */
const maxBegunProducts = 200_000;
const maxMended = 6;

/** Returns what a typed word may mean, most certain first; empty if nothing is similar. */
export function formsOf(lexicon: Lexicon, word: string, isLast: boolean): Form[] {
  const known = knownForms(lexicon, word);
  // Words such as "pure" or "cheapest" are not corrected.
  if (isWeakWord(word)) return known;
  const latin = isIndic(word) ? indicForms(lexicon, word) : [];
  if (known.length > 0 || latin.length > 0) {
    return [...known, ...latin, ...(isLast ? longerForms(lexicon, word) : [])];
  }
  if (isIndic(word)) return begunForms(lexicon, word, worths.begun);
  if (isEverydayWord(word)) return isLast ? begunForms(lexicon, word, worths.begun) : [];
  const alike =
    word.length < shortestBegun ? [] : alikeForms(lexicon, word, 'mended', worths.alike);
  if (alike.length > 0) return alike;
  const begun = begunForms(lexicon, word, worths.begun);
  if (begun.length > 0) return begun;
  const parts = splitWord(lexicon, word);
  const mended = mendedForms(lexicon, word, 'mended');
  if (parts.length === 0) return mended;
  // "Card" and "mom" are words, and "cardmom" is cardamom.
  return [...parts, ...mended.filter(({ worth }) => worth >= minCorrectionWorth)];
}

function knownForms({ dictionary, vocabulary }: Lexicon, word: string): Form[] {
  const isKnown = dictionary.has(word) || vocabulary.words.has(word) || /\p{N}/u.test(word);
  const inflected = [...dictionary.inflections(word), ...vocabulary.words.inflections(word)];
  return [
    ...(isKnown ? [{ words: [word], kind: 'typed' as const, worth: worths.typed }] : []),
    ...[...new Set(inflected)].map((other) => ({
      words: [other],
      kind: 'inflected' as const,
      worth: worths.inflected,
    })),
  ];
}

/* The endings "of" that Gujarati writes together with the word. */
const gujaratiOf = /ન(?:ું|ા|ી|ો)$/u;

function indicForms(lexicon: Lexicon, word: string): Form[] {
  const bare = word.replace(gujaratiOf, '') || word;
  const sure = [word, bare].map((one) => [
    ...(one === word ? [] : knownForms(lexicon, one)),
    ...latinForms(lexicon, toLatin(one)),
  ]);
  const mended = [bare, word].map((one) => mendedForms(lexicon, toLatin(one), 'script'));
  return [...sure, ...mended].find((forms) => forms.length > 0) ?? [];
}

/** What a word in Devanagari or Gujarati is in Latin letters. */
function latinForms(lexicon: Lexicon, latin: string): Form[] {
  const known = knownForms(lexicon, latin).map(({ words, worth }) => ({
    words,
    kind: 'script' as const,
    worth: worth * worths.script,
  }));
  return [...known, ...alikeForms(lexicon, latin, 'script', worths.script * 0.97)];
}

const listsOf = ({ dictionary, vocabulary }: Lexicon): (Dictionary | WordList)[] => [
  dictionary,
  vocabulary.words,
];

function alikeForms(lexicon: Lexicon, word: string, kind: ReadingKind, worth: number): Form[] {
  const words = new Set(listsOf(lexicon).flatMap((list) => list.alike(word)));
  return [...words].map((other) => ({ words: [other], kind, worth }));
}

const shortestBegun = 3;

function begunForms(lexicon: Lexicon, word: string, worth: number): Form[] {
  const words = new Set(lexicon.dictionary.beginning(word, maxBegun));
  if (word.length > shortestBegun) {
    for (const other of lexicon.vocabulary.words.beginning(word, maxBegun)) words.add(other);
  }
  let left = maxBegunProducts;
  return [...words].flatMap((other) => {
    if (left <= 0) return [];
    left -= lexicon.dictionary.count(other);
    return [{ words: [other], kind: 'begun' as const, worth }];
  });
}

/** Words that a known word begins; "heart" is not the beginning of "heartburn", a complaint. */
function longerForms(lexicon: Lexicon, word: string): Form[] {
  const forms = begunForms(lexicon, word, worths.begunKnown);
  const { words } = lexicon.vocabulary;
  if (word.length < shortestFinished) return forms;
  return forms.filter((form) => !form.words.some((other) => words.has(other)));
}

const shortestPart = 3;

/** Returns all ways to split a word in two that products have, each of at least three letters. */
function splitWord({ dictionary }: Lexicon, word: string): Form[] {
  const forms: Form[] = [];
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => dictionary.count(part) > 0))
      forms.push({ words: parts, kind: 'compound', worth: worths.compound });
  }
  return forms;
}

function mendedForms(lexicon: Lexicon, word: string, kind: 'mended' | 'script'): Form[] {
  const near = listsOf(lexicon).flatMap((list) => list.near(word, maxMended));
  const lowestCost = Math.min(...near.map(({ cost }) => cost));
  const words = new Map(
    near
      .filter(({ cost }) => cost <= lowestCost + 0.25)
      .map(({ word: other, cost }) => [other, cost]),
  );
  return [...words]
    .sort((one, other) => one[1] - other[1])
    .slice(0, maxMended)
    .map(([other, cost]) => ({
      words: [other],
      kind,
      worth: worths.mended - cost * lossOfCost,
    }));
}
