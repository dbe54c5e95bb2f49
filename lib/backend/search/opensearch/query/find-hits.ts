import type { SortOption } from '../../../../contract/paths.ts';
import type { ServiceContext } from '../../../context.ts';
import type { Group } from '../../facets/facets.ts';
import { applyPins, type Pin } from '../../query/apply-pins.ts';
import { search, type Engine } from '../search.ts';
import type { FacetAnswer } from './facets.ts';
import { allOf, hasId, isPublic, noneOf, type Clause } from './filters.ts';
import type { Search } from './read-search.ts';

/** A part of the results without pinned products, and where it begins. */
interface Window {
  from: number;
  size: number;
}

interface Hits {
  /** Undefined without a search text. */
  found: Search | undefined;
  filters: Map<Group, Clause>;
  ordering: SortOption | undefined;
  /** From 1. */
  page: number;
  pageSize: number;
  /** Of each family the first only. */
  isCollapsed: boolean;
  /** Additional aggregations. */
  aggs: Clause;
}

/** Returns the ids of one page, and the counts. */
export async function findHits<Aggregations>(
  engine: Engine,
  { now }: ServiceContext,
  { found, filters, ordering, page, pageSize, isCollapsed, aggs }: Hits,
): Promise<{ ids: number[]; aggregations: Aggregations }> {
  // An order that was asked for has no pins.
  const pinned = (!ordering && found?.pinned) || [];
  const isPinned = hasId(pinned.map(({ product }) => product));
  const isSelected = allOf([isPublic(now()), isPinned, ...filters.values()]);
  const firstPins =
    isCollapsed && pinned.length > 0 ? await pinsOfCards(engine, pinned, isSelected) : undefined;
  const isPlaced = firstPins ? { terms: { card: firstPins.cards } } : isPinned;
  const relevance = (!ordering && found?.relevance) || [];
  const { ids, aggregations } = await search<Aggregations & { pinned: FacetAnswer }>(engine, {
    query: {
      bool: {
        filter: [isPublic(now()), ...(found?.isFound ? [found.isFound] : [])],
        should: relevance,
      },
    },
    aggs: {
      ...aggs,
      pinned: {
        filter: allOf([isPinned, ...filters.values()]),
        aggs: { options: { terms: { field: 'id', size: pinned.length + 1 } } },
      },
    },
    post_filter: allOf([noneOf(isPlaced), ...filters.values()]),
    ...(isCollapsed && { collapse: { field: 'card' } }),
    sort: orderBy(ordering, relevance.length > 0),
    ...windowOf(page, pageSize, pinned),
  });
  const shown = new Set(aggregations.pinned.options.buckets.map(({ key }) => Number(key)));
  const present = firstPins?.pins ?? pinned.filter(({ product }) => shown.has(product));
  return { ids: pageWithPins(page, pageSize, { pinned, present }, ids), aggregations };
}

interface CardBucket {
  key: number;
  ids: { buckets: { key: number }[] };
}

/** Returns the selected pins, of each family the first, and the families that they stand for. */
async function pinsOfCards(
  engine: Engine,
  pinned: readonly Pin[],
  isSelected: Clause,
): Promise<{ pins: Pin[]; cards: number[] }> {
  const size = pinned.length;
  const { aggregations } = await search<{ cards: { buckets: CardBucket[] } }>(engine, {
    query: isSelected,
    aggs: {
      cards: { terms: { field: 'card', size }, aggs: { ids: { terms: { field: 'id', size } } } },
    },
    size: 0,
  });
  const { buckets } = aggregations.cards;
  const firstPins = buckets.flatMap(({ ids }) => {
    const products = new Set(ids.buckets.map(({ key }) => key));
    return inOrder(pinned.filter(({ product }) => products.has(product))).slice(0, 1);
  });
  return { pins: inOrder(firstPins), cards: buckets.map(({ key }) => key) };
}

const inOrder = (pins: readonly Pin[]): Pin[] =>
  pins.toSorted((one, two) => (one.place ?? 0) - (two.place ?? 0) || one.product - two.product);

/** The part of the other results that one page with pinned products may need. */
function windowOf(page: number, pageSize: number, pins: readonly Pin[]): Window {
  const start = (page - 1) * pageSize;
  const from = Math.max(0, start - pins.length);
  return { from, size: start + pageSize - from };
}

/** Puts the pinned products that are on sale and not filtered out at their places. */
function pageWithPins(
  page: number,
  pageSize: number,
  pins: { pinned: readonly Pin[]; present: readonly Pin[] },
  /** The results of `windowOf`. */
  others: readonly number[],
): number[] {
  const start = (page - 1) * pageSize;
  const { from } = windowOf(page, pageSize, pins.pinned);
  // Zeros as placeholders of the results before the window; none of them is on this page.
  const ranked = Int32Array.from([...Array<number>(from).fill(0), ...others]);
  return [...applyPins(ranked, pins.present).subarray(start, start + pageSize)];
}

/* An index of an earlier release has no ratings yet. */
const byRating: Clause = { rating: { order: 'desc', unmapped_type: 'integer' } };
const byPopularity: Clause = { popularity: 'desc' };
const byId: Clause = { id: 'asc' };

const orders: Record<SortOption, Clause[]> = {
  base_price: [{ price: 'asc' }, byId],
  '-base_price': [{ price: 'desc' }, { id: 'desc' }],
  popularity: [byPopularity, byId],
  newest: [{ id: 'desc' }],
  rating: [byRating, byPopularity, byId],
};

/** As requested; otherwise search results as `rank` orders them, everything else by id. */
function orderBy(ordering: SortOption | undefined, isRanked: boolean): Clause[] {
  if (ordering) return orders[ordering];
  return isRanked ? [{ _score: 'desc' }, { in_stock: 'desc' }, byPopularity, byId] : [byId];
}
