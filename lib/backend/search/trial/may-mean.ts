import { isIndic, toLatin } from '../meaning/latin-letters.ts';
import { soundKey } from '../meaning/sound-key.ts';
import { splitWords } from '../meaning/words.ts';

/** A word of a compound begins in the middle of it: this much of it must be there. */
const compoundStart = 3;

/**
 * Returns whether a text may be read as containing these words: each begins with the same sound as
 * a word of the text, or its beginning is inside one. Fast, because reading a text looks up all its
 * words; a correction of the first letter is missed.
 */
export function mayMean(text: string, words: string): boolean {
  const keys = soundKeys(text);
  return soundKeys(words).every((wanted) =>
    keys.some((key) => key[0] === wanted[0] || key.includes(wanted.slice(0, compoundStart))),
  );
}

const soundKeys = (text: string): string[] =>
  splitWords(text).map((word) => soundKey(isIndic(word) ? toLatin(word) : word));
