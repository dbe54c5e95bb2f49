import type { Selection } from './selection.ts';

/** The groups that a shopper chooses in, apart from what is searched for. */
export const groups = ['brands', 'forms', 'tags', 'categories', 'availability', 'bands'] as const;
export type Group = (typeof groups)[number];

/** The product is selected. */
export const noMiss = 0;
const several = groups.length + 1;

/** The number by which a miss names the group. */
export const missIn = (group: Group): number => groups.indexOf(group) + 1;
const priceMiss = missIn('bands');

/* As long as the shelf; made once, as nothing is awaited between the filling and the reading. */
let misses = new Uint8Array(0);

/**
 * By place, which group alone keeps the product out of the selection: `noMiss` where none does, and
 * a number of no group where it is more than one. To be read at once: the next call writes over it.
 */
export function missesOf({ shelf, chosen, leastPrice, mostPrice }: Selection): Uint8Array {
  const size = shelf.places.length;
  if (misses.length < size) misses = new Uint8Array(size);
  misses.fill(noMiss, 0, size);
  for (const { of, flags, miss } of chosen) {
    for (let place = 0; place < size; place += 1) {
      if (flags[of[place] ?? 0] === 1) continue;
      misses[place] = misses[place] === noMiss ? miss : several;
    }
  }
  if (leastPrice > 0 || mostPrice < Infinity) {
    const { prices } = shelf;
    for (let place = 0; place < size; place += 1) {
      const price = prices[place] ?? 0;
      if (price >= leastPrice && price <= mostPrice) continue;
      misses[place] = misses[place] === noMiss ? priceMiss : several;
    }
  }
  return misses;
}
