/** A product that staff put at a place of a search, from 1, or buried (null). */
export interface Pin {
  product: number;
  place: number | null;
}

/**
 * Puts pinned products at their places, also those that the search does not find, and buried ones
 * after all others. Products are given as any numbers of an engine, best first.
 */
export function applyPins(ranked: Int32Array, pins: readonly Pin[]): Int32Array {
  if (pins.length === 0) return ranked;
  const moved = new Set(pins.map(({ product }) => product));
  const others = ranked.filter((product) => !moved.has(product));
  const pinned = pins
    .flatMap(({ product, place }) => (place === null ? [] : [{ product, place }]))
    .sort((one, two) => one.place - two.place || one.product - two.product);
  const start: number[] = [];
  let taken = 0;
  for (const { product, place } of pinned) {
    const until = Math.min(others.length, taken + Math.max(0, place - 1 - start.length));
    start.push(...others.subarray(taken, until), product);
    taken = until;
  }
  const end = pins
    .filter(({ product, place }) => place === null && ranked.includes(product))
    .map(({ product }) => product);
  const rest = others.subarray(taken);
  const order = new Int32Array(start.length + rest.length + end.length);
  order.set(start);
  order.set(rest, start.length);
  order.set(end, start.length + rest.length);
  return order;
}
