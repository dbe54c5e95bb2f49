import { sortPlaces } from '../query/sort-places.ts';
import type { CatalogueIndex } from './columns.ts';

/** Returns all places by price, equal prices by id. Kept with the index. */
export function priceOrder(index: CatalogueIndex): Int32Array {
  const { places, prices } = index;
  index.byPrice ??= sortPlaces(places, (place) => prices[place] ?? 0);
  return index.byPrice;
}

/** More changed prices are sorted anew. */
const mostMoved = 1_000;

/**
 * Returns the order by price of a changed index, made from that of the old one: changed products
 * are taken out and merged in again. Undefined if it must be sorted anew.
 */
export function orderAfter(
  old: CatalogueIndex,
  next: CatalogueIndex,
  changedIds: readonly number[],
): Int32Array | undefined {
  if (!old.byPrice || old.ids !== next.ids || changedIds.length > mostMoved) return undefined;
  if (old.prices === next.prices) return old.byPrice;
  const moved = changedIds.map((id) => next.placeOf(id)).filter((place) => place !== -1);
  return merge(
    old.byPrice,
    sortPlaces(moved, (place) => next.prices[place] ?? 0),
    next.prices,
  );
}

/** Both are in order, except that the old prices of `moved` do not count in `order`. */
function merge(order: Int32Array, moved: Int32Array, prices: Int32Array): Int32Array {
  const isMoved = new Uint8Array(order.length);
  for (const place of moved) isMoved[place] = 1;
  const merged = new Int32Array(order.length);
  let size = 0;
  let next = 0;
  const isBefore = (place: number, other: number) => {
    const difference = (prices[place] ?? 0) - (prices[other] ?? 0);
    return difference < 0 || (difference === 0 && place < other);
  };
  for (let at = 0; at < order.length; at += 1) {
    const place = order[at] ?? 0;
    if (isMoved[place] === 1) continue;
    while (next < moved.length && isBefore(moved[next] ?? 0, place)) {
      merged[size] = moved[next] ?? 0;
      size += 1;
      next += 1;
    }
    merged[size] = place;
    size += 1;
  }
  merged.set(moved.subarray(next), size);
  return merged;
}
