/**
 * The schedule pauses for as long as the clock was set back; shorter pauses than this are accepted.
 */
const maxSetBackMs = 90_000;
const checkEveryMs = 1_000;

/**
 * Compares the system clock with the monotonic clock and calls `onSetBack` if it was set back by
 * more than 90 s. Returns a function that stops the check.
 */
export function watchClock(now: () => Date, onSetBack: () => void): () => void {
  const offset = () => now().getTime() - performance.now();
  let known = offset();
  const timer = setInterval(() => {
    const before = known;
    known = offset();
    if (before - known > maxSetBackMs) onSetBack();
  }, checkEveryMs).unref();
  return () => clearInterval(timer);
}
