/** A hidden page has no animation frames. */
const maxMs = 100;

/**
 * Resolves after the next paint, at most 100 ms later. The direct effect of a touch is then
 * visible, and heavier work does not delay it.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const latest = setTimeout(resolve, maxMs);
    requestAnimationFrame(() => {
      clearTimeout(latest);
      // The callback runs before the frame is painted; a task queued by it runs after that.
      setTimeout(resolve);
    });
  });
}
