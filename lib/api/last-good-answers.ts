import { LRUCache } from 'lru-cache';

/** Bytes. LRU limit of the answers kept for store API failures. */
const maxBytes = 24 * 1024 * 1024;
/** Milliseconds. Older answers are not used. */
const oldestMs = 24 * 60 * 60 * 1000;

type Answers = LRUCache<string, string>;

// Next bundles each route separately: `globalThis` makes them share one cache.
const shared = globalThis as typeof globalThis & { lastGoodAnswers?: Answers };

/** Last good answer of each public call by URL, as JSON text (stale-if-error). */
export const lastGoodAnswers: Answers = (shared.lastGoodAnswers ??= new LRUCache({
  maxSize: maxBytes,
  sizeCalculation: (text, url) => 2 * (text.length + url.length),
  ttl: oldestMs,
}));
