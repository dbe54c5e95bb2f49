import type { SortOption } from '../../../../contract/paths.ts';
import type { Clause } from './filters.ts';

/** By price if requested, otherwise by id. */
export function orderBy(ordering: SortOption | undefined): Clause[] {
  if (ordering === 'base_price') return [{ price: 'asc' }, { id: 'asc' }];
  if (ordering === '-base_price') return [{ price: 'desc' }, { id: 'desc' }];
  return [{ id: 'asc' }];
}
