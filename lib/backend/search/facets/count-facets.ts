import { toRupees } from '../../../contract/money.ts';
import { type CatalogueIndex, eachGroup } from '../index/columns.ts';
import { firstOfFamily } from '../query/collapse-families.ts';
import { chosenGroups, type Selection } from '../query/selection.ts';
import { countFamilyOptions, countOptions } from './count-options.ts';
import { exclusionsOf, isCounted, notExcluded } from './exclusions.ts';
import type { Facets } from './facet.ts';
import { exclusionBy, facetOf, groups, type Group } from './facets.ts';

export interface Counts {
  total: number;
  facets: Facets;
}

const eachFacet = (count: (group: Group) => Facets[keyof Facets]): Facets =>
  Object.fromEntries(groups.map((group) => [facetOf(group).name, count(group)])) as Facets;

export const noCounts: Counts = {
  total: 0,
  facets: eachFacet((group) => facetOf(group).count(new Int32Array(0), [], { min: 0, max: 0 })),
};

/**
 * Returns the number of selected products, or families, and the counts of each facet, as if nothing
 * were chosen in it. If only one facet has a choice, its counts are those of the whole shop
 * (`whole`).
 */
export function countFacets(selection: Selection, shopCounts?: Counts): Counts {
  const { index } = selection;
  const tally = countSelection(selection, shopCounts === undefined);
  const facets = eachFacet((group) =>
    facetOf(group).count(tally.byOption[group], index.labels[group].options, rangeOf(tally)),
  );
  const onlyFacet = shopCounts && facetOf(chosenGroups(selection)[0] ?? 'price').name;
  return {
    total: tally.total,
    facets: onlyFacet ? { ...facets, [onlyFacet]: shopCounts.facets[onlyFacet] } : facets,
  };
}

interface Tally {
  total: number;
  /** Products, or families, by index of the option. */
  byOption: Record<Group, Int32Array>;
  /** Paise. */
  least: number;
  most: number;
}

const rangeOf = ({ least, most }: Tally) => ({
  min: most === 0 ? 0 : toRupees(least),
  max: toRupees(most),
});

/**
 * With `isWithExcluded` each facet also counts the products that only its own choice excludes.
 */
function countSelection(selection: Selection, isWithExcluded: boolean): Tally {
  const { index, finds, isCollapsed } = selection;
  const isChosen = chosenGroups(selection).length > 0;
  if (isCollapsed) return countFamilies(selection, isChosen, isWithExcluded);
  if (isChosen) return countChosen(selection, isWithExcluded);
  if (finds) return toTally(index, countProducts(index, finds.positions));
  // The sets of the whole shop are counted in the index already.
  return toTally(index, {
    total: index.positions.length,
    bySet: eachGroup((group) => index.labels[group].counts),
    ...priceRange(index, index.positions),
  });
}

/** Each family counts once for an option, if one of its products has it. */
function countFamilies(selection: Selection, isChosen: boolean, isWithExcluded: boolean): Tally {
  const { index, finds } = selection;
  const positions = finds?.positions ?? index.positions;
  const exclusions = isChosen ? exclusionsOf(selection) : undefined;
  const ownOf = (group: Group) => (isWithExcluded ? exclusionBy(group) : notExcluded);
  const isFirst = firstOfFamily(index);
  let total = 0;
  for (let at = 0; at < positions.length; at += 1) {
    const position = positions[at] ?? 0;
    if (isCounted(exclusions, position, notExcluded) && isFirst(position)) total += 1;
  }
  const byPrice = ownOf('price');
  const priced = exclusions
    ? positions.filter((position) => isCounted(exclusions, position, byPrice))
    : positions;
  return {
    total,
    byOption: eachGroup((group) =>
      countFamilyOptions(index, group, positions, { exclusions, own: ownOf(group) }),
    ),
    ...priceRange(index, priced),
  };
}

interface SetTally extends Omit<Tally, 'byOption'> {
  /** Products by set number. */
  bySet: Record<Group, Int32Array>;
}

const toTally = (index: CatalogueIndex, { bySet, ...tally }: SetTally): Tally => ({
  ...tally,
  byOption: eachGroup((group) => countOptions(index.labels[group], bySet[group])),
});

/* Plain loops over numbers, because there may be hundreds of thousands of products. */
function countProducts(index: CatalogueIndex, positions: Int32Array): SetTally {
  const bySet = eachGroup((group) => {
    const { of, sets } = index.labels[group];
    const counts = new Int32Array(sets.length);
    for (let at = 0; at < positions.length; at += 1) {
      const set = of[positions[at] ?? 0] ?? 0;
      counts[set] = (counts[set] ?? 0) + 1;
    }
    return counts;
  });
  return { total: positions.length, bySet, ...priceRange(index, positions) };
}

function priceRange({ prices }: CatalogueIndex, positions: Int32Array) {
  let least = Infinity;
  let most = 0;
  for (let at = 0; at < positions.length; at += 1) {
    const price = prices[positions[at] ?? 0] ?? 0;
    if (price < least) least = price;
    if (price > most) most = price;
  }
  return { least, most };
}

/*
 * Reused buffer, as long as the catalogue. Safe, because counting is synchronous.
 */
let buffer = new Int32Array(0);

/** Counts the products after filtering. */
function countChosen(selection: Selection, isWithExcluded: boolean): Tally {
  const { index } = selection;
  const positions = selection.finds?.positions ?? index.positions;
  const exclusions = exclusionsOf(selection);
  if (buffer.length < positions.length) buffer = new Int32Array(positions.length);
  const inside = buffer;
  const excluded = groups.map((group) => new Int32Array(index.labels[group].sets.length));
  const numbers = groups.map((group) => index.labels[group].of);
  const byPrice = exclusionBy('price');
  let total = 0;
  let least = Infinity;
  let most = 0;
  for (let at = 0; at < positions.length; at += 1) {
    const position = positions[at] ?? 0;
    const exclusion = exclusions[position] ?? notExcluded;
    if (exclusion === notExcluded) {
      inside[total] = position;
      total += 1;
      continue;
    }
    const counts = excluded[exclusion - 1];
    if (!counts || !isWithExcluded) continue;
    const set = numbers[exclusion - 1]?.[position] ?? 0;
    counts[set] = (counts[set] ?? 0) + 1;
    if (exclusion !== byPrice) continue;
    const price = index.prices[position] ?? 0;
    if (price < least) least = price;
    if (price > most) most = price;
  }
  const tally = countProducts(index, inside.subarray(0, total));
  groups.forEach((group, number) => {
    const counts = tally.bySet[group];
    excluded[number]?.forEach((count, set) => (counts[set] = (counts[set] ?? 0) + count));
  });
  return toTally(index, {
    ...tally,
    least: Math.min(least, tally.least),
    most: Math.max(most, tally.most),
  });
}
