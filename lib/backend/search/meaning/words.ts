import { joinLetters } from '../../../contract/join-letters.ts';

/* Pure functions for the words of a text. */

const maxWords = 8;
const longestWord = 40;

/** Stop words (English and Hindi): used only if the search has no other words. */
const smallWords = new Set(
  'a an and are at by for from in is it of on or the to with ka ke ki ko se mein aur'.split(' '),
);

/**
 * A text as it is compared: compatibility forms as usual letters, lower case, Latin letters without
 * accents, no invisible signs. The same for each way in which Unicode can write it.
 */
export const foldText = (text: string): string =>
  joinLetters(text)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})[\u0300-\u036f]+/gu, '')
    .normalize('NFC');

/** Splits a text into lower-case words without punctuation and accents. */
export const splitWords = (text: string): string[] =>
  foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

export const cutWord = (word: string): string => [...word].slice(0, longestWord).join('');

/** Words that only bind others together; a text is read without them, unless it has no others. */
export const bindingWords: ReadonlySet<string> = new Set(
  `a an and are as at be by do does did for from has have having had her him his how i if in into is
  it its me mine my of on or our she he so such that the their them then there these they this those
  to too very was we were what when where which while who why will with without you your can cant
  cannot could should would dont doesnt isnt not am been being under against during after before
  ka ke ki ko kaa kee se mein me main aur ya liye lie mate maate hai hain ho hota wala wale wali
  का के की को से में और या है हैं ना ની નો નું ને માં છે અને માટે लिए लिये`
    .trim()
    .split(/\s+/),
);

export function withoutBinding(words: string[]): string[] {
  const telling = words.filter((word) => !bindingWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** Returns the words of a search: at most 8, each at most 40 characters. */
export function searchWords(text: string): string[] {
  const words = splitWords(text).map(cutWord);
  const telling = words.filter((word) => !smallWords.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, maxWords);
}
