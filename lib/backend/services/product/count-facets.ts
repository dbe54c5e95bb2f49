import type { Facet, ProductList } from '../../../contract/product.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import { toRupees } from '../../money.ts';
import { groups, missIn, missOf, noMiss, type Group } from './misses.ts';
import { isOpen, type Selection } from './selection.ts';
import type { ShelfColumns } from './shelf-columns.ts';
import type { Labels } from './shelf-labels.ts';

export interface Counts {
  total: number;
  facets: ProductList['facets'];
}

export const noCounts: Counts = {
  total: 0,
  facets: {
    brands: [],
    tags: [],
    foams: [],
    categories: [],
    availability: { in_stock: 0, out_of_stock: 0 },
    price: {
      min: 0,
      max: 0,
      bands: storeRules.priceBands.map((band) => ({ ...band, count: 0 })),
    },
  },
};

/**
 * How many products are selected, and how many there would be of each category, brand, form, tag,
 * price and availability: each group is counted as if nothing were chosen in it. Of the named ones
 * what there would be none of is left out.
 */
export function countFacets(selection: Selection): Counts {
  const { shelf } = selection;
  const { inside, besides } = sift(selection);
  const counts = Object.fromEntries(
    groups.map((group) => {
      const missing = besides.get(missIn(group));
      return [group, countLabels(shelf[group], missing ? [inside, missing] : [inside])];
    }),
  ) as Record<Group, Int32Array>;
  const [inStock = 0, soldOut = 0] = counts.availability;
  return {
    total: inside.length,
    facets: {
      brands: toFacets(shelf.brands.options, counts.brands),
      tags: toFacets(shelf.tags.options, counts.tags),
      foams: toFacets(shelf.forms.options, counts.forms),
      categories: toFacets(shelf.categories.options, counts.categories),
      availability: { in_stock: inStock, out_of_stock: soldOut },
      price: {
        ...findRange(shelf, [inside, besides.get(missIn('bands')) ?? none]),
        bands: shelf.bands.options.map((band, place) => ({
          ...band,
          count: counts.bands[place] ?? 0,
        })),
      },
    },
  };
}

const none = new Int32Array(0);

/** The places that are selected, and by their miss those that one group alone keeps out. */
function sift(selection: Selection) {
  const places = selection.finds?.places ?? selection.shelf.places;
  if (isOpen(selection)) return { inside: places, besides: new Map<number, Int32Array>() };
  const inside = new Int32Array(places.length);
  const outside = groups.map(() => none);
  const counts = new Int32Array(groups.length + 2);
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    const miss = missOf(selection, place);
    if (miss > groups.length) continue;
    let list = inside;
    if (miss !== noMiss) {
      if (outside[miss - 1] === none) outside[miss - 1] = new Int32Array(places.length);
      list = outside[miss - 1] ?? none;
    }
    const count = counts[miss] ?? 0;
    list[count] = place;
    counts[miss] = count + 1;
  }
  return {
    inside: inside.subarray(0, counts[noMiss]),
    besides: new Map(
      outside.map((list, group) => [group + 1, list.subarray(0, counts[group + 1])]),
    ),
  };
}

/** By the options' places. Products come by the hundred thousand: plain loops over numbers. */
function countLabels({ of, sets, options }: Labels<unknown>, lists: Int32Array[]): Int32Array {
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

function findRange({ prices }: ShelfColumns, lists: Int32Array[]) {
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

/** The most frequent first, then by name. */
function toFacets(options: { id: number; name: string }[], counts: Int32Array): Facet[] {
  return options
    .map(({ id, name }, place) => ({ id, name, count: counts[place] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
