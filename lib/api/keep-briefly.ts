import { unstable_cache } from 'next/cache';

/** Seconds that a page which lacks a part is kept, so that the part comes back soon. */
const incompleteSeconds = 5;

const markIncomplete = unstable_cache(() => Promise.resolve(true), ['incomplete-page'], {
  revalidate: incompleteSeconds,
});

/** Makes the page that is rendering now be rendered again after some seconds: it shows a stale or missing part. */
export async function keepBriefly(): Promise<void> {
  await markIncomplete();
}
