import { unstable_cache } from 'next/cache';

const yes = () => Promise.resolve(true);
const marks = {
  incomplete: unstable_cache(yes, ['incomplete-page'], { revalidate: 5 }),
  'stand-in': unstable_cache(yes, ['stand-in-page'], { revalidate: 60 }),
};

/**
 * Limits the cache lifetime of the page that is rendering: to 5 seconds because a part is stale or
 * missing, to a minute because something stands in for a call that the store API did not offer.
 */
export async function keepBriefly(reason: keyof typeof marks = 'incomplete'): Promise<void> {
  await marks[reason]();
}
