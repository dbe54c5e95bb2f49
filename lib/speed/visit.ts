import type { Browser } from 'playwright';
import { type PageWeight, weigh } from './page-weight.ts';
import { openPhone } from './phone.ts';
import { readVitals, recordVitals, type Vitals } from './vitals.ts';

/** Later tasks are those of touches, not of the page's start. */
const settleMs = 2_000;

/** Visits a page with a slow phone and an empty cache. */
export async function visit(
  browser: Browser,
  url: string,
  { isWithoutScripts = false } = {},
): Promise<Vitals & PageWeight> {
  const { page, close } = await openPhone(browser, { isSlow: true, isWithoutScripts });
  try {
    await recordVitals(page);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(settleMs);
    return { ...(await readVitals(page)), ...(await weigh(page)) };
  } finally {
    await close();
  }
}
