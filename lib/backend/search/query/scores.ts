import type { CatalogueIndex } from '../index/columns.ts';
import { nameBits } from '../index/learn-words.ts';
import { type PostingsByWord, textsKey } from '../index/word-postings.ts';
import type { Reading, SearchRequest } from '../meaning/search-request.ts';
import { matches, matchesOf } from './matches.ts';
import { isInTexts, pointsOf, shortName, type MatchScope } from './points.ts';

/** The products that match at least one term. */
export interface Scores {
  positions: Int32Array;
  /** By index of the catalogue: one bit for each term, after those of `matches`. */
  masks: Uint32Array;
  /** By index of the catalogue. */
  points: Float32Array;
}

/* Reused buffers, as long as the catalogue. Safe, because scoring is synchronous. */
let masks = new Uint32Array(0);
let total = new Float32Array(0);
let best = new Float32Array(0);
/** Positions with any term, and those with the present one. */
let touched = new Int32Array(0);
let ofTerm = new Int32Array(0);

/** Postings that one search may look at, so that no text keeps the others waiting. */
const maxPostings = 3_000_000;

/** Scores the products by each term of a request. Read the result before the next call. */
export function score(
  index: CatalogueIndex,
  { terms, thing }: SearchRequest,
  postings: PostingsByWord,
): Scores {
  prepare(index.ids.length);
  let size = 0;
  let left = maxPostings;
  terms.forEach((term, at) => {
    const bit = 1 << (at + matches.bits);
    let sizeOfTerm = 0;
    const note = (position: number, found: number, kinds: number) => {
      const mask = masks[position] ?? 0;
      if (mask === 0) {
        touched[size] = position;
        size += 1;
      }
      masks[position] = mask | bit | kinds;
      const before = best[position] ?? 0;
      if (before === 0) {
        ofTerm[sizeOfTerm] = position;
        sizeOfTerm += 1;
      }
      if (found > before) best[position] = found;
    };
    const isPurpose = term.readings.some(({ kind }) => kind === 'purpose');
    for (const reading of term.readings) {
      if (left <= 0) break;
      const worth = {
        points: pointsOf(reading, isPurpose),
        matched: matchesOf(term, reading, at === thing),
      };
      left -= scoreReading(index, reading, postings, worth, note);
    }
    for (let place = 0; place < sizeOfTerm; place += 1) {
      const position = ofTerm[place] ?? 0;
      total[position] = (total[position] ?? 0) + (best[position] ?? 0) * term.telling;
      best[position] = 0;
    }
  });
  return { positions: touched.subarray(0, size), masks, points: total };
}

/** Empties the buffers for the next search. */
export function forget({ positions }: Scores): void {
  for (const position of positions) {
    masks[position] = 0;
    total[position] = 0;
  }
}

function prepare(size: number): void {
  if (masks.length >= size) return;
  masks = new Uint32Array(size);
  total = new Float32Array(size);
  best = new Float32Array(size);
  touched = new Int32Array(size);
  ofTerm = new Int32Array(size);
}

type Note = (position: number, found: number, kinds: number) => void;

interface Worth {
  points: ReturnType<typeof pointsOf>;
  matched: ReturnType<typeof matchesOf>;
}

/** Returns the number of postings that were read. */
function scoreReading(
  index: CatalogueIndex,
  reading: Reading,
  postings: PostingsByWord,
  { points, matched }: Worth,
  note: Note,
): number {
  const { words } = reading;
  const [only = ''] = words.length === 1 ? words : [];
  const strong = intersect(words.map((word) => postings.get(word) ?? none));
  for (let at = 0; at < strong.length; at += 2) {
    const position = index.positionOf(strong[at] ?? 0);
    if (position === -1) continue;
    const inName = strong[at + 1] ?? 0;
    const where = toScope(inName);
    const short = inName === 0 ? 0 : shortName / (inName & nameBits.words);
    const isInHead = (inName & nameBits.head) !== 0;
    note(
      position,
      points.byScope[where] + points.short[where] * short,
      matched.strong | (isInHead ? matched.head : 0),
    );
  }
  if (!isInTexts(reading)) return strong.length / 2;
  // What has a word elsewhere has its points already, and they are more.
  const texts = only
    ? (postings.get(textsKey(only)) ?? none)
    : intersect(words.map((word) => withTexts(postings, word)));
  for (let at = 0; at < texts.length; at += 2) {
    const position = index.positionOf(texts[at] ?? 0);
    if (position !== -1) note(position, points.texts, 0);
  }
  return (strong.length + texts.length) / 2;
}

function toScope(inName: number): MatchScope {
  if (inName === 0) return 'strong';
  if (inName & nameBits.noun) return 'noun';
  return inName & nameBits.head ? 'head' : 'name';
}

const none = new Int32Array(0);

function withTexts(postings: PostingsByWord, word: string): Int32Array {
  const strong = postings.get(word) ?? none;
  const texts = postings.get(textsKey(word)) ?? none;
  if (strong.length === 0) return texts;
  return merge(strong, texts);
}

/** Both lists are sorted by id, and no id is in both. */
function merge(one: Int32Array, other: Int32Array): Int32Array {
  const merged = new Int32Array(one.length + other.length);
  let left = 0;
  let right = 0;
  for (let at = 0; at < merged.length; at += 2) {
    const isLeft = right >= other.length || (one[left] ?? Infinity) < (other[right] ?? Infinity);
    const [list, from] = isLeft ? [one, left] : [other, right];
    merged[at] = list[from] ?? 0;
    merged[at + 1] = list[from + 1] ?? 0;
    if (isLeft) left += 2;
    else right += 2;
  }
  return merged;
}

/** "Wheat flour": the noun is "flour", so the phrase is the noun if both words are in the head. */
function bothIn(one: number, other: number): number {
  if (one === 0 || other === 0) return 0;
  const isInHead = (one & other & nameBits.head) !== 0;
  return (one & other & ~nameBits.noun) | (isInHead ? (one | other) & nameBits.noun : 0);
}

/** The products in all lists, with the name bits that all their words have. */
export function intersect(lists: Int32Array[]): Int32Array {
  const [first = none, ...others] = lists.toSorted((one, other) => one.length - other.length);
  return others.reduce(common, first);
}

function common(one: Int32Array, other: Int32Array): Int32Array {
  const found = new Int32Array(Math.min(one.length, other.length));
  let size = 0;
  let right = 0;
  for (let left = 0; left < one.length; left += 2) {
    const id = one[left] ?? 0;
    while (right < other.length && (other[right] ?? 0) < id) right += 2;
    if (other[right] !== id || right >= other.length) continue;
    found[size] = id;
    found[size + 1] = bothIn(one[left + 1] ?? 0, other[right + 1] ?? 0);
    size += 2;
  }
  return found.subarray(0, size);
}
