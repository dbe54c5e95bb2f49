import { getCategoryTree } from '../category/queries';
import { readFilterNames, readProductList } from '../product/queries';
import { knowsAll } from './choices';
import { isCountable, toProductQuery, type ShopQuery } from './shop-query';

/**
 * Returns whether a view of the shop may be cached: all products or one filter that exists, and an
 * existing page.
 */
export async function isCacheableView(query: ShopQuery): Promise<boolean> {
  if (!isCountable(query)) return false;
  const [tree, names] = await Promise.all([getCategoryTree(), readFilterNames()]);
  if (!names || !knowsAll(query, tree, names)) return false;
  if (query.page === 1) return true;
  const first = await readProductList(toProductQuery({ ...query, page: 1 }));
  return query.page <= first.total_pages;
}
