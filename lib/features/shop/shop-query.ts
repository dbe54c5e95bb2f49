import {
  availabilities,
  sortOptions,
  type Availability,
  type SortOption,
} from '../../contract/paths';
import type { ProductQuery } from '../../contract/product';
import { searchText } from '../../format/search-text';
import { isOpenRange, priceRange, rangeOfBands, type PriceRange } from './price-range';

export interface ShopFilters {
  category?: number | undefined;
  brands: number[];
  tags: number[];
  forms: number[];
  availability?: Availability | undefined;
  price: PriceRange;
}

export interface ShopQuery extends ShopFilters {
  page: number;
  ordering?: SortOption | undefined;
  search: string;
}

export const noFilters: ShopFilters = {
  category: undefined,
  brands: [],
  tags: [],
  forms: [],
  availability: undefined,
  price: {},
};

type SearchParams = Record<string, string | string[] | undefined>;

const listOf = (value: string | string[] | undefined): string[] =>
  (Array.isArray(value) ? value : [value ?? '']).flatMap((text) => text.split(',')).filter(Boolean);

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text);
/* Limit of the API: below one million. */
const isPage = (text: string) => /^[1-9]\d{0,5}$/.test(text);

function idsOf(value: string | string[] | undefined): number[] | null {
  const parts = listOf(value);
  if (!parts.every(isId)) return null;
  return [...new Set(parts.map(Number))].sort((a, b) => a - b);
}

/* In stock and out of stock together mean no filter. */
function availabilityOf(value: string | string[] | undefined): Availability | undefined {
  const chosen = availabilities.filter((one) => listOf(value).includes(one));
  return chosen.length === 1 ? chosen[0] : undefined;
}

/** Parses a URL of /shop; null if a part is invalid. */
export function parseShopQuery(params: SearchParams): ShopQuery | null {
  const first = (name: string) => listOf(params[name])[0];
  const page = first('page') ?? '1';
  const category = first('category');
  const ordering = first('ordering');
  const brands = idsOf(params['brand']);
  const tags = idsOf(params['product_tag']);
  const forms = idsOf(params['product_foam']);
  if (!isPage(page) || !brands || !tags || !forms) return null;
  if (category !== undefined && !isId(category)) return null;
  const search = params['search'];
  const typed = priceRange(params['price_min'], params['price_max']);
  return {
    page: Number(page),
    category: category === undefined ? undefined : Number(category),
    brands,
    tags,
    forms,
    availability: availabilityOf(params['availability']),
    price: isOpenRange(typed) ? rangeOfBands(params['price_band']) : typed,
    ordering: sortOptions.find((option) => option === ordering),
    search: searchText([search ?? []].flat()[0] ?? ''),
  };
}

export function toProductQuery(query: ShopQuery): Partial<ProductQuery> {
  const list = (ids: number[]) => (ids.length > 0 ? ids.join(',') : undefined);
  return {
    page: query.page,
    category_id: query.category,
    brand: list(query.brands),
    product_tag: list(query.tags),
    product_foam: list(query.forms),
    availability: query.availability,
    price_min: query.price.min,
    price_max: query.price.max,
    ordering: query.ordering,
    prod_search: query.search || undefined,
  };
}

/** The parameters have a fixed order, so that each view has one URL. */
export function shopHref(query: ShopQuery): string {
  const parts: Record<string, string | number | undefined> = {
    search: query.search,
    category: query.category,
    brand: query.brands.join(','),
    product_tag: query.tags.join(','),
    product_foam: query.forms.join(','),
    availability: query.availability,
    price_min: query.price.min,
    price_max: query.price.max,
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
  return (
    [query.category, query.availability].filter(Boolean).length +
    [query.brands, query.tags, query.forms].flat().length +
    (isOpenRange(query.price) ? 0 : 1)
  );
}

/** Only the whole shop, one category or one brand may be indexed. */
export function isIndexable(query: ShopQuery): boolean {
  if (query.search || query.ordering || countFilters(query) > 1) return false;
  return countFilters(query) === (query.category ? 1 : 0) + query.brands.length;
}
