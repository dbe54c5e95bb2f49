import type { SortOption } from '../../../contract/paths.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import { exclusionsOf, notExcluded } from '../facets/exclusions.ts';
import type { CatalogueIndex } from '../index/columns.ts';
import { popularityOf, ratingOf } from '../index/popularity.ts';
import { priceOrder } from '../index/price-order.ts';
import type { Selection } from './selection.ts';
import { sortPlaces } from './sort-places.ts';

const pageSize = storeRules.productsPerPage;

/**
 * Returns the ids of one page of the selection: as requested, otherwise search results by relevance,
 * everything else by id.
 */
export function findPage(
  selection: Selection,
  ordering: SortOption | undefined,
  page: number,
): number[] {
  const { index, finds } = selection;
  const order = ordering ? orders[ordering](selection) : (finds?.places ?? index.places);
  return cut(selection, order, page, ordering === '-base_price' || ordering === 'newest');
}

const byPrice = ({ index, finds }: Selection): Int32Array =>
  finds ? sortPlaces(finds.places, (place) => index.prices[place] ?? 0) : priceOrder(index);

/** By id: the newest stand last. */
const byAge = ({ index, finds }: Selection): Int32Array =>
  finds ? sortPlaces(finds.places, (place) => place) : index.places;

type Merit = (packed: number) => number;

/** The highest first; lists of the whole catalogue are kept with the index. */
function byMerit(meritOf: Merit): (selection: Selection) => Int32Array {
  const kept = new WeakMap<CatalogueIndex, Int32Array>();
  const sort = ({ popularity }: CatalogueIndex, places: Int32Array) =>
    sortPlaces(places, (place) => mostMerit - meritOf(popularity[place] ?? 0));
  return ({ index, finds }) => {
    if (finds) return sort(index, finds.places);
    const order = kept.get(index) ?? sort(index, index.places);
    kept.set(index, order);
    return order;
  };
}

const mostMerit = 2 ** 24;

const orders: Record<SortOption, (selection: Selection) => Int32Array> = {
  base_price: byPrice,
  '-base_price': byPrice,
  newest: byAge,
  popularity: byMerit(popularityOf),
  rating: byMerit((packed) => ratingOf(packed) * 256 + popularityOf(packed)),
};

/** One page of the selection, in this order or reversed. */
function cut(
  selection: Selection,
  order: Int32Array,
  page: number,
  isBackwards: boolean,
): number[] {
  const exclusions = exclusionsOf(selection);
  const ids: number[] = [];
  let passed = (page - 1) * pageSize;
  for (let step = 0; step < order.length && ids.length < pageSize; step += 1) {
    const place = order[isBackwards ? order.length - 1 - step : step] ?? 0;
    if (exclusions[place] !== notExcluded) continue;
    if (passed > 0) passed -= 1;
    else ids.push(selection.index.ids[place] ?? 0);
  }
  return ids;
}
