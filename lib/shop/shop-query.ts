import { sortOptions, type SortOption } from '../contract/paths';
import type { ProductQuery } from '../contract/product';

/** What the address of /shop can say (spec section 2). */
export interface ShopQuery {
  page: number;
  category?: number | undefined;
  brands: number[];
  tags: number[];
  forms: number[];
  ordering?: SortOption | undefined;
  search: string;
}

type SearchParams = Record<string, string | string[] | undefined>;

const listOf = (value: string | string[] | undefined): string[] =>
  (Array.isArray(value) ? value : [value ?? '']).flatMap((text) => text.split(',')).filter(Boolean);

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text);

function idsOf(value: string | string[] | undefined): number[] | null {
  const parts = listOf(value);
  if (!parts.every(isId)) return null;
  return [...new Set(parts.map(Number))].sort((a, b) => a - b);
}

/** Reads an address of /shop; null where a part of it cannot be meant. */
export function parseShopQuery(params: SearchParams): ShopQuery | null {
  const first = (name: string) => listOf(params[name])[0];
  const page = first('page') ?? '1';
  const category = first('category');
  const ordering = first('ordering');
  const brands = idsOf(params['brand']);
  const tags = idsOf(params['product_tag']);
  const forms = idsOf(params['product_foam']);
  if (!isId(page) || !brands || !tags || !forms) return null;
  if (category !== undefined && !isId(category)) return null;
  const search = params['search'];
  return {
    page: Number(page),
    category: category === undefined ? undefined : Number(category),
    brands,
    tags,
    forms,
    ordering: sortOptions.find((option) => option === ordering),
    search: (Array.isArray(search) ? search[0] : search)?.trim().slice(0, 200) ?? '',
  };
}

/** The call of the contract that answers it. */
export function toProductQuery(query: ShopQuery): Partial<ProductQuery> {
  const list = (ids: number[]) => (ids.length > 0 ? ids.join(',') : undefined);
  return {
    page: query.page,
    category_id: query.category,
    brand: list(query.brands),
    product_tag: list(query.tags),
    product_foam: list(query.forms),
    ordering: query.ordering,
    prod_search: query.search || undefined,
  };
}

/** The address of a view of the shop, its parts always in the same order. */
export function shopHref(query: ShopQuery): string {
  const search = new URLSearchParams();
  if (query.search) search.set('search', query.search);
  if (query.category) search.set('category', String(query.category));
  if (query.brands.length > 0) search.set('brand', query.brands.join(','));
  if (query.tags.length > 0) search.set('product_tag', query.tags.join(','));
  if (query.forms.length > 0) search.set('product_foam', query.forms.join(','));
  if (query.ordering) search.set('ordering', query.ordering);
  if (query.page > 1) search.set('page', String(query.page));
  const text = search.toString().replaceAll('%2C', ',');
  return text ? `/shop?${text}` : '/shop';
}

/** Search engines keep the whole shop, one category or one brand; nothing else (decisions). */
export function isIndexable(query: ShopQuery): boolean {
  if (query.search || query.ordering || query.tags.length > 0 || query.forms.length > 0)
    return false;
  return (query.category ? 1 : 0) + query.brands.length <= 1;
}
