import type { SearchRequest } from '../meaning/search-request.ts';
import { matches } from './matches.ts';
import type { Scores } from './scores.ts';

/** The matching products, and the dropped terms. */
interface Choice {
  positions: Int32Array;
  /** Index of each term that the results do not all have. */
  dropped: Set<number>;
}

/** With so many results weak words are required as well. */
const enough = 4;
/** Minimum share of the terms' weight that must remain when terms are dropped. */
const minRemaining = 0.3;
/** Weak words decide between products that are otherwise as good. */
const nothing: Choice = { positions: new Int32Array(0), dropped: new Set() };

/**
 * Tries all words first. If no product has them, drops words, least specific first, but never the
 * term that names the product; the remaining words must name a product without the dropped ones.
 */
export function chooseTerms(request: SearchRequest, { positions, masks }: Scores): Choice {
  const { terms } = request;
  const bitOf = (at: number) => 1 << (at + matches.bits);
  const maskOf = (isWanted: (at: number) => boolean) =>
    terms.reduce((mask, _, at) => (isWanted(at) ? mask | bitOf(at) : mask), 0);
  const needed = maskOf((at) => terms[at]?.isWeak === false);
  const every = maskOf(() => true);

  const counts = countMasks(positions, masks, terms.length + matches.bits);
  const known = counts.reduce((some, [mask]) => some | mask, 0);
  const unknown = maskOf((at) => terms[at]?.isGeneric === false) & ~known;
  const isForeign = terms.some((term) => term.isForeign);
  const tells = (mask: number) =>
    terms.reduce((sum, { telling }, at) => (mask & bitOf(at) ? sum + telling : sum), 0);
  const isAllowed = (mask: number): boolean => {
    const remaining = mask & needed;
    const isOfThing = (mask & matches.thing) === (known & matches.thing);
    // A match in the texts is enough if no product has the words elsewhere.
    const isStrong = (mask & matches.strong) !== 0 || (known & matches.strong) === 0;
    if (remaining === needed) return isOfThing && isStrong;
    if (remaining === 0 || isForeign || (mask & matches.sure) === 0) return false;
    if ((unknown & needed) !== 0 && (mask & matches.named) === 0) {
      // The requested product is not sold: "gas cylinder" must not find remedies for gas.
      const isHeadUnknown = request.head !== -1 && (unknown & bitOf(request.head)) !== 0;
      if (isHeadUnknown || (mask & matches.purpose) === 0) return false;
    }
    return isOfThing && tells(remaining) >= minRemaining * tells(needed);
  };
  const allowed = counts.filter(([mask]) => isAllowed(mask));
  const highest = Math.max(0, ...allowed.map(([mask]) => tells(mask & needed)));
  const good = allowed.filter(([mask]) => tells(mask & needed) > highest - 1e-6);
  if (good.length === 0) return nothing;
  const complete = good.filter(([mask]) => (mask & every) === every);
  const isEnough = (some: MaskCount[]) => countProducts(some) >= enough;
  const others = allowed.filter(([mask]) => (mask & matches.namesThing) !== 0);
  const chosen = [complete, good].find(isEnough) ?? [...good, ...others];
  const inAny = chosen.reduce((some, [mask]) => some | mask, 0);
  return {
    positions: positionsWith(new Map(chosen), positions, masks),
    dropped: new Set(terms.flatMap((_, at) => (inAny & bitOf(at) ? [] : [at]))),
  };
}

type MaskCount = [mask: number, count: number];

const countProducts = (some: Iterable<MaskCount>): number => {
  let sum = 0;
  for (const [, count] of some) sum += count;
  return sum;
};

/* A table by mask instead of a Map, because it is asked for each product. */
function countMasks(positions: Int32Array, masks: Uint32Array, bits: number): MaskCount[] {
  const table = new Uint32Array(2 ** bits);
  for (let at = 0; at < positions.length; at += 1) {
    const mask = masks[positions[at] ?? 0] ?? 0;
    table[mask] = (table[mask] ?? 0) + 1;
  }
  const counts: MaskCount[] = [];
  table.forEach((count, mask) => count > 0 && counts.push([mask, count]));
  return counts;
}

/** Of so many products all masks are looked at: sorted positions need not be sorted again. */
const minShare = 1 / 16;

function positionsWith(
  chosen: ReadonlyMap<number, number>,
  positions: Int32Array,
  masks: Uint32Array,
): Int32Array {
  const isChosen = new Uint8Array(Math.max(...chosen.keys()) + 1);
  for (const mask of chosen.keys()) isChosen[mask] = 1;
  const found = new Int32Array(countProducts(chosen));
  const isMost = positions.length > masks.length * minShare;
  const size = isMost ? masks.length : positions.length;
  let next = 0;
  for (let at = 0; at < size; at += 1) {
    const position = isMost ? at : (positions[at] ?? 0);
    if (isChosen[masks[position] ?? 0] !== 1) continue;
    found[next] = position;
    next += 1;
  }
  return found;
}
