import { eventsHref, parseEventView } from '../features/event/event-query.ts';
import { parsePostsQuery, postsHref } from '../features/post/posts-query.ts';
import {
  isCountable,
  parseShopQuery,
  shopHref,
  type ShopQuery,
} from '../features/shop/shop-query.ts';
import { parseCities, storesHref } from '../features/store/city-query.ts';

type Params = Record<string, string | string[] | undefined>;

/** A longer query is no view that the shop links to. */
const longestQuery = 500;

const first = (value: Params[string]): string => [value].flat()[0] ?? '';

export interface ListView {
  /** The canonical path and query. */
  address: string;
  /** Route group whose layout is the frame of the page. */
  frame: string;
}

type AddressOf = (params: Params) => string | undefined;

interface List {
  frame: string;
  /** Returns the canonical address of a view that is kept. */
  addressOf: AddressOf;
  /** The same for views of which there are too many to keep. */
  freshAddressOf?: AddressOf;
}

const lists: Record<string, List> = {
  '/shop': { frame: '(shop)', addressOf: shopAddress, freshAddressOf: freshShopAddress },
  '/blogs': { frame: '(content)', addressOf: postsAddress },
  '/event': { frame: '(shop)', addressOf: eventsAddress },
  '/store-locator': { frame: '(content)', addressOf: storesAddress },
};

const toPath = (url: string): string => url.split('?', 1)[0] ?? '';

/** Returns whether a URL is that of a list, kept or not. */
export const isListPath = (url = ''): boolean => Object.hasOwn(lists, toPath(url));

function shopAddress(params: Params): string | undefined {
  const query = parseShopQuery(params);
  return query && isCountable(query) ? addressById(query, params) : undefined;
}

function freshShopAddress(params: Params): string | undefined {
  const query = parseShopQuery(params);
  return query && !isCountable(query) ? addressById(query, params) : undefined;
}

function addressById(query: ShopQuery, params: Params): string | undefined {
  // A name without an id has to be looked up first.
  const isByName =
    (!query.category && first(params['category_name']) !== '') ||
    (query.brands.length === 0 && first(params['brand_name']) !== '');
  return isByName ? undefined : shopHref(query);
}

function postsAddress(params: Params): string | undefined {
  const query = parsePostsQuery(params);
  return query ? postsHref(query) : undefined;
}

function eventsAddress(params: Params): string | undefined {
  const view = parseEventView(params);
  return view.search ? undefined : eventsHref(view);
}

function storesAddress({ city }: Params): string | undefined {
  const cities = parseCities([city ?? []].flat().join(','));
  return cities && cities.length <= 1 ? storesHref(cities) : undefined;
}

/**
 * Returns a list that is rendered once and kept for everybody, such as one category, however its
 * address is spelled; undefined for every other address. Whether the list exists is not known here.
 */
export const findCachedView = (url = ''): ListView | undefined =>
  findView(url, ({ addressOf }) => addressOf);

/**
 * The same for a list that is made for each request, but is the same for everybody who asks while
 * nothing in it changes, such as two filters.
 */
export const freshViewOf = (url = ''): ListView | undefined =>
  findView(url, ({ freshAddressOf }) => freshAddressOf);

function findView(
  url: string,
  choose: (list: List) => AddressOf | undefined,
): ListView | undefined {
  const mark = url.indexOf('?');
  const list = isListPath(url) ? lists[toPath(url)] : undefined;
  const query = mark < 0 ? '' : url.slice(mark + 1);
  if (!list || query.length > longestQuery) return undefined;
  const address = choose(list)?.(toPageParams(new URLSearchParams(query)));
  return address === undefined ? undefined : { address, frame: list.frame };
}

/** Returns the parameters of a query as Next passes them to a page. */
export function toPageParams(query: URLSearchParams): Params {
  const params: Params = {};
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name);
    params[name] = values.length > 1 ? values : values[0];
  }
  return params;
}
