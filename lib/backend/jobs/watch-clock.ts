/** The schedule waits as long as the clock was set back by: less than this it may wait. */
const mostSetBackMs = 90_000;
const lookEveryMs = 1_000;

/**
 * Compares the clock with the monotonic one of the program, and calls `onSetBack` where it was set back by
 * more than 90 s. Ends with the function that it gives back.
 */
export function watchClock(now: () => Date, onSetBack: () => void): () => void {
  const offset = () => now().getTime() - performance.now();
  let known = offset();
  const timer = setInterval(() => {
    const before = known;
    known = offset();
    if (before - known > mostSetBackMs) onSetBack();
  }, lookEveryMs).unref();
  return () => clearInterval(timer);
}
