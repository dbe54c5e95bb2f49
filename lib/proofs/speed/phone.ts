import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright';

/** A common phone: Lighthouse measures with the same screen and processor. */
const screen = { width: 412, height: 823 };
const pixelRatio = 1.75;
const slowdown = 4;
/** Mobile data at a bad place: 150 ms there and back, 1.6 Mbit/s. */
const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
/** The edge of a cell: 400 ms there and back, 400 kbit/s. */
const badNetwork = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

export interface Phone {
  page: Page;
  close: () => Promise<void>;
}

interface PhoneOptions {
  /** Default: the machine's own network and processor. */
  isSlow?: boolean;
  hasSlowNetwork?: boolean;
  hasBadNetwork?: boolean;
  /** The scripts of the page do not arrive. */
  isWithoutScripts?: boolean;
}

export const phoneOptions = {
  viewport: screen,
  deviceScaleFactor: pixelRatio,
  hasTouch: true,
  isMobile: true,
};

/** Opens a phone with an empty cache. */
export async function openPhone(
  browser: Browser,
  {
    isSlow = false,
    hasBadNetwork = false,
    hasSlowNetwork = isSlow,
    isWithoutScripts = false,
  }: PhoneOptions = {},
): Promise<Phone> {
  const context: BrowserContext = await browser.newContext(phoneOptions);
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isSlow) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (hasSlowNetwork || hasBadNetwork) {
    const conditions = hasBadNetwork ? badNetwork : network;
    await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
  }
  if (isWithoutScripts) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
  return { page, close: () => context.close() };
}

/**
 * Sends a touch to the middle of an element. Playwright's tap() adds event listeners to the page,
 * to check the target, and the measurement would count their time.
 */
export async function touchPlainly(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not shown`);
  await element.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
