import { storeRules } from '../../../../contract/store-rules.ts';
import type { CatalogueMemory } from '../../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../../context.ts';
import { toProductFilter } from '../../query/selection.ts';
import type { SuggestedProducts } from '../../suggest/suggest-products.ts';
import type { Engine } from '../search.ts';
import { countedCards, familyCount, type Counted } from './facets.ts';
import { allOf, filtersOf } from './filters.ts';
import { findHits } from './find-hits.ts';
import { readSearch } from './read-search.ts';

/** The same answer as that of the built-in engine. */
export async function suggestProducts(
  engine: Engine,
  context: ServiceContext,
  memory: CatalogueMemory,
  text: string,
  isCollapsed: boolean,
): Promise<SuggestedProducts> {
  const filter = toProductFilter({ page: 1, prod_search: text });
  const found = await readSearch(engine, context, memory, filter.search);
  if (!found.isFound) return { ids: [], total: 0, search: found.reading };
  const { least, most } = found.price;
  const filters = filtersOf({ ...filter, minPrice: least, maxPrice: most }, undefined);
  const families = await familyCount(context, memory, isCollapsed);
  const { ids, aggregations } = await findHits<{ total: Counted }>(engine, context, {
    found,
    filters,
    ordering: undefined,
    page: 1,
    pageSize: storeRules.searchHits,
    isCollapsed,
    aggs: { total: { filter: allOf(filters.values()), ...(families && { aggs: families }) } },
  });
  return { ids, total: countedCards(aggregations.total), search: found.reading };
}
