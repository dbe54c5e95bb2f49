import type { SortOption } from '../../../contract/paths.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import { recall, type CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import { exclusionsOf, notExcluded } from '../facets/exclusions.ts';
import type { Selection } from './selection.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { sortPlaces } from './sort-places.ts';

const pageSize = storeRules.productsPerPage;

/**
 * Returns the ids of one page of the selection: by price if requested, otherwise search results by
 * relevance, everything else by id.
 */
export async function findPage(
  memory: CatalogueMemory,
  selection: Selection,
  ordering: SortOption | undefined,
  page: number,
): Promise<number[]> {
  const { index, finds } = selection;
  const byPrice = () =>
    finds
      ? sortByPrice(index, finds.places)
      : recall(memory.columns, 'shelf by price', async () => sortByPrice(index, index.places));
  const order = ordering ? await byPrice() : (finds?.places ?? index.places);
  return cut(selection, order, page, ordering === '-base_price');
}

const sortByPrice = ({ prices }: CatalogueIndex, places: Int32Array): Int32Array =>
  sortPlaces(places, (place) => prices[place] ?? 0);

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
