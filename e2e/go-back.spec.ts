import type { BrowserContext, Page } from 'playwright/test';
import { routes } from '../lib/platform/routes.ts';
import { inFullChromium } from './support/browser.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';

/* Playwright disables the back/forward cache. */
test.use({
  isWarm: false,
  launchOptions: inFullChromium({ ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

/* One page of each kind of script; e2e/http/security-headers.spec.ts asks all pages for their header. */
const mainPages = [
  '/',
  '/shop?category=1',
  '/products/1/lakadong-turmeric-powder',
  routes.contactUs,
];
const otherPages = [
  '/shop?search=tea',
  '/products/1/reviews/lakadong-turmeric-powder',
  '/blogs/1',
  routes.storeLocator,
  routes.membership,
];

/** What keeps a page from being restored when one goes back to it: [] where it was restored. */
async function hindrancesOf(page: Page, path: string): Promise<string[]> {
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
  await open(page, path);
  await page.goto('/robots.txt');
  // A restored page has no load event.
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => 'persisted' in window);
  return page.evaluate(() => {
    if ('persisted' in window && window.persisted === true) return [];
    const [visit] = performance.getEntriesByType('navigation');
    const { notRestoredReasons } = (visit?.toJSON() ?? {}) as {
      notRestoredReasons?: { reasons?: { reason: string }[] } | null;
    };
    return (notRestoredReasons?.reasons ?? [{ reason: 'unknown' }]).map(({ reason }) => reason);
  });
}

const expectRestored = async (context: BrowserContext, paths: readonly string[]) => {
  const hindered: Record<string, string[]> = {};
  for (const path of paths) {
    const page = await context.newPage();
    const hindrances = await hindrancesOf(page, path);
    if (hindrances.length > 0) hindered[path] = hindrances;
    await page.close();
  }
  expect(hindered).toEqual({});
};

test('public pages are there at once when one goes back to them', ({ context }) =>
  expectRestored(context, mainPages));

test('all other pages too', { tag: '@slow' }, ({ context }) => expectRestored(context, otherPages));

test('a handler of unload would hinder it, and is noticed', async ({ page }) => {
  await page.addInitScript(() => addEventListener('unload', () => undefined));
  expect(await hindrancesOf(page, routes.faq)).not.toEqual([]);
});

test('T19: nobody goes back to a page with a form of their own', async ({ page, asha }) => {
  for (const [visitor, path] of [
    [page, '/login'],
    [asha, routes.profile],
  ] as const) {
    expect((await hindrancesOf(visitor, path)).join()).toContain('no-store');
  }
});
