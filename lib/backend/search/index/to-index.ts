import { eachGroup, type Columns, type SetNumbers, type Sets } from './columns.ts';
import type { CatalogueIndex, IndexAge } from './columns.ts';
import { findPlace } from './replace-rows.ts';

/** `old`: an earlier index; what belongs to arrays that have stayed the same is shared with it. */
export function toIndex(
  columns: Columns,
  sets: Sets,
  age: IndexAge,
  old?: CatalogueIndex,
): CatalogueIndex {
  const { ids } = columns;
  const isSame = old?.ids === ids;
  return {
    ...columns,
    ...age,
    sets,
    byPrice: undefined,
    places: isSame ? old.places : placesUpTo(ids.length),
    placeOf: isSame ? old.placeOf : placeFinder(ids),
    labels: eachGroup((group) => {
      const of = columns.of[group];
      const { options, sets: some } = sets[group];
      const known = old?.labels[group];
      const counts = known?.of === of ? known.counts : countSets(of, some.length);
      return { options, sets: some, of, counts };
    }),
  };
}

function placesUpTo(size: number): Int32Array {
  const places = new Int32Array(size);
  for (let place = 0; place < size; place += 1) places[place] = place;
  return places;
}

function countSets(of: SetNumbers, size: number): Int32Array {
  const counts = new Int32Array(size);
  for (let place = 0; place < of.length; place += 1) {
    const set = of[place] ?? 0;
    counts[set] = (counts[set] ?? 0) + 1;
  }
  return counts;
}

/** Array lookup if the ids are dense enough, otherwise a binary search. */
function placeFinder(ids: Int32Array): (id: number) => number {
  const size = (ids.at(-1) ?? 0) + 1;
  if (size > ids.length * 2 + 100_000) return (id) => findPlace(ids, id);
  const places = new Int32Array(size).fill(-1);
  for (let place = 0; place < ids.length; place += 1) places[ids[place] ?? 0] = place;
  return (id) => places[id] ?? -1;
}
