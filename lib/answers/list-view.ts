import { eventsHref, parseEventView } from '../features/event/event-query.ts';
import { parsePostsQuery, postsHref } from '../features/post/posts-query.ts';
import { isCountable, parseShopQuery, shopHref } from '../features/shop/shop-query.ts';
import { parseCities, storesHref } from '../features/store/city-query.ts';

type Params = Record<string, string | string[] | undefined>;

/** A longer query is no view that the shop links to. */
const longestQuery = 500;

const first = (value: Params[string]): string => [value].flat()[0] ?? '';

interface View {
  /** Canonical: path and query. */
  address: string;
  /** False for what anybody can invent, such as searches: these share an eighth of the store. */
  isCountable: boolean;
}

const lists: Record<string, (params: Params) => View | undefined> = {
  '/shop': (params) => {
    const query = parseShopQuery(params);
    // A name without an id has to be looked up first.
    const isByName = (hasId: boolean, name: string) => !hasId && first(params[name]) !== '';
    if (
      !query ||
      isByName(Boolean(query.category), 'category_name') ||
      isByName(query.brands.length > 0, 'brand_name')
    )
      return undefined;
    return { address: shopHref(query), isCountable: isCountable(query) };
  },
  '/blogs': (params) => {
    const query = parsePostsQuery(params);
    return query ? { address: postsHref(query), isCountable: true } : undefined;
  },
  '/event': (params) => {
    const view = parseEventView(params);
    return view.search ? undefined : { address: eventsHref(view), isCountable: true };
  },
  '/store-locator': ({ city }) => {
    const cities = parseCities([city ?? []].flat().join(','));
    if (!cities || cities.length > 1) return undefined;
    return { address: storesHref(cities), isCountable: true };
  },
};

/**
 * Returns the view of a list that is the same for everybody, such as one category, however it is
 * spelled. Undefined for every other address. Whether the list exists is not known here.
 */
export function findListView(address: string): View | undefined {
  const [path = '', query = ''] = address.split('?', 2);
  const findView = Object.hasOwn(lists, path) ? lists[path] : undefined;
  if (!findView || query.length > longestQuery) return undefined;
  const search = new URLSearchParams(query);
  // As Next passes them to a page.
  const params = [...new Set(search.keys())].map((name) => {
    const values = search.getAll(name);
    return [name, values.length > 1 ? values : values[0]] as const;
  });
  return findView(Object.fromEntries(params));
}
