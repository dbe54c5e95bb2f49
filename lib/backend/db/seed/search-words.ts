import { object, string } from 'yup';
import { readSections } from '../read-data.ts';

/* What every shop is opened with; a word that no product has is passed over. Separated by commas. */

const word = object({ meaning: string().required(), typed: string().required() }).noUnknown();
const purpose = object({ typed: string().required(), foundBy: string().required() }).noUnknown();

const parts = (list: string) => list.split(', ');

/**
 * Names of the trade: what people type, and the word that products have. Other spellings and scripts
 * of the same sound need no row.
 */
export const synonymPairs: [word: string, meaning: string][] = [
  ...new Map(
    readSections('db/seed/data/synonyms', word)
      .flatMap(({ meaning, typed }) => parts(typed).map((one) => [one, meaning] as const))
      .filter(([one, meaning]) => one !== meaning)
      .map(([one, meaning]) => [`${one}|${meaning}`, [one, meaning] as [string, string]]),
  ).values(),
];

/**
 * What people search for that no product is called, and what its products are found by: each a word
 * or some words that must all be in a product. The most wanted products come first.
 */
export const purposeRows = readSections('db/seed/data/purposes', purpose).map(
  ({ typed, foundBy }) => ({ typed: parts(typed), foundBy: parts(foundBy) }),
);
