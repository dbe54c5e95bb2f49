/** Upper limit of the catalogue's size. */
const places = 2 ** 21;

/**
 * Sorts indexes by a whole number from 0 to 4,000,000,000, and equal numbers by index. Both are
 * packed into one number, because numeric sorting is many times faster than a comparison function.
 */
export function sortPlaces(
  some: ArrayLike<number>,
  numberOf: (place: number) => number,
): Int32Array<ArrayBuffer> {
  const keys = new Float64Array(some.length);
  for (let at = 0; at < some.length; at += 1) {
    const place = some[at] ?? 0;
    keys[at] = numberOf(place) * places + place;
  }
  keys.sort();
  const sorted = new Int32Array(keys.length);
  for (let at = 0; at < keys.length; at += 1) sorted[at] = (keys[at] ?? 0) % places;
  return sorted;
}
