import { isId } from '../../contract/is-id.ts';
import { sortOptions, type SortOption } from '../../contract/paths.ts';
import type { ProductQuery } from '../../contract/product';
import { searchText } from '../../format/search-text.ts';
import {
  countValues,
  filterParams,
  splitParam,
  noValues,
  parseFilters,
  type FilterValues,
  type SearchParams,
} from './filter-values.ts';
import { isOpenRange } from './price-range.ts';

export interface ShopFilters extends FilterValues {
  category?: number | undefined;
}

export interface ShopQuery extends ShopFilters {
  page: number;
  ordering?: SortOption | undefined;
  search: string;
}

export const noFilters: ShopFilters = { ...noValues, category: undefined };

/* Limit of the API: below one million. */
const isPage = (text: string) => /^[1-9]\d{0,5}$/.test(text);

/** Parses a URL of /shop; null if a part is invalid. */
export function parseShopQuery(params: SearchParams): ShopQuery | null {
  const first = (name: string) => splitParam(params[name])[0];
  const page = first('page') ?? '1';
  const category = first('category') ?? first('category_id');
  const ordering = first('ordering');
  const filters = parseFilters(params);
  if (!isPage(page) || !filters) return null;
  if (category !== undefined && !isId(category)) return null;
  const search = params['search'];
  return {
    ...filters,
    page: Number(page),
    category: category === undefined ? undefined : Number(category),
    ordering: sortOptions.find((option) => option === ordering),
    search: searchText([search ?? []].flat()[0] ?? ''),
  };
}

export function toProductQuery(query: ShopQuery): Partial<ProductQuery> {
  return {
    ...(filterParams(query) as Partial<ProductQuery>),
    page: query.page,
    category_id: query.category,
    ordering: query.ordering,
    prod_search: query.search || undefined,
  };
}

/** The parameters have a fixed order, so that each view has one URL. */
export function shopHref(query: ShopQuery): string {
  const parts: Record<string, string | number | undefined> = {
    search: query.search,
    category: query.category,
    ...filterParams(query),
    ordering: query.ordering,
    page: query.page > 1 ? query.page : undefined,
  };
  const search = new URLSearchParams();
  for (const [name, part] of Object.entries(parts)) {
    if (part !== undefined && part !== '') search.set(name, String(part));
  }
  const text = search.toString().replaceAll('%2C', ',');
  return text ? `/shop?${text}` : '/shop';
}

export function countFilters(query: ShopFilters): number {
  return (query.category ? 1 : 0) + countValues(query);
}

/**
 * Returns whether the number of such views is bounded: all products, or one filter. Searches,
 * prices and combined filters are unbounded.
 */
export function isCountable(query: ShopQuery): boolean {
  return !query.search && isOpenRange(query.price) && countFilters(query) <= 1;
}

/** Only the whole shop, one category or one brand may be indexed. */
export function isIndexable(query: ShopQuery): boolean {
  if (query.search || query.ordering || countFilters(query) > 1) return false;
  return countFilters(query) === (query.category ? 1 : 0) + query.brands.length;
}
