import type { Locator } from 'playwright/test';
import { expect } from './fixtures.ts';

/**
 * Taps something in a bar at the foot of the screen once the bar stands still. `Locator.tap` scrolls
 * the page first, because of its `scroll-padding`; a person does not, and a scrolled page may hide the bar.
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
