/*
 * Weighted edit distance (Damerau-Levenshtein): letters that are often mistyped or misheard cost
 * less. 1 is a missing consonant.
 */

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const vowels = 'aeiou';
const alike = ['ckqs', 'vw', 'jzg', 'iy', 'sz', 'dt', 'mn', 'bp', 'bv'];

const cost = {
  vowel: 0.5,
  otherVowel: 0.4,
  breath: 0.4,
  doubled: 0.3,
  alike: 0.5,
  neighbour: 0.8,
  other: 1.2,
  letter: 1,
  swap: 0.5,
  /** Typing errors are rare in the first letter. */
  first: 0.4,
};
/** Nothing that turns one letter into another, or loses it, costs less. */
export const minCost = { vowel: cost.otherVowel, consonant: cost.breath };

const neighbours = new Set(
  keyboard.flatMap((row, at) => {
    const below = keyboard[at + 1] ?? '';
    return [...row].flatMap((key, column) =>
      [row[column + 1], below[column], below[column - 1]].flatMap((other) =>
        other ? [key + other, other + key] : [],
      ),
    );
  }),
);
const similar = new Set(
  alike.flatMap((letters) =>
    [...letters].flatMap((one) => [...letters].map((other) => one + other)),
  ),
);

const isVowel = (letter: string) => vowels.includes(letter);

function replaceCost(one: string, other: string): number {
  if (one === other) return 0;
  if (isVowel(one) && isVowel(other)) return cost.otherVowel;
  if (similar.has(one + other)) return cost.alike;
  return neighbours.has(one + other) ? cost.neighbour : cost.other;
}

/* By number of the letter: looking a pair up must cost nothing, for there are many words. */
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const firstCode = 97;
const replaceCosts = letters.map((one) => letters.map((other) => replaceCost(one, other)));
const addCosts = letters.map((letter) => {
  if (letter === 'h') return cost.breath;
  return isVowel(letter) ? cost.vowel : cost.letter;
});

const toReplace = (one: number, other: number) =>
  one === other ? 0 : (replaceCosts[one - firstCode]?.[other - firstCode] ?? cost.other);
const toAdd = (letter: number, before: number) =>
  letter === before ? cost.doubled : (addCosts[letter - firstCode] ?? cost.letter);

const longest = 64;
/* Reused rows. Safe, because the distance is computed synchronously. */
const rows = [0, 1, 2].map(() => new Float64Array(longest + 1));
const noRow = new Float64Array(0);

/**
 * Returns the cost of turning `typed` into `word`, or into a beginning of `word` if `isUnfinished`;
 * Infinity as soon as it must be more than `most`.
 */
export function slipCost(
  typed: string,
  word: string,
  maxCost: number,
  isUnfinished = false,
): number {
  if (typed.length > longest || word.length > longest) return Infinity;
  const [first = noRow, second = noRow, third = noRow] = rows;
  let [before, above, row] = [first, second, third];
  above[0] = 0;
  for (let j = 0; j < word.length; j += 1) {
    above[j + 1] = (above[j] ?? 0) + toAdd(word.charCodeAt(j), word.charCodeAt(j - 1));
  }
  const firstLetterCost = typed[0] === word[0] ? 0 : cost.first;
  const limit = maxCost - firstLetterCost;
  for (let i = 0; i < typed.length; i += 1) {
    const letter = typed.charCodeAt(i);
    const added = toAdd(letter, typed.charCodeAt(i - 1));
    let lowest = (row[0] = (above[0] ?? 0) + added);
    for (let j = 0; j < word.length; j += 1) {
      const other = word.charCodeAt(j);
      let best = Math.min(
        (above[j] ?? 0) + toReplace(letter, other),
        (above[j + 1] ?? 0) + added,
        (row[j] ?? 0) + toAdd(other, word.charCodeAt(j - 1)),
      );
      const isSwapped =
        i > 0 && j > 0 && letter === word.charCodeAt(j - 1) && other === typed.charCodeAt(i - 1);
      if (isSwapped) best = Math.min(best, (before[j - 1] ?? 0) + cost.swap);
      row[j + 1] = best;
      if (best < lowest) lowest = best;
    }
    if (lowest > limit) return Infinity;
    [before, above, row] = [above, row, before];
  }
  const ends = above.subarray(0, word.length + 1);
  const total = isUnfinished ? Math.min(...ends) : (ends[word.length] ?? Infinity);
  return total > limit ? Infinity : total + firstLetterCost;
}

/** Returns the highest cost that is forgiven in a typed word; 0: none. */
export function forgivenCost(typed: string): number {
  const { length } = typed;
  if (length < 4) return 0;
  if (length < 5) return 0.5;
  if (length < 6) return 0.9;
  if (length < 8) return 1.5;
  return length < 10 ? 1.8 : 2.2;
}
