import { LRUCache } from 'lru-cache';

/** Milliseconds for which an address that did not answer counts as silent. */
const silentMs = 1_500;
const mostAddresses = 500;
/** No address of the API is longer; longer ones are asked each time. */
const longestAddress = 2_000;

type SilentCalls = LRUCache<string, true>;

// Next bundles routes apart from one another: on globalThis all of them share one list.
const shared = globalThis as typeof globalThis & { silentCalls?: SilentCalls };

/**
 * The calls that did not answer just now, by address. Next renders a page that has failed once more, as an
 * error page: it would wait a second time for the same call.
 */
export const silentCalls: SilentCalls = (shared.silentCalls ??= new LRUCache({
  max: mostAddresses,
  ttl: silentMs,
}));

/** Remembers that an address did not answer. */
export function noteSilent(url: string): void {
  if (url.length <= longestAddress) silentCalls.set(url, true);
}
