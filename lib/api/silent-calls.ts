import { LRUCache } from 'lru-cache';

/** Milliseconds. Timeout of personal data, so that a page can show an error within five seconds. */
export const personalReadMs = 3_000;

/** Milliseconds for which a URL that did not answer is not asked again. */
const silentMs = 1_500;
/** Timeout in milliseconds of other URLs during that time. */
const shortWaitMs = 1_000;
const maxAddresses = 500;
/** LRU limit: longer URLs are not remembered and always asked. */
const longestAddress = 2_000;

type SilentCalls = LRUCache<string, true>;

// Next bundles each route separately: `globalThis` makes them share one list.
const shared = globalThis as typeof globalThis & {
  silentCalls?: SilentCalls;
  lastSilentAt?: number;
};

/**
 * URLs that did not answer just now (negative cache). Next renders a failed page a second time as
 * an error page, which would wait for the same call again.
 */
export const silentCalls: SilentCalls = (shared.silentCalls ??= new LRUCache({
  max: maxAddresses,
  ttl: silentMs,
}));

/**
 * Returns the timeout of a call in milliseconds: shorter just after another call was not answered,
 * because a page with several sequential calls would wait for each.
 */
export function waitFor(usualMs: number): number {
  const sinceMs = Date.now() - (shared.lastSilentAt ?? 0);
  // Negative if the clock was set back.
  return sinceMs >= 0 && sinceMs < silentMs ? Math.min(usualMs, shortWaitMs) : usualMs;
}

/** Records that a URL did not answer. */
export function noteSilent(url: string): void {
  shared.lastSilentAt = Date.now();
  if (url.length <= longestAddress) silentCalls.set(url, true);
}
