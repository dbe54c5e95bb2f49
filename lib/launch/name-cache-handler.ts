import PageCache from '../platform/cache/page-cache.mjs';

/* The symbol by which a platform registers its cache handler in Next 16. */
const nextCacheHandlers = Symbol.for('@next/cache-handlers');

/**
 * Registers the cache handler with Next once. With the `cacheHandler` setting it would be imported
 * at every request, which costs a tenth of serving a cached page.
 */
export function nameCacheHandler(): void {
  Object.defineProperty(globalThis, nextCacheHandlers, { value: { FetchCache: PageCache } });
}
