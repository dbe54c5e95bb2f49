import type { FilterOption } from '../../../contract/product.ts';
import { facetOf, groups, type Group } from '../facets/facets.ts';
import type { LabelSets } from './label-sets.ts';
import type { IndexRows } from './read-index-rows.ts';

/** Set numbers; two bytes each as long as that is enough. */
export type SetNumbers = Uint16Array | Uint32Array;

/** Some products as columns, in order of their ids. */
export interface Columns {
  ids: Int32Array;
  /** Paise. */
  prices: Int32Array;
  /** Packed with the rating: see `popularityOf`. As old as the last change of the product. */
  popularity: Int32Array;
  /** Net quantities: see `packNumber`. */
  packs: Int32Array;
  /** Family ids; 0: none. */
  families: Int32Array;
  /** The number of the label set in each facet. */
  of: Record<Group, SetNumbers>;
}

type NumberColumn = 'ids' | 'prices' | 'popularity' | 'packs' | 'families';

export type Sets = Record<Group, LabelSets>;

/** The options of a facet, and which of them each product has. */
export interface Labels {
  options: FilterOption[];
  /** Option indexes of each set. */
  sets: number[][];
  /** Set number by product index. */
  of: SetNumbers;
  /** Number of products by set. */
  counts: Int32Array;
}

/** When, and from which state of the database, an index was read. */
export interface IndexAge {
  /** Catalogue version: the numbers are as new as that, or newer. */
  version: string;
  /** Products that became public until then are included. */
  moment: Date;
  /** Time of the last complete reading. */
  readAt: Date;
}

/**
 * Column-oriented index of the whole catalogue in memory: each product has the same index (`place`)
 * in all arrays, in order of the ids. So 100,000 products are filtered, counted and sorted within
 * one or two milliseconds. Immutable: a change makes another index, which shares what stays the
 * same.
 *
 * Size: at most 70 bytes for each product: ids, prices, popularity, packs, families, leaders,
 * places and the orders by price, popularity and rating of 4 bytes each, the table of places of up
 * to 8, and nine facets of 2. A facet with more than 65,536 sets takes 2 more.
 */
export interface CatalogueIndex extends IndexAge, Columns {
  /** All indexes: 0, 1, 2 … */
  positions: Int32Array;
  /** The index of the first product of the same family; its own without a family. */
  leaders: Int32Array;
  /** -1 if not on sale. */
  positionOf: (id: number) => number;
  labels: Record<Group, Labels>;
  sets: Sets;
  /** All places by price; undefined until it is asked for. */
  byPrice: Int32Array | undefined;
}

export const eachGroup = <T>(make: (group: Group) => T): Record<Group, T> =>
  Object.fromEntries(groups.map((group) => [group, make(group)])) as Record<Group, T>;

/** Converts rows; label sets that are not there yet are added to `sets`. */
export function toColumns(
  { ids, numbers, popularity, packs, families }: IndexRows,
  sets: Sets,
): Columns {
  return {
    ids,
    prices: numbers.price,
    popularity,
    packs,
    families,
    of: eachGroup((group) => {
      const of = new Uint32Array(ids.length);
      const { pairs, keyOf } = facetOf(group);
      if (pairs) labelPairs(of, ids, numbers[group], sets[group]);
      else {
        for (let at = 0; at < of.length; at += 1) {
          const number = numbers[group][at] ?? 0;
          of[at] = sets[group].numberOf(keyOf ? keyOf(number) : number);
        }
      }
      return of;
    }),
  };
}

function labelPairs(of: Uint32Array, ids: Int32Array, pairs: Int32Array, sets: LabelSets): void {
  let next = 0;
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? 0;
    while (next < pairs.length && (pairs[next] ?? 0) < id) next += 2;
    const options: number[] = [];
    for (; pairs[next] === id; next += 2) options.push(pairs[next + 1] ?? 0);
    of[at] = sets.numberOf(options.join());
  }
}

/** Appends columns to each other; `sets` says how wide the set numbers are. */
export function joinColumns(parts: readonly Columns[], sets: Sets): Columns {
  const size = parts.reduce((sum, { ids }) => sum + ids.length, 0);
  const joined = (name: NumberColumn) =>
    join(
      new Int32Array(size),
      parts.map((part) => part[name]),
    );
  return {
    ids: joined('ids'),
    prices: joined('prices'),
    popularity: joined('popularity'),
    packs: joined('packs'),
    families: joined('families'),
    of: eachGroup((group) =>
      join(
        setNumbers(sets[group], size),
        parts.map(({ of }) => of[group]),
      ),
    ),
  };
}

function join<T extends Int32Array | SetNumbers>(target: T, parts: ArrayLike<number>[]): T {
  let start = 0;
  for (const part of parts) {
    target.set(part, start);
    start += part.length;
  }
  return target;
}

const widest16 = 2 ** 16;

export const setNumbers = ({ sets }: LabelSets, size: number): SetNumbers =>
  sets.length <= widest16 ? new Uint16Array(size) : new Uint32Array(size);
