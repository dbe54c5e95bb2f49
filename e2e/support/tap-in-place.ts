import type { Locator } from 'playwright/test';
import { expect } from './fixtures.ts';

/**
 * Sends a touch to a link or button in a sticky bar, without scrolling. `Locator.tap` scrolls the page
 * first, because the page has a `scroll-padding` for the bar, and a scrolled product page hides the bar.
 * Waits for the bar's animations before.
 */
export async function tapInPlace(thing: Locator): Promise<void> {
  await thing.evaluate((element) => {
    const moves = (animation: Animation) =>
      animation.effect instanceof KeyframeEffect && animation.effect.target?.contains(element);
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(moves)
        .map(({ finished }) => finished),
    );
  });
  await expect(thing).toBeInViewport({ ratio: 1 });
  const box = await thing.boundingBox();
  if (!box) throw new Error('what is tapped has no box');
  await thing.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
