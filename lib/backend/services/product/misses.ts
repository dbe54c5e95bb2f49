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

/**
 * Which group alone keeps the product at `place` out of the selection: `noMiss` where none does, and
 * a number of no group where it is more than one.
 */
export function missOf({ shelf, chosen, leastPrice, mostPrice }: Selection, place: number): number {
  let miss: number = noMiss;
  for (let index = 0; index < chosen.length; index += 1) {
    const choice = chosen[index];
    if (!choice || choice.flags[choice.of[place] ?? 0] === 1) continue;
    if (miss !== noMiss) return several;
    miss = choice.miss;
  }
  const price = shelf.prices[place] ?? 0;
  if (price >= leastPrice && price <= mostPrice) return miss;
  return miss === noMiss ? priceMiss : several;
}
