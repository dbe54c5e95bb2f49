import type { Page } from 'playwright/test';
import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { untilAlive } from './support/open.ts';

/* On a phone what follows the first screen is drawn a moment later (app/product-grid.css). */

const product = '/products/1/lakadong-turmeric-powder';
const pages = [routes.home, routes.shop(), product];
const following = '.next, .product-grid-rest, .hero ~ :not(.later), .foot';

test.use({ isWarm: false });

declare global {
  interface Window {
    /** Values of `content-visibility` of what follows the first screen, one a frame. */
    drawn?: string[];
  }
}

async function expectAllDrawn(page: Page): Promise<void> {
  const parts = await page.locator(following).all();
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) await expect(part).toHaveCSS('content-visibility', 'auto');
}

test.describe('what follows the first screen of a phone', { tag: '@phone' }, () => {
  for (const path of pages) {
    test(`is not in the first frame of ${path}, and drawn without a touch`, async ({ page }) => {
      await page.addInitScript((selector) => {
        const drawn: string[] = [];
        window.drawn = drawn;
        const recordFrame = () => {
          const part = document.querySelector(selector);
          if (part) drawn.push(getComputedStyle(part).contentVisibility);
          requestAnimationFrame(recordFrame);
        };
        requestAnimationFrame(recordFrame);
      }, following);
      await page.goto(path);
      await expectAllDrawn(page);
      expect(await page.evaluate(() => window.drawn?.[0])).toBe('hidden');
    });
  }

  test('is where an address with its place leads', async ({ page }) => {
    await page.goto(`${product}#reviews`);
    await expect(page.locator('#reviews summary')).toBeInViewport();
  });
});

/* A test cannot hide a page: it says that it is hidden, and has no frames. */
function hide(): void {
  Object.defineProperty(document, 'hidden', { get: () => true });
  window.requestAnimationFrame = () => 0;
}

test.describe('scripts', { tag: '@phone' }, () => {
  for (const path of pages) {
    test(`of ${path} are loaded after the first frame`, async ({ page }) => {
      await page.addInitScript(() => requestAnimationFrame(() => performance.mark('frame')));
      await page.goto(path);
      await untilAlive(page, 'main');
      const [frame, first] = await page.evaluate(() => {
        const files = performance.getEntriesByType('resource').map(({ name, startTime }) => ({
          isScript: name.endsWith('.js'),
          startTime,
        }));
        const scripts = files.filter(({ isScript }) => isScript);
        const starts = scripts.map(({ startTime }) => startTime);
        return [performance.getEntriesByName('frame')[0]?.startTime, Math.min(...starts)];
      });
      expect(frame).toBeGreaterThan(0);
      expect(first).toBeGreaterThan(frame ?? Infinity);
      expect(first).toBeLessThan(Infinity);
    });
  }

  test('of a page in the background are loaded without a frame', async ({ page }) => {
    await page.addInitScript(hide);
    const script = page.waitForRequest(/\.js$/);
    await page.goto(product);
    await script;
  });
});

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const path of pages) {
    test(`the whole of ${path} is drawn`, async ({ page }) => {
      await page.goto(path);
      await expectAllDrawn(page);
    });
  }
});
