import type { ServiceContext } from '../../../context.ts';
import { readOptions } from '../../index/read-options.ts';
import { search, type Engine } from '../search.ts';
import { facetOptions, type FacetAnswer } from './facets.ts';
import { allOf, isPublic } from './filters.ts';

/** Returns the number of products on sale by id of a facet's option: of each category or brand. */
export async function countListed(
  engine: Engine,
  context: ServiceContext,
  group: 'categories' | 'brands',
): Promise<Map<number, number>> {
  const options = facetOptions(group, await readOptions(context));
  const { aggregations } = await search<{ options: FacetAnswer['options'] }>(engine, {
    query: allOf([isPublic(context.now())]),
    aggs: { options: { terms: { field: `facets.${group}`, size: options.length + 1 } } },
    size: 0,
  });
  const counts = new Map(
    aggregations.options.buckets.map(({ key, doc_count }) => [Number(key), doc_count]),
  );
  return new Map(options.map(({ id }) => [id, counts.get(id) ?? 0]));
}
