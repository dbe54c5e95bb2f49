import { LRUCache } from 'lru-cache';

const quietMs = 60_000;
/** More than the contract has calls. */
const mostCalls = 500;
const reported = new LRUCache<string, true>({ max: mostCalls, ttl: quietMs });

/** Logs a failed call once a minute for each call of the contract. `path` is the pattern, not the address. */
export function reportFailedRead(path: string, error: unknown): void {
  if (reported.has(path)) return;
  reported.set(path, true);
  console.error('A call of the store API failed', path, error);
}
