const windowMs = 60_000;
/** Reports a minute, from everyone together: they are hints, and a flood of them would fill the log. */
export const mostInWindow = 60;

/** A fixed window: answers whether one more report may be written down at `now` (milliseconds). */
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
    return count <= mostInWindow;
  };
}
