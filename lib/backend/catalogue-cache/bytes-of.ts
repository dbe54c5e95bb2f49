/** Approximate V8 overhead in bytes: per object, and per list entry or number. */
const overhead = 48;
const perEntry = 8;
/** Longer lists are estimated from this many entries. */
const sampled = 200;

/**
 * Estimates the memory size of a value in bytes: texts, numbers, buffers, and lists and records of
 * them.
 */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') return overhead + value.length * 2;
  if (typeof value !== 'object' || value === null) return perEntry;
  if (ArrayBuffer.isView(value)) return overhead + value.byteLength;
  if (value instanceof Map) return estimateSum(value.size, value.entries());
  if (value instanceof Set) return estimateSum(value.size, value.values());
  if (Array.isArray(value)) return estimateSum(value.length, value.values());
  const members: unknown[] = Object.values(value);
  return estimateSum(members.length, members.values());
}

function estimateSum(length: number, entries: Iterator<unknown>): number {
  let sum = 0;
  let looked = 0;
  for (let next = entries.next(); !next.done && looked < sampled; next = entries.next()) {
    sum += perEntry + bytesOf(next.value);
    looked += 1;
  }
  return overhead + (looked === 0 ? 0 : Math.ceil((sum / looked) * length));
}
