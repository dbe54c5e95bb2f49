import { unstable_cache } from 'next/cache';
import { noteUntil } from './page-reads';

const seconds = { incomplete: 5, 'stand-in': 60 };

const yes = () => Promise.resolve(true);
const marks = {
  incomplete: unstable_cache(yes, ['incomplete-page'], { revalidate: seconds.incomplete }),
  'stand-in': unstable_cache(yes, ['stand-in-page'], { revalidate: seconds['stand-in'] }),
};

/**
 * Limits the cache lifetime of the page that is rendering: to 5 seconds because a part is stale or
 * missing, to a minute because something stands in for a call that the store API did not offer.
 */
export async function keepBriefly(reason: keyof typeof seconds = 'incomplete'): Promise<void> {
  noteUntil(Date.now() + seconds[reason] * 1_000);
  await marks[reason]();
}
