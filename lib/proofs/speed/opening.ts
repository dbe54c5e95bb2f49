import type { Browser, Locator, Page } from 'playwright';
import { pageKinds } from './budgets.ts';
import { openPhone, touchPlainly } from './phone.ts';

const settleMs = 2_000;

declare global {
  interface Window {
    /** Milliseconds from the touch of a link to the frame with the title of its product. */
    titleMs?: number;
  }
}

interface Opening {
  path: string;
  link: (page: Page) => Locator;
}

/** A product from its card in the list, and another size from the page of one. */
export const openings = {
  list: { path: '/shop', link: (page) => page.locator('.card-name a').nth(1) },
  size: {
    path: pageKinds.product.path,
    link: (page) =>
      page.getByRole('navigation', { name: 'Size' }).locator('a:not([aria-current])').first(),
  },
} satisfies Record<string, Opening>;

/** Returns the milliseconds from the touch of a link to the title of its product. */
export async function measureOpening(
  browser: Browser,
  siteUrl: string,
  { path, link: findLink }: Opening,
  { isSlow }: { isSlow: boolean },
): Promise<number> {
  const { page, close } = await openPhone(browser, { isSlow });
  try {
    await page.goto(`${siteUrl}${path}`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(settleMs);
    const link = findLink(page);
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(settleMs);
    await page.evaluate(watchForTitle, await link.evaluate((one: HTMLAnchorElement) => one.href));
    await touchPlainly(link);
    const time = await page.waitForFunction(() => window.titleMs);
    return (await time.jsonValue()) ?? Number.NaN;
  } finally {
    await close();
  }
}

/* Runs in the page. */
function watchForTitle(href: string): void {
  const before = document.querySelector('h1')?.textContent;
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const checkFrame = () => {
        const title = document.querySelector('h1');
        const isThere =
          location.href === href &&
          title?.textContent !== before &&
          (title?.getBoundingClientRect().height ?? 0) > 0;
        if (isThere) window.titleMs = performance.now() - timeStamp;
        else requestAnimationFrame(checkFrame);
      };
      requestAnimationFrame(checkFrame);
    },
    { capture: true, once: true },
  );
}
