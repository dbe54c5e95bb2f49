import { forgivenCost, minCost, slipCost } from './slip-cost.ts';
import { soundKey } from './sound-key.ts';
import { stem } from './stem.ts';

/** A word that is similar to a typed one. */
interface NearWord {
  word: string;
  cost: number;
}

/** Vocabulary for reading queries: the words of products, synonyms and purposes. */
export interface Dictionary {
  /** Number of products that have the word in name, brand, category or further words; 0: none. */
  count: (word: string) => number;
  has: (word: string) => boolean;
  /** Words that begin so, those of the most products first. */
  beginning: (start: string, maxCount: number) => string[];
  /** Other forms of a word. */
  inflections: (word: string) => string[];
  /** Words of the same sound, written in Latin letters. */
  alike: (word: string) => string[];
  /** Similar words, nearest first. */
  near: (word: string, maxCount: number) => NearWord[];
}

/** How much nearer the best correction must be than another one that is also kept. */
const closeCall = 0.25;
/** A word that only sounds nearer is a little less likely. */
const soundCost = 0.1;
/**
 * Shorter phonetic keys must be equal: the key of “zzzqqq” is “jk”, and one typing error turns that
 * into the key of many words.
 */
const shortestSound = 4;
/** A beginning with a typing error is less certain than a whole word. */
const unfinishedCost = 0.2;
const shortestUnfinished = 5;
/** A letter or two begin very many words. */
const maxScanned = 5_000;

/** All words in memory, indexed by the keys that find them. Words can be added, not removed. */
export class WordList implements Dictionary {
  readonly #counts = new Map<string, number>();
  readonly #byStem = new Map<string, string[]>();
  readonly #bySound = new Map<string, string[]>();
  /** Indexes of the words by first letter. */
  readonly #byLetter = new Map<string, number[]>();
  readonly #words: string[] = [];
  readonly #keys: string[] = [];
  /** One bit for each letter: a quick test before the distance is computed. */
  readonly #letters: number[] = [];
  #sorted: string[] | undefined;

  add(word: string, count: number): void {
    const isNew = !this.#counts.has(word);
    this.#counts.set(word, count);
    if (!isNew) return;
    const key = soundKey(word);
    this.#words.push(word);
    this.#keys.push(key);
    this.#letters.push(letterMask(word) | letterMask(key));
    push(this.#byLetter, word[0] ?? '', this.#words.length - 1);
    push(this.#byStem, stem(word), word);
    push(this.#bySound, key, word);
    this.#sorted = undefined;
  }

  get size(): number {
    return this.#words.length;
  }

  count(word: string): number {
    return this.#counts.get(word) ?? 0;
  }

  has(word: string): boolean {
    return this.#counts.has(word);
  }

  inflections(word: string): string[] {
    return (this.#byStem.get(stem(word)) ?? []).filter((other) => other !== word);
  }

  alike(word: string): string[] {
    return (this.#bySound.get(soundKey(word)) ?? []).filter((other) => other !== word);
  }

  beginning(start: string, maxCount: number): string[] {
    const sorted = (this.#sorted ??= this.#words.toSorted());
    const found: string[] = [];
    for (
      let at = firstFrom(sorted, start);
      sorted[at]?.startsWith(start) && found.length < maxScanned;
      at += 1
    ) {
      if (sorted[at] !== start) found.push(sorted[at] ?? '');
    }
    return found.length <= maxCount
      ? found
      : found.sort((one, other) => this.count(other) - this.count(one)).slice(0, maxCount);
  }

  near(word: string, maxCount: number): NearWord[] {
    const limit = forgivenCost(word);
    if (limit === 0) return [];
    const key = soundKey(word);
    const typed = [letterMask(word), letterMask(key)];
    const found: NearWord[] = [];
    let best = limit;
    const candidates = [...beginningsOf(word)].flatMap(
      (letter) => this.#byLetter.get(letter) ?? [],
    );
    for (const at of candidates) {
      const others = ~(this.#letters[at] ?? 0);
      if (typed.every((letters) => missing(letters & others) > limit)) continue;
      const other = this.#words[at] ?? '';
      const cost = costOf(word, key, other, this.#keys[at] ?? '', best + closeCall);
      if (cost > best + closeCall || cost > limit) continue;
      if (cost < best) best = cost;
      found.push({ word: other, cost });
    }
    return found
      .filter(({ cost }) => cost <= best + closeCall)
      .sort((one, other) => one.cost - other.cost || this.count(other.word) - this.count(one.word))
      .slice(0, maxCount);
  }
}

/** By letters or by sound, whichever is nearer; the word may be longer than the typed one. */
function costOf(
  typed: string,
  key: string,
  word: string,
  wordKey: string,
  maxCost: number,
): number {
  const maxSoundCost = key.length < shortestSound ? 0 : maxCost;
  const sound = slipCost(key, wordKey, maxSoundCost) + soundCost;
  const total = Math.min(slipCost(typed, word, maxCost), sound);
  if (total <= maxCost || word.length <= typed.length || typed.length < shortestUnfinished)
    return total;
  return slipCost(typed, word, maxCost - unfinishedCost, true) + unfinishedCost;
}

function push<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function firstFrom(sorted: string[], start: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function letterMask(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

const vowelLetters = letterMask('aeiou');

/** The least that letters cost which the other word does not have. */
function missing(letters: number): number {
  return (
    countBits(letters & vowelLetters) * minCost.vowel +
    countBits(letters & ~vowelLetters) * minCost.consonant
  );
}

const soundsLike: Record<string, string> = {
  c: 'ks',
  k: 'c',
  s: 'c',
  v: 'w',
  w: 'v',
  j: 'z',
  z: 'j',
  f: 'p',
  p: 'f',
  i: 'y',
  y: 'i',
};

/** The letters that a word may begin with: the same, one that sounds the same, or the second. */
const beginningsOf = ([first = '', second = '']: string): Set<string> =>
  new Set([first, second, ...(soundsLike[first] ?? '')]);

function countBits(number: number): number {
  let bits = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}
