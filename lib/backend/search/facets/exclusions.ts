import type { Selection } from '../query/selection.ts';
import { exclusionBy, groups } from './facets.ts';

export const notExcluded = 0;
/** Whether a product counts: nothing excludes it, or only the group `own`. */
export function isCounted(
  exclusions: Uint8Array | undefined,
  position: number,
  own: number,
): boolean {
  const exclusion = exclusions?.[position] ?? notExcluded;
  return exclusion === notExcluded || exclusion === own;
}

const several = groups.length + 1;

const excludedByPrice = exclusionBy('price');

/*
 * Reused buffer, as long as the catalogue. Safe, because it is filled and read without an await in
 * between.
 */
let exclusions = new Uint8Array(0);

/**
 * Returns the index of the only group that excludes the product: `notExcluded` if none does, an
 * index out of range if several do. Read the result before the next call, which overwrites it.
 */
export function exclusionsOf({ index, chosen, minPrice, maxPrice }: Selection): Uint8Array {
  const size = index.positions.length;
  if (exclusions.length < size) exclusions = new Uint8Array(size);
  exclusions.fill(notExcluded, 0, size);
  for (const { of, flags, exclusion } of chosen) {
    for (let position = 0; position < size; position += 1) {
      if (flags[of[position] ?? 0] === 1) continue;
      exclusions[position] = exclusions[position] === notExcluded ? exclusion : several;
    }
  }
  if (minPrice > 0 || maxPrice < Infinity) {
    const { prices } = index;
    for (let position = 0; position < size; position += 1) {
      const price = prices[position] ?? 0;
      if (price >= minPrice && price <= maxPrice) continue;
      exclusions[position] = exclusions[position] === notExcluded ? excludedByPrice : several;
    }
  }
  return exclusions;
}
