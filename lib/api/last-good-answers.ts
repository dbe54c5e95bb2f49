import { LRUCache } from 'lru-cache';

/** Bytes of answers that are kept for the time when the store API fails. */
const mostBytes = 24 * 1024 * 1024;
/** An answer older than this is not shown any more. */
const oldestMs = 24 * 60 * 60 * 1000;

type Answers = LRUCache<string, string>;

// Next bundles routes apart from one another: on globalThis all of them share one cache.
const shared = globalThis as typeof globalThis & { lastGoodAnswers?: Answers };

/** The last good answer of each public call by its address, as JSON text (stale-if-error). */
export const lastGoodAnswers: Answers = (shared.lastGoodAnswers ??= new LRUCache({
  maxSize: mostBytes,
  sizeCalculation: (text, url) => 2 * (text.length + url.length),
  ttl: oldestMs,
}));
