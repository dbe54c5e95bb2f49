const dayMs = 24 * 60 * 60 * 1000;

/**
 * Milliseconds until the membership must be read again: when its last month ends, after a day at
 * most (timers overflow at 24.8 days). 0: no need.
 */
export function nextCheckMs(endDate: string | null | undefined, now: Date): number {
  if (!endDate) return 0;
  const leftMs = Date.parse(endDate) - now.getTime();
  return Number.isNaN(leftMs) ? 0 : Math.min(Math.max(leftMs, 1000), dayMs);
}
