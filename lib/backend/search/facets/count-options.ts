import type { Labels } from '../index/columns.ts';

/** Returns the number of products by option index, from the number by set. */
export function countOptions({ sets, options }: Labels, bySet: Int32Array): Int32Array {
  const counts = new Int32Array(options.length);
  sets.forEach((set, number) => {
    const count = bySet[number] ?? 0;
    for (const option of set) counts[option] = (counts[option] ?? 0) + count;
  });
  return counts;
}
