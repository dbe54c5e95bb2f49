/** A page that is not shown has no frames. */
const maxMs = 100;

/**
 * Resolves once the next frame is drawn, at the latest after 100 ms. What a touch changes at once
 * is then on the screen, and heavier work does not hold it up.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const latest = setTimeout(resolve, maxMs);
    requestAnimationFrame(() => {
      clearTimeout(latest);
      // The callback runs before the frame is drawn, a task of its own after it.
      setTimeout(resolve);
    });
  });
}
