import { LRUCache } from 'lru-cache';

/** Milliseconds that a page waits for what belongs to one person, so that it says within five seconds if it cannot be shown. */
export const personalReadMs = 4_000;

/** Milliseconds for which an address that did not answer counts as silent. */
const silentMs = 1_500;
/** Milliseconds that other addresses are waited for meanwhile. */
const shortWaitMs = 1_000;
const mostAddresses = 500;
/** No address of the API is longer; longer ones are asked each time. */
const longestAddress = 2_000;

type SilentCalls = LRUCache<string, true>;

// Next bundles routes apart from one another: on globalThis all of them share one list.
const shared = globalThis as typeof globalThis & {
  silentCalls?: SilentCalls;
  lastSilentAt?: number;
};

/**
 * The calls that did not answer just now, by address. Next renders a page that has failed once more, as an
 * error page: it would wait a second time for the same call.
 */
export const silentCalls: SilentCalls = (shared.silentCalls ??= new LRUCache({
  max: mostAddresses,
  ttl: silentMs,
}));

/**
 * How long a call may take: as long as usual, or shorter just after another one was not answered. A page
 * that makes several calls, one after the other, would wait as long for each.
 */
export function waitFor(usualMs: number): number {
  const sinceMs = Date.now() - (shared.lastSilentAt ?? 0);
  // Below 0 where the clock was set back.
  return sinceMs >= 0 && sinceMs < silentMs ? Math.min(usualMs, shortWaitMs) : usualMs;
}

/** Remembers that an address did not answer. */
export function noteSilent(url: string): void {
  shared.lastSilentAt = Date.now();
  if (url.length <= longestAddress) silentCalls.set(url, true);
}
