/**
 * Narrows a string to the allowed words for the compiler; a database constraint allows no others.
 */
export function assertOneOf<Word extends string>(words: readonly Word[], word: string): Word {
  const found = words.find((one) => one === word);
  if (!found) throw new Error(`${word} is none of ${words.join(', ')}`);
  return found;
}
