import PageCache from '../platform/cache/page-cache.mjs';

/* The symbol by which Next 16 lets a platform name its handler of kept pages. */
const nextCacheHandlers = Symbol.for('@next/cache-handlers');

/**
 * Names the handler of kept pages to Next once. Named by the `cacheHandler` setting, it would be imported
 * for every request, which costs a tenth of what a kept page costs.
 */
export function nameCacheHandler(): void {
  Object.defineProperty(globalThis, nextCacheHandlers, { value: { FetchCache: PageCache } });
}
