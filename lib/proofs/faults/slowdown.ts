import { availableParallelism, loadavg } from 'node:os';

/** The short run shares a busy machine. */
const SHORT_FACTOR = 4;
const MOST = 20;

/**
 * Returns the factor for time limits: load average per core, at least 1 (short run: 4), at most 20.
 */
export function slowdown(isShort: boolean): number {
  const waiting = (loadavg()[0] ?? 0) / availableParallelism();
  return Math.min(MOST, Math.max(isShort ? SHORT_FACTOR : 1, waiting));
}
