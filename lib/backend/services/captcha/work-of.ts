import type { RecentChallenges } from './challenge-rate.ts';

/**
 * Maximum number of tries: about a tenth of a second on a desktop computer, a second on a cheap
 * phone.
 */
export const minWork = 50_000;
/** Maximum number of tries under load: about four seconds on a cheap phone. */
export const maxWork = 200_000;

/**
 * Challenges in ten minutes that still get the least work; `usualOfAddress` is shared by all users
 * behind one address.
 */
const usualOfAddress = 20;
const usualOfAll = 500;
/** Maximum factor by which what others ask for raises the work of an address. */
const maxFactorByOthers = 2;

/**
 * Returns the maximum number of tries of a challenge, in proportion to the number of recent
 * challenges.
 */
export function workOf({ ofAddress, ofAll }: RecentChallenges): number {
  const byOthers = Math.min(maxFactorByOthers, ofAll / usualOfAll);
  const factor = Math.max(1, ofAddress / usualOfAddress, byOthers);
  return Math.min(maxWork, Math.round(minWork * factor));
}
