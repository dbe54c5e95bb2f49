import { unstable_cache } from 'next/cache';
import { noteUntil } from './page-reads';

const seconds = { incomplete: 5, 'stand-in': 60 };

const yes = () => Promise.resolve(true);
const marks = {
  incomplete: unstable_cache(yes, ['incomplete-page'], { revalidate: seconds.incomplete }),
  'stand-in': unstable_cache(yes, ['stand-in-page'], { revalidate: seconds['stand-in'] }),
};

/**
 * Limits the cache lifetime of the rendering page: to 5 seconds if a part is stale or missing, to a
 * minute if a fallback was used for a call that the store API does not have.
 */
export async function keepBriefly(reason: keyof typeof seconds = 'incomplete'): Promise<void> {
  noteUntil(Date.now() + seconds[reason] * 1_000);
  await marks[reason]();
}
