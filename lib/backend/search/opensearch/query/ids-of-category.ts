import type { ServiceContext } from '../../../context.ts';
import { search, type Engine } from '../search.ts';
import { allOf, isPublic } from './filters.ts';

/**
 * Returns product ids of a category and its descendants, in-stock products first; at most `most`.
 */
export async function idsOfCategory(
  engine: Engine,
  { now }: ServiceContext,
  categoryId: number,
  limit: number,
): Promise<number[]> {
  const isInCategory = { term: { 'facets.categories': String(categoryId) } };
  const { ids } = await search(engine, {
    query: allOf([isPublic(now()), isInCategory]),
    sort: [{ in_stock: 'desc' }, { id: 'asc' }],
    size: limit,
  });
  return ids;
}
