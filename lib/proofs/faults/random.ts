/** Seeded random numbers, so that a run can be repeated. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** An integer from `least` to `most`, both included. */
  between(least: number, most: number): number;
  pick<T>(list: readonly T[]): T;
  /** Letters and digits. */
  word(length: number): string;
  /** An independent generator, so that draws in one part do not change the numbers of another. */
  fork(name: string): Random;
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Mulberry32: 32 bits of state are enough for choosing faults. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    pick: <T>(list: readonly T[]): T => {
      const one = list[between(0, list.length - 1)];
      if (one === undefined) throw new Error('There is nothing to pick from');
      return one;
    },
    word: (length) =>
      Array.from({ length }, () => letters[between(0, letters.length - 1)] ?? '').join(''),
    fork: (name) => seededRandom(seed ^ hashOf(name)),
  };
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
