import type { Selection } from '../query/selection.ts';
import { exclusionBy, groups } from './facets.ts';

export const notExcluded = 0;
const several = groups.length + 1;

const excludedByPrice = exclusionBy('price');

/*
 * Reused buffer, as long as the catalogue. Safe, because it is filled and read without an await in
 * between.
 */
let exclusions = new Uint8Array(0);

/**
 * Returns by index the only group that excludes the product: `notExcluded` if none does, a number
 * of no group if several do. Read it at once: the next call overwrites it.
 */
export function exclusionsOf({ index, chosen, leastPrice, mostPrice }: Selection): Uint8Array {
  const size = index.places.length;
  if (exclusions.length < size) exclusions = new Uint8Array(size);
  exclusions.fill(notExcluded, 0, size);
  for (const { of, flags, exclusion } of chosen) {
    for (let place = 0; place < size; place += 1) {
      if (flags[of[place] ?? 0] === 1) continue;
      exclusions[place] = exclusions[place] === notExcluded ? exclusion : several;
    }
  }
  if (leastPrice > 0 || mostPrice < Infinity) {
    const { prices } = index;
    for (let place = 0; place < size; place += 1) {
      const price = prices[place] ?? 0;
      if (price >= leastPrice && price <= mostPrice) continue;
      exclusions[place] = exclusions[place] === notExcluded ? excludedByPrice : several;
    }
  }
  return exclusions;
}
