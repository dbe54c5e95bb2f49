import { LRUCache } from 'lru-cache';

const quietMs = 60_000;
/** LRU limit; more than the API has calls. */
const maxCalls = 500;
const reported = new LRUCache<string, true>({ max: maxCalls, ttl: quietMs });

/** Logs a failed call, at most once a minute per call. `path` is the pattern, not the URL. */
export function reportFailedRead(path: string, error: unknown): void {
  if (reported.has(path)) return;
  reported.set(path, true);
  console.error('A call of the store API failed', path, error);
}
