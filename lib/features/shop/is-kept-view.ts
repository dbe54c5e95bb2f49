import { getCategoryTree } from '../category/queries';
import { readFilterNames, readProductList } from '../product/queries';
import { knowsAll } from './choices';
import { isOpenRange } from './price-range';
import { countFilters, toProductQuery, type ShopQuery } from './shop-query';

/**
 * Returns whether a view of the shop may be cached: all products or one filter, and an existing
 * page. Searches, prices and combined filters are unbounded, so they are not cached.
 */
export async function isKeptView(query: ShopQuery): Promise<boolean> {
  if (query.search || !isOpenRange(query.price) || countFilters(query) > 1) return false;
  const [tree, names] = await Promise.all([getCategoryTree(), readFilterNames()]);
  if (!names || !knowsAll(query, tree, names)) return false;
  if (query.page === 1) return true;
  const first = await readProductList(toProductQuery({ ...query, page: 1 }));
  return query.page <= first.total_pages;
}
