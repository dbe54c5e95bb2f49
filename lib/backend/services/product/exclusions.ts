import type { Selection } from './selection.ts';

/** The groups that a shopper chooses in, apart from what is searched for. */
export const groups = ['brands', 'forms', 'tags', 'categories', 'availability', 'bands'] as const;
export type Group = (typeof groups)[number];

/** The product is selected. */
export const notExcluded = 0;
const several = groups.length + 1;

/** The number by which a miss names the group. */
export const exclusionBy = (group: Group): number => groups.indexOf(group) + 1;
const excludedByPrice = exclusionBy('bands');

/* As long as the catalogue; made once, as nothing is awaited between the filling and the reading. */
let exclusions = new Uint8Array(0);

/**
 * By place, which group alone keeps the product out of the selection: `notExcluded` where none does, and
 * a number of no group where it is more than one. To be read at once: the next call writes over it.
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
