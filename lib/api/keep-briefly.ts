import { unstable_cache } from 'next/cache';

/** Seconds that an incomplete page is cached. */
const incompleteSeconds = 5;

const markIncomplete = unstable_cache(() => Promise.resolve(true), ['incomplete-page'], {
  revalidate: incompleteSeconds,
});

/**
 * Limits the cache lifetime of the page that is rendering to seconds, because a part is stale or
 * missing.
 */
export async function keepBriefly(): Promise<void> {
  await markIncomplete();
}
