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

type AddressOf = (params: Params) => string | undefined;

interface List {
  /** Returns the canonical address of a view that is kept. */
  addressOf: AddressOf;
  /** The same for views of which there are too many to keep. */
  freshAddressOf?: AddressOf;
}

const lists: Record<string, List> = {
  '/shop': { addressOf: shopAddress, freshAddressOf: freshShopAddress },
  '/blogs': { addressOf: postsAddress },
  '/event': { addressOf: eventsAddress },
  '/store-locator': { addressOf: storesAddress },
};

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
 * Returns the canonical address (path and query) of a list that is the same for everybody, such as
 * one category, however it is spelled, and whether there are few enough of its kind to keep each.
 * Undefined for every other address. Whether the list exists is not known here.
 */
export function findListView(
  address: string,
): { address: string; isCountable: boolean } | undefined {
  const [path = '', query = ''] = address.split('?', 2);
  const list = Object.hasOwn(lists, path) ? lists[path] : undefined;
  if (!list || query.length > longestQuery) return undefined;
  const params = toPageParams(new URLSearchParams(query));
  const countable = list.addressOf(params);
  if (countable !== undefined) return { address: countable, isCountable: true };
  const invented = list.freshAddressOf?.(params);
  return invented === undefined ? undefined : { address: invented, isCountable: false };
}

/** Returns the parameters of a query as Next passes them to a page. */
function toPageParams(query: URLSearchParams): Params {
  const params: Params = {};
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name);
    params[name] = values.length > 1 ? values : values[0];
  }
  return params;
}
