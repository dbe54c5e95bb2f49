import type { Browser } from 'playwright';
import { openPhone, touchPlainly } from './phone.ts';

const settleMs = 2_000;

declare global {
  interface Window {
    /** Milliseconds from the touch of a card to the frame with the title of its product. */
    titleMs?: number;
  }
}

/** Returns the milliseconds from the touch of a card in the list to the title of its product. */
export async function measureOpening(
  browser: Browser,
  siteUrl: string,
  { isSlow }: { isSlow: boolean },
): Promise<number> {
  const { page, close } = await openPhone(browser, { isSlow });
  try {
    await page.goto(`${siteUrl}/shop`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(settleMs);
    const link = page.locator('.card-name a').nth(1);
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(settleMs);
    await page.evaluate(watchForTitle, await link.innerText());
    await touchPlainly(link);
    const time = await page.waitForFunction(() => window.titleMs);
    return (await time.jsonValue()) ?? Number.NaN;
  } finally {
    await close();
  }
}

/* Runs in the page. */
function watchForTitle(name: string): void {
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const checkFrame = () => {
        const title = document.querySelector('h1');
        const isThere =
          title?.textContent.trim() === name && title.getBoundingClientRect().height > 0;
        if (isThere) window.titleMs = performance.now() - timeStamp;
        else requestAnimationFrame(checkFrame);
      };
      requestAnimationFrame(checkFrame);
    },
    { capture: true, once: true },
  );
}
