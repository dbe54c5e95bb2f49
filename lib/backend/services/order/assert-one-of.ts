/**
 * Narrows a string to the allowed words for the compiler; a database constraint allows no others.
 */
export function assertOneOf<Word extends string>(allowed: readonly Word[], word: string): Word {
  const found = allowed.find((one) => one === word);
  if (!found) throw new Error(`${word} is none of ${allowed.join(', ')}`);
  return found;
}
