import type { SearchReading } from '../../../contract/product.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import type { CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { catalogueIndex } from '../index/catalogue-index.ts';
import { findBySearch } from '../query/find-by-search.ts';
import { collapseFamilies } from '../query/collapse-families.ts';
import { isWithinPrice, withinPrice } from '../query/within-price.ts';
import { toProductFilter } from '../query/selection.ts';

/** The first products of a search, without facets. */
export interface SuggestedProducts {
  ids: number[];
  total: number;
  search: SearchReading;
}

/** Finds the products to be suggested for a text that is still being typed. */
export async function suggestProducts(
  context: ServiceContext,
  memory: CatalogueMemory,
  text: string,
  isCollapsed: boolean,
): Promise<SuggestedProducts> {
  const { search } = toProductFilter({ page: 1, prod_search: text });
  const index = await catalogueIndex(context, memory);
  const finds = await findBySearch(context, memory, index, search);
  const found = isCollapsed
    ? collapseFamilies(index, finds, isWithinPrice(index, finds))
    : withinPrice(index, finds);
  const first = found.subarray(0, storeRules.searchHits);
  return {
    ids: Array.from(first, (position) => index.ids[position] ?? 0),
    total: found.length,
    search: finds.reading,
  };
}
