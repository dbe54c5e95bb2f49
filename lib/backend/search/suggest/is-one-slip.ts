/** Shorter words have too many neighbours. */
const shortest = 4;

/**
 * Returns whether two words of at least four letters differ by one slip after the first letter: a
 * letter too many, too few or another one, or two neighbours exchanged.
 */
export function isOneSlip(typed: string, word: string): boolean {
  // Most words are told apart by this, without being taken apart.
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1) return false;
  const [a, b] = [[...typed], [...word]];
  if (Math.min(a.length, b.length) < shortest) return false;
  const start = a.findIndex((letter, at) => letter !== b[at]);
  const at = start === -1 ? a.length : start;
  const rest = (letters: string[], from: number) => letters.slice(from).join('');
  if (a.length !== b.length) {
    const [long, short] = a.length > b.length ? [a, b] : [b, a];
    return rest(long, at + 1) === rest(short, at);
  }
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at];
  return rest(a, at + 1) === rest(b, at + 1) || (isSwapped && rest(a, at + 2) === rest(b, at + 2));
}
