import type { SortOption } from '../../../../contract/paths.ts';
import type { Clause } from './filters.ts';

/* An index of an earlier release has no ratings yet. */
const byRating: Clause = { rating: { order: 'desc', unmapped_type: 'integer' } };
const byPopularity: Clause = { popularity: 'desc' };
const byId: Clause = { id: 'asc' };

const orders: Record<SortOption, Clause[]> = {
  base_price: [{ price: 'asc' }, byId],
  '-base_price': [{ price: 'desc' }, { id: 'desc' }],
  popularity: [byPopularity, byId],
  newest: [{ id: 'desc' }],
  rating: [byRating, byPopularity, byId],
};

/** As requested; otherwise search results as `rank` orders them, everything else by id. */
export function orderBy(ordering: SortOption | undefined, isRanked: boolean): Clause[] {
  if (ordering) return orders[ordering];
  return isRanked ? [{ _score: 'desc' }, { in_stock: 'desc' }, byPopularity, byId] : [byId];
}
