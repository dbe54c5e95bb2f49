import { toRupees } from '../../../contract/money.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import type { Labels } from '../index/option-labels.ts';
import { chosenGroups, type Selection } from '../query/selection.ts';
import { exclusionBy, exclusionsOf, notExcluded } from './exclusions.ts';
import type { Facets } from './facet.ts';
import { facetOf, groups, type Group } from './facets.ts';

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
 * Returns the number of selected products and the counts of each facet, as if nothing were chosen
 * in it. If only one facet has a choice, its counts are those of the whole shop (`whole`).
 */
export function countFacets(selection: Selection, whole?: Counts): Counts {
  const { index } = selection;
  const { inside, excluded } = sift(selection, whole === undefined);
  const placesOf = (group: Group) => [inside, excluded[exclusionBy(group)] ?? none];
  const range = findRange(index, placesOf('price'));
  const facets = eachFacet((group) => {
    const labels = index.labels[group];
    return facetOf(group).count(countLabels(labels, placesOf(group)), labels.options, range);
  });
  const alone = whole && facetOf(chosenGroups(selection)[0] ?? 'price').name;
  return {
    total: inside.length,
    facets: alone ? { ...facets, [alone]: whole.facets[alone] } : facets,
  };
}

const none = new Int32Array(0);

/*
 * Reused buffers, as long as the catalogue, one per exclusion. Safe, because counting is
 * synchronous.
 */
const lists = groups.map(() => none).concat(none);
const fresh = (exclusion: number, length: number): Int32Array => {
  const list = lists[exclusion] ?? none;
  if (list.length >= length) return list;
  return (lists[exclusion] = new Int32Array(length));
};

/** Returns the selected products, and per group the products that only this group excludes. */
function sift(selection: Selection, isWithExcluded: boolean) {
  const places = selection.finds?.places ?? selection.index.places;
  if (chosenGroups(selection).length === 0) return { inside: places, excluded: [] };
  const exclusions = exclusionsOf(selection);
  const inside = fresh(notExcluded, places.length);
  const counts = new Int32Array(groups.length + 2);
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    const exclusion = exclusions[place] ?? notExcluded;
    if (exclusion > groups.length || (exclusion !== notExcluded && !isWithExcluded)) continue;
    const list = exclusion === notExcluded ? inside : fresh(exclusion, places.length);
    const count = counts[exclusion] ?? 0;
    list[count] = place;
    counts[exclusion] = count + 1;
  }
  const filled = (exclusion: number) => (lists[exclusion] ?? none).subarray(0, counts[exclusion]);
  return { inside: filled(notExcluded), excluded: lists.map((_, exclusion) => filled(exclusion)) };
}

/**
 * Counts by option index. Plain loops over numbers, because there may be hundreds of thousands of
 * products.
 */
function countLabels({ of, sets, options }: Labels, lists: Int32Array[]): Int32Array {
  const bySet = new Int32Array(sets.length);
  for (const places of lists) {
    for (let at = 0; at < places.length; at += 1) {
      const set = of[places[at] ?? 0] ?? 0;
      bySet[set] = (bySet[set] ?? 0) + 1;
    }
  }
  const counts = new Int32Array(options.length);
  sets.forEach((set, number) => {
    for (const option of set) counts[option] = (counts[option] ?? 0) + (bySet[number] ?? 0);
  });
  return counts;
}

function findRange({ prices }: CatalogueIndex, lists: Int32Array[]) {
  let least = Infinity;
  let most = 0;
  for (const places of lists) {
    for (let at = 0; at < places.length; at += 1) {
      const price = prices[places[at] ?? 0] ?? 0;
      if (price < least) least = price;
      if (price > most) most = price;
    }
  }
  return { min: most === 0 ? 0 : toRupees(least), max: toRupees(most) };
}
