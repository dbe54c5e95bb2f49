import type { Browser } from 'playwright';
import { openPhone } from './phone.ts';

const limitMs = 60_000;

declare global {
  interface Window {
    /** Milliseconds from the start of the page to the first frame with name, price and button. */
    seenMs?: number;
  }
}

export interface FirstTap {
  seen: number;
  /** From the tap to the page or the counter that shows one product in the cart. */
  answered: number;
}

/**
 * Opens a product on a slow phone with a bad network, and taps Add to cart as soon as it is seen.
 * Throws if the tap is lost or counts twice.
 */
export async function measureFirstTap(browser: Browser, siteUrl: string): Promise<FirstTap> {
  const { page, close } = await openPhone(browser, { isSlow: true, hasBadNetwork: true });
  try {
    await page.addInitScript(watchForProduct);
    // Its own address, as lists and searches link to it: without a redirect.
    const { url } = await fetch(`${siteUrl}/products/2`);
    await page.goto(url, { waitUntil: 'commit', timeout: limitMs });
    await page.waitForFunction(() => window.seenMs, undefined, { timeout: limitMs });
    const seen = (await page.evaluate(() => window.seenMs)) ?? Number.NaN;
    const began = performance.now();
    const add = page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true });
    await add.first().tap({ noWaitAfter: true });
    const counter = page.getByTestId('cart-counter').filter({ hasText: /\d/ }).first();
    const isInCart = page.waitForURL(/\/cart\?/, { timeout: limitMs, waitUntil: 'commit' });
    await Promise.any([isInCart, counter.waitFor({ timeout: limitMs })]);
    const answered = performance.now() - began;
    await page.waitForLoadState('load', { timeout: limitMs });
    await counter.waitFor({ timeout: limitMs });
    const count = await counter.textContent();
    if (count?.trim() !== '1') throw new Error(`One tap has put ${count} products into the cart`);
    return { seen, answered };
  } finally {
    await close();
  }
}

/* Runs in the page. */
function watchForProduct(): void {
  const checkFrame = () => {
    const parts = ['h1', '.price', 'main button[type="submit"]'];
    const isSeen = parts.every((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return box && box.height > 0 && box.top < innerHeight;
    });
    if (isSeen) window.seenMs = performance.now();
    else requestAnimationFrame(checkFrame);
  };
  requestAnimationFrame(checkFrame);
}
