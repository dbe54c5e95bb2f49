import type { RecentChallenges } from './challenge-rate.ts';

/** Tries at most: about a tenth of a second on a desktop computer, a second on a cheap phone. */
export const leastWork = 50_000;
/** The same where somebody asks for very many: about four seconds on a cheap phone. */
export const mostWork = 200_000;

/** Challenges in ten minutes that cost the least work; people behind one address share the first. */
const usualOfAddress = 20;
const usualOfAll = 500;

/** How many tries a challenge takes at most: in proportion to how many were asked for just now. */
export function workOf({ ofAddress, ofAll }: RecentChallenges): number {
  const factor = Math.max(1, ofAddress / usualOfAddress, ofAll / usualOfAll);
  return Math.min(mostWork, Math.round(leastWork * factor));
}
