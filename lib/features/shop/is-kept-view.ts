import { getCategoryTree } from '../category/queries';
import { readFilterNames, readProductList } from '../product/queries';
import { knowsAll } from './choices';
import { isOpenRange } from './price-range';
import { countFilters, toProductQuery, type ShopQuery } from './shop-query';

/**
 * Whether what a view of the shop shows is kept: the whole shop or one filter, and a page that is there.
 * Searches, prices and several filters together have no end, and are read each time.
 */
export async function isKeptView(query: ShopQuery): Promise<boolean> {
  if (query.search || !isOpenRange(query.price) || countFilters(query) > 1) return false;
  const [tree, names] = await Promise.all([getCategoryTree(), readFilterNames()]);
  if (!names || !knowsAll(query, tree, names)) return false;
  if (query.page === 1) return true;
  const first = await readProductList(toProductQuery({ ...query, page: 1 }));
  return query.page <= first.total_pages;
}
