import type { CatalogueIndex } from '../index/columns.ts';
import { applyPins } from './apply-pins.ts';
import type { Finds } from './find-by-search.ts';

/*
 * Reused buffer: by leader, the last pass that met the family. Safe, because a pass is synchronous
 * and ends before the next begins.
 */
let met = new Uint32Array(0);
let pass = 0;

/** Returns a test that is true for the first product of each family, and without a family. */
export function firstOfFamily({
  ids,
  leaders,
}: Pick<CatalogueIndex, 'ids' | 'leaders'>): (position: number) => boolean {
  if (met.length < ids.length) met = new Uint32Array(ids.length);
  pass += 1;
  const current = pass;
  return (position) => {
    const leader = leaders[position] ?? 0;
    if (met[leader] === current) return false;
    met[leader] = current;
    return true;
  };
}

/**
 * Returns the first product of each family among the search results that are shown, best first.
 * Pinned products are at their places among these, and stand for their families.
 */
export function collapseFamilies(
  index: Pick<CatalogueIndex, 'ids' | 'leaders'>,
  { positions, pins }: Pick<Finds, 'positions' | 'pins'>,
  isShown: (position: number) => boolean,
): Int32Array {
  const isFirst = firstOfFamily(index);
  const pinned = pins
    .flatMap(({ product, place }) => (place === null ? [] : [{ product, place }]))
    .sort((one, two) => one.place - two.place || one.product - two.product)
    .filter(({ product }) => isShown(product) && isFirst(product));
  const first = new Int32Array(positions.length);
  let size = 0;
  for (let at = 0; at < positions.length; at += 1) {
    const position = positions[at] ?? 0;
    if (!isShown(position) || !isFirst(position)) continue;
    first[size] = position;
    size += 1;
  }
  return applyPins(first.subarray(0, size), pinned);
}
