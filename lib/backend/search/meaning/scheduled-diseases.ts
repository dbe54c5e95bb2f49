import { array, string } from 'yup';
import { readData } from '../../db/read-data.ts';
import { slipCost } from './slip-cost.ts';
import { splitWords, withoutBinding } from './words.ts';

/*
 * Diseases of the schedule of the Drugs and Magic Remedies (Objectionable Advertisements) Act,
 * 1954, of Schedule J of the Drugs Rules, and COVID-19, as people in India type them. Products must
 * not be offered for them. Words of ordinary needs ("joint pain", "hair fall", "weight loss") are
 * not among them.
 */
const names = readData(
  'search/meaning/scheduled-diseases',
  array(array(string().required()).required()).required(),
).flat();

const readWords = (text: string) => withoutBinding(splitWords(text.replaceAll(/['’]/g, '')));

/** Between spaces, so that only complete words match. */
const spaced = (words: string[]) => ` ${words.join(' ')} `;

const listed = names.map(readWords);
/** Two words count in both orders: "kidney stone" is "stone in the kidney" as well. */
const phrases = listed.flatMap((words) =>
  words.length === 2 ? [spaced(words), spaced([...words].reverse())] : [spaced(words)],
);

/* Names long enough that a slip makes no other word of a shop out of them (insulin, inulin). */
const minSlipLength = 8;
/** One vowel or one of two similar letters: see `slipCost`. */
const maxSlipCost = 0.5;
const longNames = listed.flatMap(([word = '', ...more]) =>
  more.length === 0 && word.length >= minSlipLength && /^[a-z]+$/.test(word) ? [word] : [],
);
const isSlip = (word: string) =>
  word.length >= minSlipLength - 1 &&
  longNames.some((name) => slipCost(word, name, maxSlipCost) <= maxSlipCost);

/** Whether a search text names a disease for which the law forbids to offer products. */
export function namesScheduledDisease(text: string): boolean {
  const words = readWords(text);
  const phrase = spaced(words);
  return phrases.some((name) => phrase.includes(name)) || words.some(isSlip);
}
