import type { ProductQuery } from '../../../../contract/product.ts';
import { storeRules } from '../../../../contract/store-rules.ts';
import type { CatalogueMemory } from '../../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../../context.ts';
import { noCounts } from '../../facets/count-facets.ts';
import { readOptions } from '../../index/read-options.ts';
import type { FoundProducts } from '../../query/find-products.ts';
import { findCategory, toProductFilter } from '../../query/selection.ts';
import type { Engine } from '../search.ts';
import { aggregationsOf, familyCount, readCounts, type Aggregations } from './facets.ts';
import { filtersOf } from './filters.ts';
import { findHits } from './find-hits.ts';
import { readSearch } from './read-search.ts';

const pageSize = storeRules.productsPerPage;
/** Pages that can be reached: OpenSearch sorts all products before the last of them. */
const maxPages = 2_500;

/** The same answer as that of the built-in engine. */
export async function findProducts(
  engine: Engine,
  context: ServiceContext,
  memory: CatalogueMemory,
  query: ProductQuery,
): Promise<FoundProducts> {
  const filter = toProductFilter(query);
  const isInCategory = filter.categoryId !== undefined || filter.categoryName !== '';
  const isCollapsed = !filter.isEach;
  const [category, options, found, families] = await Promise.all([
    isInCategory ? findCategory(context, memory, filter) : undefined,
    readOptions(context),
    filter.search ? readSearch(engine, context, memory, filter.search) : undefined,
    familyCount(context, memory, isCollapsed),
  ]);
  const isNothing = (isInCategory && !category) || (found && !found.isFound);
  if (isNothing) {
    return { ...noCounts, ids: [], totalPages: 0, category: undefined, search: found?.reading };
  }
  const filters = filtersOf(
    {
      ...filter,
      minPrice: filter.minPrice ?? found?.price.least,
      maxPrice: filter.maxPrice ?? found?.price.most,
    },
    category,
  );
  const { ids, aggregations } = await findHits<Aggregations>(engine, context, {
    found,
    filters,
    ordering: query.ordering,
    page: Math.min(query.page, maxPages),
    pageSize,
    isCollapsed,
    aggs: aggregationsOf(filters, options, families),
  });
  const counts = readCounts(aggregations, options);
  return {
    ...counts,
    ids: query.page > maxPages ? [] : ids,
    totalPages: Math.min(maxPages, Math.ceil(counts.total / pageSize)),
    category,
    search: found?.reading,
  };
}
