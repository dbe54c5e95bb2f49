/** Products per chunk of `search_holders`, by id. */
export const productsAChunk = 1_024;

export const chunkOf = (id: number): number => Math.floor(id / productsAChunk);

const none = new Int32Array(0);

/**
 * Returns postings with those of some chunks replaced; `fresh` has the new ones by chunk, none
 * where no product of the chunk has the word any more. Both are in order of the ids.
 */
export function replaceChunks(
  pairs: Int32Array,
  chunks: readonly number[],
  fresh: ReadonlyMap<number, Int32Array> = new Map(),
): Int32Array {
  const parts: Int32Array[] = [];
  let done = 0;
  for (const chunk of chunks) {
    const start = firstPair(pairs, chunk * productsAChunk);
    const end = firstPair(pairs, (chunk + 1) * productsAChunk);
    const now = fresh.get(chunk) ?? none;
    if (start === end && now.length === 0) continue;
    parts.push(pairs.subarray(done, start), now);
    done = end;
  }
  if (parts.length === 0) return pairs;
  parts.push(pairs.subarray(done));
  const joined = new Int32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Binary search: where the pair of this id, or of the next higher one, begins. */
function firstPair(pairs: Int32Array, id: number): number {
  let low = 0;
  let high = pairs.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pairs[middle * 2] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low * 2;
}
