import { ApiError } from '../../api/api-error';
import type { FilterOption } from '../../contract/product';
import { findCategoryByName } from '../category/find-category';
import { requireCategoryTree } from '../category/queries';
import { readFilterNames } from '../product/queries';
import type { SearchParams } from './filter-values';
import { parseShopQuery, type ShopQuery } from './shop-query';

const firstValue = (value: string | string[] | undefined): string =>
  ([value].flat()[0] ?? '').trim().toLowerCase();

/**
 * Parses a URL of /shop. A category or brand may be given only by its name; next to an id the name
 * is ignored. Null: a part is invalid, or the name is unknown.
 */
export async function readShopQuery(params: SearchParams): Promise<ShopQuery | null> {
  const query = parseShopQuery(params);
  if (!query) return null;
  const categoryName = query.category ? '' : firstValue(params['category_name']);
  const brandName = query.brands.length > 0 ? '' : firstValue(params['brand_name']);
  const category = categoryName
    ? findCategoryByName(await requireCategoryTree(), categoryName)
    : undefined;
  const brand = brandName
    ? (await requireBrands()).find(({ name }) => name.toLowerCase() === brandName)
    : undefined;
  if ((categoryName && !category) || (brandName && !brand)) return null;
  return {
    ...query,
    ...(category && { category: category.id }),
    ...(brand && { brands: [brand.id] }),
  };
}

async function requireBrands(): Promise<FilterOption[]> {
  const names = await readFilterNames();
  if (names) return names.brands;
  throw new ApiError(503, { message: 'There was an error loading the products!' });
}
