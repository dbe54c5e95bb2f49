import { array, object, string } from 'yup';
import { readRows } from '../../db/read-data.ts';

const words = array(string().required()).required();

/** Ingredients as lists write them, by the word that people type for what they avoid. */
const listedAs = new Map(
  readRows('search/meaning/avoided', object({ typed: words, listed: words })).flatMap(
    ({ typed, listed }) => typed.map((word) => [word, listed] as const),
  ),
);

/** Returns the ingredients that a word stands for, itself included: for "gluten" also "wheat". */
export const ingredientNames = (phrase: string): readonly string[] => [
  phrase,
  ...(listedAs.get(phrase) ?? []),
];

/** Whether a word is a diet: it leaves out ingredients without a "no" before it. */
export const isDiet = (word: string): boolean => word === 'vegan' || word === 'jain';
