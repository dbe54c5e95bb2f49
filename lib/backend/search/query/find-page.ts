import type { SortOption } from '../../../contract/paths.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import { exclusionsOf, notExcluded } from '../facets/exclusions.ts';
import type { Selection } from './selection.ts';
import { priceOrder } from '../index/price-order.ts';
import { sortPlaces } from './sort-places.ts';

const pageSize = storeRules.productsPerPage;

/**
 * Returns the ids of one page of the selection: by price if requested, otherwise search results by
 * relevance, everything else by id.
 */
export function findPage(
  selection: Selection,
  ordering: SortOption | undefined,
  page: number,
): number[] {
  const { index, finds } = selection;
  const order = ordering ? byPrice(selection) : (finds?.places ?? index.places);
  return cut(selection, order, page, ordering === '-base_price');
}

const byPrice = ({ index, finds }: Selection): Int32Array =>
  finds ? sortPlaces(finds.places, (place) => index.prices[place] ?? 0) : priceOrder(index);

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
