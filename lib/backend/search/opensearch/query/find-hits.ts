import type { SortOption } from '../../../../contract/paths.ts';
import type { ServiceContext } from '../../../context.ts';
import type { Group } from '../../facets/facets.ts';
import { search, type Engine } from '../search.ts';
import type { FacetAnswer } from './facets.ts';
import { allOf, hasId, isPublic, noneOf, type Clause } from './filters.ts';
import { orderBy } from './order.ts';
import { pageOf, windowOf } from './pins.ts';
import type { Search } from './read-search.ts';

interface Hits {
  /** Undefined without a search text. */
  found: Search | undefined;
  filters: Map<Group, Clause>;
  ordering: SortOption | undefined;
  /** From 1. */
  page: number;
  pageSize: number;
  /** What is counted besides. */
  aggs: Clause;
}

/** Returns the ids of one page, and what was counted. */
export async function findHits<Aggregations>(
  engine: Engine,
  { now }: ServiceContext,
  { found, filters, ordering, page, pageSize, aggs }: Hits,
): Promise<{ ids: number[]; aggregations: Aggregations }> {
  // An order that was asked for has no pins.
  const pinned = (!ordering && found?.pinned) || [];
  const isPinned = hasId(pinned.map(({ product }) => product));
  const relevance = (!ordering && found?.relevance) || [];
  const { ids, aggregations } = await search<Aggregations & { pinned: FacetAnswer }>(engine, {
    query: {
      bool: {
        filter: [isPublic(now()), ...(found?.isFound ? [found.isFound] : [])],
        should: relevance,
      },
    },
    aggs: {
      ...aggs,
      pinned: {
        filter: allOf([isPinned, ...filters.values()]),
        aggs: { options: { terms: { field: 'id', size: pinned.length + 1 } } },
      },
    },
    post_filter: allOf([noneOf(isPinned), ...filters.values()]),
    sort: orderBy(ordering, relevance.length > 0),
    ...windowOf(page, pageSize, pinned),
  });
  const shown = new Set(aggregations.pinned.options.buckets.map(({ key }) => Number(key)));
  const present = pinned.filter(({ product }) => shown.has(product));
  return { ids: pageOf(page, pageSize, { pinned, present }, ids), aggregations };
}
