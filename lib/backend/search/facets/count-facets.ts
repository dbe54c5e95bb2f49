import type { Facet, ProductList } from '../../../contract/product.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import { toRupees } from '../../../contract/money.ts';
import { groups, exclusionsOf, exclusionBy, notExcluded, type Group } from './exclusions.ts';
import { chosenGroups, type Selection } from '../query/selection.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import type { Labels } from '../index/option-labels.ts';

type Facets = ProductList['facets'];

export interface Counts {
  total: number;
  facets: Facets;
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
 * Returns the number of selected products and the counts per category, brand, form, tag, price and
 * availability. Each group is counted as if nothing were chosen in it. Options with count 0 are
 * left out. If only one group has a choice, its counts are those of the whole shop (`whole`).
 */
export function countFacets(selection: Selection, whole?: Counts): Counts {
  const { index } = selection;
  const { inside, excluded } = sift(selection, whole === undefined);
  const countsOf = (group: Group) =>
    countLabels(index[group], [inside, excluded[exclusionBy(group)] ?? none]);
  const [inStock = 0, soldOut = 0] = countsOf('availability');
  const bandCounts = countsOf('bands');
  const facets: Facets = {
    brands: toFacets(index.brands.options, countsOf('brands')),
    tags: toFacets(index.tags.options, countsOf('tags')),
    foams: toFacets(index.forms.options, countsOf('forms')),
    categories: toFacets(index.categories.options, countsOf('categories')),
    availability: { in_stock: inStock, out_of_stock: soldOut },
    price: {
      ...findRange(index, [inside, excluded[exclusionBy('bands')] ?? none]),
      bands: index.bands.options.map((band, place) => ({ ...band, count: bandCounts[place] ?? 0 })),
    },
  };
  const alone = whole && facetNames[chosenGroups(selection)[0] ?? 'bands'];
  return {
    total: inside.length,
    facets: alone ? { ...facets, [alone]: whole.facets[alone] } : facets,
  };
}

const facetNames: Record<Group, keyof Facets> = {
  brands: 'brands',
  forms: 'foams',
  tags: 'tags',
  categories: 'categories',
  availability: 'availability',
  bands: 'price',
};

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

/** Highest count first, then by name. */
function toFacets(options: { id: number; name: string }[], counts: Int32Array): Facet[] {
  return options
    .map(({ id, name }, place) => ({ id, name, count: counts[place] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
