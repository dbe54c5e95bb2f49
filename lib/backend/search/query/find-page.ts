import type { SortOption } from '../../../contract/paths.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import { exclusionsOf, notExcluded } from '../facets/exclusions.ts';
import type { CatalogueIndex } from '../index/columns.ts';
import { popularityOf, ratingOf } from '../index/popularity.ts';
import { priceOrder } from '../index/price-order.ts';
import type { Selection } from './selection.ts';
import { collapseFamilies, firstOfFamily } from './collapse-families.ts';
import { sortPositions } from './sort-positions.ts';

const pageSize = storeRules.productsPerPage;

/**
 * Returns the ids of one page of the selection: as requested, otherwise search results by
 * relevance, everything else by id. Of each family the first, if lists are collapsed.
 */
export function findPage(
  selection: Selection,
  ordering: SortOption | undefined,
  page: number,
): number[] {
  const { index, finds, isCollapsed } = selection;
  if (finds && isCollapsed && !ordering) {
    const exclusions = exclusionsOf(selection);
    const shown = collapseFamilies(
      index,
      finds,
      (position) => exclusions[position] === notExcluded,
    ).subarray((page - 1) * pageSize, page * pageSize);
    return Array.from(shown, (position) => index.ids[position] ?? 0);
  }
  const order = ordering ? orders[ordering](selection) : (finds?.positions ?? index.positions);
  return cut(selection, order, page, ordering === '-base_price' || ordering === 'newest');
}

const byPrice = ({ index, finds }: Selection): Int32Array =>
  finds
    ? sortPositions(finds.positions, (position) => index.prices[position] ?? 0)
    : priceOrder(index);

/** By id: the newest are last. */
const byAge = ({ index, finds }: Selection): Int32Array =>
  finds ? sortPositions(finds.positions, (position) => position) : index.positions;

type Merit = (packed: number) => number;

/** The highest first; lists of the whole catalogue are kept with the index. */
function byMerit(meritOf: Merit): (selection: Selection) => Int32Array {
  const cached = new WeakMap<CatalogueIndex, Int32Array>();
  const sort = ({ popularity }: CatalogueIndex, positions: Int32Array) =>
    sortPositions(positions, (position) => maxMerit - meritOf(popularity[position] ?? 0));
  return ({ index, finds }) => {
    if (finds) return sort(index, finds.positions);
    const order = cached.get(index) ?? sort(index, index.positions);
    cached.set(index, order);
    return order;
  };
}

const maxMerit = 2 ** 24;

const orders: Record<SortOption, (selection: Selection) => Int32Array> = {
  base_price: byPrice,
  '-base_price': byPrice,
  newest: byAge,
  popularity: byMerit(popularityOf),
  rating: byMerit((packed) => ratingOf(packed) * 256 + popularityOf(packed)),
};

function cut(
  selection: Selection,
  order: Int32Array,
  page: number,
  isBackwards: boolean,
): number[] {
  const exclusions = exclusionsOf(selection);
  const isFirst = selection.isCollapsed ? firstOfFamily(selection.index) : undefined;
  const ids: number[] = [];
  let passed = (page - 1) * pageSize;
  for (let step = 0; step < order.length && ids.length < pageSize; step += 1) {
    const position = order[isBackwards ? order.length - 1 - step : step] ?? 0;
    if (exclusions[position] !== notExcluded || isFirst?.(position) === false) continue;
    if (passed > 0) passed -= 1;
    else ids.push(selection.index.ids[position] ?? 0);
  }
  return ids;
}
