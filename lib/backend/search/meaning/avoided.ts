import { array, object, string } from 'yup';
import { readRows } from '../../db/read-data.ts';

const words = array(string().required()).required();

/** By what people avoid: how lists of ingredients write it. */
const listedAs = new Map(
  readRows('search/meaning/avoided', object({ typed: words, listed: words })).flatMap(
    ({ typed, listed }) => typed.map((word) => [word, listed] as const),
  ),
);

/** How a list of ingredients may write what people avoid: of "gluten" also "wheat". */
export const ingredientNames = (phrase: string): readonly string[] => [
  phrase,
  ...(listedAs.get(phrase) ?? []),
];

/** Diets: "vegan" leaves out what has milk or honey, "jain" what has onions. */
export const isDiet = (word: string): boolean => word === 'vegan' || word === 'jain';
