import type { Group } from '../facets/facets.ts';
import { eachGroup, setNumbers, type Columns, type SetNumbers, type Sets } from './columns.ts';

/**
 * Returns the columns with the products of `productIds` replaced by those of `rows`: changed, new
 * or deleted. Both are in order of the ids. Unchanged arrays are shared; others are copied, because
 * requests may still read the old ones.
 */
export function replaceRows(
  old: Columns,
  productIds: readonly number[],
  rows: Columns,
  sets: Sets,
): Columns {
  const positions = Array.from(rows.ids, (id) => findPosition(old.ids, id));
  const known = productIds.filter((id) => findPosition(old.ids, id) !== -1);
  return positions.includes(-1) || known.length > positions.length
    ? merge(old, productIds, rows, sets)
    : overwrite(old, positions, rows, sets);
}

/** The place of an id; -1 if there is none. */
export function findPosition(ids: Int32Array, id: number): number {
  const position = firstFrom(ids, id);
  return ids[position] === id ? position : -1;
}

/** Binary search: the first place of this id or a higher one. */
function firstFrom(ids: Int32Array, id: number): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

function overwrite(old: Columns, positions: readonly number[], rows: Columns, sets: Sets): Columns {
  const changed = <T extends Int32Array | SetNumbers>(column: T, values: ArrayLike<number>): T => {
    if (positions.every((position, at) => column[position] === values[at])) return column;
    const copy = column.slice() as T;
    positions.forEach((position, at) => (copy[position] = values[at] ?? 0));
    return copy;
  };
  const wide = (group: Group): SetNumbers => {
    const empty = setNumbers(sets[group], 0);
    const of = old.of[group];
    return of.BYTES_PER_ELEMENT >= empty.BYTES_PER_ELEMENT ? of : Uint32Array.from(of);
  };
  return {
    ids: old.ids,
    prices: changed(old.prices, rows.prices),
    popularity: changed(old.popularity, rows.popularity),
    packs: changed(old.packs, rows.packs),
    families: changed(old.families, rows.families),
    of: eachGroup((group) => changed(wide(group), rows.of[group])),
  };
}

function merge(old: Columns, productIds: readonly number[], rows: Columns, sets: Sets): Columns {
  const pieces = cut(old.ids, productIds, rows.ids);
  const size = pieces.reduce((sum, { start, end }) => sum + end - start, 0);
  const take = <T extends Int32Array | SetNumbers>(
    target: T,
    column: Int32Array | SetNumbers,
    values: Int32Array | SetNumbers,
  ): T => {
    let at = 0;
    for (const { isRow, start, end } of pieces) {
      target.set((isRow ? values : column).subarray(start, end), at);
      at += end - start;
    }
    return target;
  };
  return {
    ids: take(new Int32Array(size), old.ids, rows.ids),
    prices: take(new Int32Array(size), old.prices, rows.prices),
    popularity: take(new Int32Array(size), old.popularity, rows.popularity),
    packs: take(new Int32Array(size), old.packs, rows.packs),
    families: take(new Int32Array(size), old.families, rows.families),
    of: eachGroup((group) => take(setNumbers(sets[group], size), old.of[group], rows.of[group])),
  };
}

/** A run of places of the old columns, or of the rows. */
interface Piece {
  isRow: boolean;
  start: number;
  end: number;
}

function cut(ids: Int32Array, productIds: readonly number[], rowIds: Int32Array): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  let row = 0;
  for (const id of productIds) {
    const position = firstFrom(ids, id);
    if (position > done) pieces.push({ isRow: false, start: done, end: position });
    done = ids[position] === id ? position + 1 : position;
    if (rowIds[row] !== id) continue;
    pieces.push({ isRow: true, start: row, end: row + 1 });
    row += 1;
  }
  return [...pieces, { isRow: false, start: done, end: ids.length }];
}
