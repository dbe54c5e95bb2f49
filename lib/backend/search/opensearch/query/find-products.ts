import type { ProductQuery } from '../../../../contract/product.ts';
import { storeRules } from '../../../../contract/store-rules.ts';
import type { CatalogueMemory } from '../../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../../context.ts';
import { noCounts } from '../../facets/count-facets.ts';
import { readOptions } from '../../index/read-options.ts';
import type { FoundProducts } from '../../query/find-products.ts';
import { findCategory, toProductFilter } from '../../query/selection.ts';
import { search, type Engine } from '../search.ts';
import { aggregationsOf, countsOf, type Aggregations } from './facets.ts';
import { allOf, filtersOf, isPublic } from './filters.ts';
import { orderBy } from './order.ts';

const pageSize = storeRules.productsPerPage;
/** Pages that can be reached: OpenSearch sorts all products before the last of them. */
const mostPages = 2_500;

/** The same answer as that of the built-in engine, for a query without a search text. */
export async function findProducts(
  engine: Engine,
  context: ServiceContext,
  memory: CatalogueMemory,
  query: ProductQuery,
): Promise<FoundProducts> {
  const filter = toProductFilter(query);
  const isInCategory = filter.categoryId !== undefined || filter.categoryName !== '';
  const [category, options] = await Promise.all([
    isInCategory ? findCategory(context, memory, filter) : undefined,
    readOptions(context),
  ]);
  if (isInCategory && !category) {
    return { ...noCounts, ids: [], totalPages: 0, category, search: undefined };
  }
  const filters = filtersOf(filter, category);
  const { ids, aggregations } = await search<Aggregations>(engine, {
    query: allOf([isPublic(context.now())]),
    aggs: aggregationsOf(filters, options),
    post_filter: allOf(filters.values()),
    sort: orderBy(query.ordering),
    from: (Math.min(query.page, mostPages) - 1) * pageSize,
    size: query.page > mostPages ? 0 : pageSize,
  });
  const counts = countsOf(aggregations, options);
  return {
    ...counts,
    ids,
    totalPages: Math.min(mostPages, Math.ceil(counts.total / pageSize)),
    category,
    search: undefined,
  };
}
