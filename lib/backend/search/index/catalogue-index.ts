import { valuesOf } from '../../../contract/filters.ts';
import { recall, type CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { facetOf, groups, type Group } from '../facets/facets.ts';
import type { Labels } from './option-labels.ts';
import { readIndexRows, type IndexRows } from './read-index-rows.ts';

/**
 * Column-oriented index of the whole catalogue in memory: each product has the same index (`place`)
 * in all arrays, in order of the ids. So 100,000 products are filtered, counted and sorted within
 * one or two milliseconds.
 */
export interface CatalogueIndex {
  /** All indexes: 0, 1, 2 … */
  places: Int32Array;
  ids: Int32Array;
  /** -1 if not on sale. */
  placeOf: (id: number) => number;
  /** Paise. */
  prices: Int32Array;
  labels: Record<Group, Labels>;
}

/** Returns the catalogue index; cached until prices, availability or the catalogue change. */
export function catalogueIndex(
  context: ServiceContext,
  { columns }: CatalogueMemory,
): Promise<CatalogueIndex> {
  return recall(columns, 'shelf', async () => toIndex(await readIndexRows(context)));
}

const inStockSet = 1 << valuesOf('availability').indexOf('in_stock');

export const isInStock = ({ labels }: CatalogueIndex, place: number): boolean =>
  labels.availability.of[place] === inStockSet;

function toIndex({ ids, numbers, options }: IndexRows): CatalogueIndex {
  const label = (group: Group) => facetOf(group).label(numbers[group], options[group] ?? [], ids);
  return {
    places: ids.map((_, place) => place),
    ids,
    placeOf: findPlaces(ids),
    prices: numbers.price,
    labels: Object.fromEntries(groups.map((group) => [group, label(group)])) as Record<
      Group,
      Labels
    >,
  };
}

/** Array lookup if the ids are dense enough, otherwise a Map. */
function findPlaces(ids: Int32Array): (id: number) => number {
  const size = (ids.at(-1) ?? 0) + 1;
  if (size > ids.length * 8 + 100_000) {
    const places = new Map(Array.from(ids, (id, place) => [id, place]));
    return (id) => places.get(id) ?? -1;
  }
  const places = new Int32Array(size).fill(-1);
  ids.forEach((id, place) => (places[id] = place));
  return (id) => places[id] ?? -1;
}
