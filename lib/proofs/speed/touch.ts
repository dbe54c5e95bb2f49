import type { Browser, Locator, Page } from 'playwright';
import { openPhone, touchPlainly } from './phone.ts';
import { forgetTouches, readVitals, recordVitals } from './vitals.ts';

/** By then the answer to a touch is drawn. */
const answerMs = 1_500;

interface Touch {
  path: string;
  /** Steps before the measured touch. */
  prepare?: (page: Page) => Promise<void>;
  target: (page: Page) => Locator;
}

export const touches = {
  'add to cart': {
    path: '/products/2',
    target: (page) =>
      page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }),
  },
  filter: {
    path: '/shop',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Filters' }).tap();
      await page.getByRole('dialog').getByRole('checkbox').nth(2).waitFor();
    },
    target: (page) => page.getByRole('dialog').getByRole('checkbox').nth(2),
  },
} satisfies Record<string, Touch>;

/**
 * Returns the milliseconds from a touch to the next frame, on a slow phone with a quick network.
 */
export async function measureTouch(
  browser: Browser,
  siteUrl: string,
  { path, prepare, target }: Touch,
): Promise<number> {
  const { page, close } = await openPhone(browser, { isSlow: true, hasSlowNetwork: false });
  try {
    await recordVitals(page);
    await page.goto(`${siteUrl}${path}`, { waitUntil: 'networkidle' });
    if (prepare) await prepare(page);
    const element = target(page);
    await element.scrollIntoViewIfNeeded();
    await page.waitForTimeout(answerMs);
    await forgetTouches(page);
    await touchPlainly(element);
    await page.waitForTimeout(answerMs);
    const { inp } = await readVitals(page);
    return inp;
  } finally {
    await close();
  }
}
