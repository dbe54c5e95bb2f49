/** The database allows the contract's words only; this says so to the compiler. */
export function assertOneOf<Word extends string>(words: readonly Word[], word: string): Word {
  const found = words.find((one) => one === word);
  if (!found) throw new Error(`${word} is none of ${words.join(', ')}`);
  return found;
}
