const windowMs = 60_000;
/** Maximum reports per minute from all clients, so that they cannot flood the log. */
export const maxReportsPerWindow = 60;

/**
 * Fixed-window rate limiter: returns whether one more report may be logged at `now` (milliseconds).
 */
export function reportLimit(): (now: number) => boolean {
  let window = -1;
  let count = 0;
  return (now) => {
    const current = Math.floor(now / windowMs);
    if (current !== window) {
      window = current;
      count = 0;
    }
    count += 1;
    return count <= maxReportsPerWindow;
  };
}
