/**
 * Tag of reads that the page cache must not store: their URLs are unbounded (for example searches),
 * so they could fill the cache.
 */
export const uncachedTag = 'not-kept';
