const windowMs = 60_000;

/**
 * Fixed-window limit in memory: returns whether one more is within `max` a minute at `now`
 * (milliseconds).
 */
export function fixedWindow(max: number): (now: number) => boolean {
  let window = -1;
  let count = 0;
  return (now) => {
    const current = Math.floor(now / windowMs);
    if (current !== window) {
      window = current;
      count = 0;
    }
    count += 1;
    return count <= max;
  };
}
