import { eachGroup, type Columns, type SetNumbers, type Sets } from './columns.ts';
import type { CatalogueIndex, IndexAge } from './columns.ts';
import { findPosition } from './replace-rows.ts';

/** `old`: an earlier index; what belongs to arrays that have stayed the same is shared with it. */
export function toIndex(
  columns: Columns,
  sets: Sets,
  age: IndexAge,
  old?: CatalogueIndex,
): CatalogueIndex {
  const { ids, families } = columns;
  const isSame = old?.ids === ids;
  return {
    ...columns,
    ...age,
    sets,
    byPrice: undefined,
    positions: isSame ? old.positions : allPositions(ids.length),
    leaders: isSame && old.families === families ? old.leaders : findLeaders(families),
    positionOf: isSame ? old.positionOf : positionFinder(ids),
    labels: eachGroup((group) => {
      const of = columns.of[group];
      const { options, sets: some } = sets[group];
      const known = old?.labels[group];
      const counts = known?.of === of ? known.counts : countSets(of, some.length);
      return { options, sets: some, of, counts };
    }),
  };
}

function allPositions(size: number): Int32Array {
  const positions = new Int32Array(size);
  for (let position = 0; position < size; position += 1) positions[position] = position;
  return positions;
}

function findLeaders(families: Int32Array): Int32Array {
  const leaders = new Int32Array(families.length);
  const first = new Map<number, number>();
  for (let position = 0; position < leaders.length; position += 1) {
    const family = families[position] ?? 0;
    const leader = family === 0 ? position : (first.get(family) ?? position);
    if (leader === position && family !== 0) first.set(family, position);
    leaders[position] = leader;
  }
  return leaders;
}

function countSets(of: SetNumbers, size: number): Int32Array {
  const counts = new Int32Array(size);
  for (let position = 0; position < of.length; position += 1) {
    const set = of[position] ?? 0;
    counts[set] = (counts[set] ?? 0) + 1;
  }
  return counts;
}

/** Array lookup if the ids are dense enough, otherwise a binary search. */
function positionFinder(ids: Int32Array): (id: number) => number {
  const size = (ids.at(-1) ?? 0) + 1;
  if (size > ids.length * 2 + 100_000) return (id) => findPosition(ids, id);
  const positions = new Int32Array(size).fill(-1);
  for (let position = 0; position < ids.length; position += 1)
    positions[ids[position] ?? 0] = position;
  return (id) => positions[id] ?? -1;
}
