/** Shorter lists are sorted by packed keys: the tables of a radix sort would take longer. */
const shortest = 5_000;
/** Upper limit of the catalogue's size, for packed keys. */
const maxProducts = 2 ** 21;
const bits = 11;
const digits = 2 ** bits;

/** Sorts indexes by a whole number from 0 to 4,000,000,000, and equal numbers by index. */
export function sortPositions(
  some: ArrayLike<number>,
  sortKey: (position: number) => number,
): Int32Array<ArrayBuffer> {
  return some.length < shortest ? sortPacked(some, sortKey) : sortByDigits(some, sortKey);
}

/*
 * Number and index packed into one number, because numeric sorting is many times faster than a
 * comparison function.
 */
function sortPacked(
  some: ArrayLike<number>,
  sortKey: (position: number) => number,
): Int32Array<ArrayBuffer> {
  const keys = new Float64Array(some.length);
  for (let at = 0; at < some.length; at += 1) {
    const position = some[at] ?? 0;
    keys[at] = sortKey(position) * maxProducts + position;
  }
  keys.sort();
  const sorted = new Int32Array(keys.length);
  for (let at = 0; at < keys.length; at += 1) sorted[at] = (keys[at] ?? 0) % maxProducts;
  return sorted;
}

/*
 * Radix sort by digits of 11 bits, least significant first: a million places in some 30
 * milliseconds, a quarter of the time of `sort`.
 */
function sortByDigits(
  some: ArrayLike<number>,
  sortKey: (position: number) => number,
): Int32Array<ArrayBuffer> {
  let sorted = new Int32Array(some);
  if (!isAscending(sorted)) sorted.sort();
  let numbers = new Uint32Array(sorted.length);
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = sortKey(sorted[at] ?? 0);
  let otherPositions = new Int32Array(sorted.length);
  let otherNumbers = new Uint32Array(sorted.length);
  const starts = new Int32Array(digits + 1);
  for (let shift = 0; shift < 32; shift += bits) {
    countDigits(numbers, shift, starts);
    for (let at = 0; at < numbers.length; at += 1) {
      const number = numbers[at] ?? 0;
      const digit = (number >>> shift) & (digits - 1);
      const start = starts[digit] ?? 0;
      otherPositions[start] = sorted[at] ?? 0;
      otherNumbers[start] = number;
      starts[digit] = start + 1;
    }
    [sorted, otherPositions] = [otherPositions, sorted];
    [numbers, otherNumbers] = [otherNumbers, numbers];
  }
  return sorted;
}

function isAscending(some: Int32Array): boolean {
  for (let at = 1; at < some.length; at += 1) {
    if ((some[at] ?? 0) < (some[at - 1] ?? 0)) return false;
  }
  return true;
}

/** Sets `starts` to where the numbers of each digit begin. */
function countDigits(numbers: Uint32Array, shift: number, starts: Int32Array): void {
  starts.fill(0);
  for (let at = 0; at < numbers.length; at += 1) {
    const next = (((numbers[at] ?? 0) >>> shift) & (digits - 1)) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let digit = 1; digit <= digits; digit += 1) {
    starts[digit] = (starts[digit] ?? 0) + (starts[digit - 1] ?? 0);
  }
}
