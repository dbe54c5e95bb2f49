import { sortPositions } from '../query/sort-positions.ts';
import type { CatalogueIndex } from './columns.ts';

/** Returns all places by price, equal prices by id. Kept with the index. */
export function priceOrder(index: CatalogueIndex): Int32Array {
  const { positions, prices } = index;
  index.byPrice ??= sortPositions(positions, (position) => prices[position] ?? 0);
  return index.byPrice;
}

/** Above this number of changed prices, all are sorted again. */
const maxMoved = 1_000;

/**
 * Returns the order by price of a changed index, made from that of the old one: changed products
 * are taken out and merged in again. Undefined if all must be sorted again.
 */
export function orderAfter(
  old: CatalogueIndex,
  next: CatalogueIndex,
  changedIds: readonly number[],
): Int32Array | undefined {
  if (!old.byPrice || old.ids !== next.ids || changedIds.length > maxMoved) return undefined;
  if (old.prices === next.prices) return old.byPrice;
  const moved = changedIds.map((id) => next.positionOf(id)).filter((position) => position !== -1);
  return merge(
    old.byPrice,
    sortPositions(moved, (position) => next.prices[position] ?? 0),
    next.prices,
  );
}

/** Both are in order, except that the old prices of `moved` do not count in `order`. */
function merge(order: Int32Array, moved: Int32Array, prices: Int32Array): Int32Array {
  const isMoved = new Uint8Array(order.length);
  for (const position of moved) isMoved[position] = 1;
  const merged = new Int32Array(order.length);
  let size = 0;
  let next = 0;
  const isBefore = (position: number, other: number) => {
    const difference = (prices[position] ?? 0) - (prices[other] ?? 0);
    return difference < 0 || (difference === 0 && position < other);
  };
  for (let at = 0; at < order.length; at += 1) {
    const position = order[at] ?? 0;
    if (isMoved[position] === 1) continue;
    while (next < moved.length && isBefore(moved[next] ?? 0, position)) {
      merged[size] = moved[next] ?? 0;
      size += 1;
      next += 1;
    }
    merged[size] = position;
    size += 1;
  }
  merged.set(moved.subarray(next), size);
  return merged;
}
