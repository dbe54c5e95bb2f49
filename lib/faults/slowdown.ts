import { availableParallelism, loadavg } from 'node:os';

/** The short form runs beside whatever else a busy machine does. */
const SHORT_FACTOR = 4;
const MOST = 20;

/** By how much a limit of time is stretched: as many times as programs wait for each core. */
export function slowdown(isShort: boolean, load = loadavg()[0] ?? 0): number {
  const waiting = load / availableParallelism();
  return Math.min(MOST, Math.max(isShort ? SHORT_FACTOR : 1, waiting));
}
