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
  /** The number of the label set in each facet. */
  of: Record<Group, SetNumbers>;
}

type NumberColumn = 'ids' | 'prices' | 'popularity' | 'packs';

export type Sets = Record<Group, LabelSets>;

export const eachGroup = <T>(make: (group: Group) => T): Record<Group, T> =>
  Object.fromEntries(groups.map((group) => [group, make(group)])) as Record<Group, T>;

/** Converts rows; label sets that are not there yet are added to `sets`. */
export function toColumns({ ids, numbers, popularity, packs }: IndexRows, sets: Sets): Columns {
  return {
    ids,
    prices: numbers.price,
    popularity,
    packs,
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
    of: eachGroup((group) =>
      join(
        setNumbers(sets[group], size),
        parts.map(({ of }) => of[group]),
      ),
    ),
  };
}

function join<T extends Int32Array | SetNumbers>(whole: T, parts: ArrayLike<number>[]): T {
  let start = 0;
  for (const part of parts) {
    whole.set(part, start);
    start += part.length;
  }
  return whole;
}

const widest16 = 2 ** 16;

export const setNumbers = ({ sets }: LabelSets, size: number): SetNumbers =>
  sets.length <= widest16 ? new Uint16Array(size) : new Uint32Array(size);
