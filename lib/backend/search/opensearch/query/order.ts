import type { SortOption } from '../../../../contract/paths.ts';
import type { Clause } from './filters.ts';

/** By price if requested, search results as `rank` orders them, everything else by id. */
export function orderBy(ordering: SortOption | undefined, isRanked: boolean): Clause[] {
  if (ordering === 'base_price') return [{ price: 'asc' }, { id: 'asc' }];
  if (ordering === '-base_price') return [{ price: 'desc' }, { id: 'desc' }];
  if (!isRanked) return [{ id: 'asc' }];
  return [{ _score: 'desc' }, { in_stock: 'desc' }, { popularity: 'desc' }, { id: 'asc' }];
}
