import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, type Browser, type BrowserContext, type Page } from 'playwright/test';
import { documentFolder, screenFolder, screenSizes } from '../../lib/launch/screen-files.ts';
import type { AccountName } from '../support/accounts.ts';
import { markPopupSeen } from '../support/fixtures.ts';
import { findLayoutFaults } from '../support/layout.ts';
import { logIn } from '../support/log-in.ts';
import { open } from '../support/open.ts';

interface ScreenOptions {
  as?: AccountName;
  /** Runs before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Brings the page into the state to be captured. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Name of its pictures in the documents. */
  inDocuments?: string;
}

/** CSS pixels. A longer page is cut. */
const maxHeight = 4_000;
/** Milliseconds. */
const quietLimit = 5_000;
/** Milliseconds that late pictures and fonts may take. */
const pictureLimit = 3_000;

const noFaults = { cutTexts: [], covered: [] };

const sessions = new Map<AccountName, Awaited<ReturnType<BrowserContext['storageState']>>>();

/** Opens a page as an account of the demo; logs in once a worker. */
export async function openAs(browser: Browser, name?: AccountName): Promise<Page> {
  const storageState = name && sessions.get(name);
  const context = await browser.newContext({ ...(storageState && { storageState }) });
  await markPopupSeen(context);
  if (name && !storageState) {
    await logIn(context, name);
    sessions.set(name, await context.storageState());
  }
  return context.newPage();
}

/** Declares a picture of one address at each width. */
export function screen(name: string, path: string, options: ScreenOptions = {}): void {
  test(name, async ({ browser }) => {
    const page = await openAs(browser, options.as);
    await options.before?.(page);
    await open(page, path);
    await options.prepare?.(page);
    await takeScreen(page, name, options.inDocuments);
    await page.context().close();
  });
}

/** Takes the first screen and the whole page at each width; names texts that are cut or covered. */
export async function takeScreen(page: Page, name: string, inDocuments?: string): Promise<void> {
  await mkdir(screenFolder, { recursive: true });
  // Lists of the back office come after their page. A screen that polls has no quiet network.
  await page.waitForLoadState('networkidle', { timeout: quietLimit }).catch(() => undefined);
  for (const size of screenSizes) {
    await page.setViewportSize(size);
    await loadPictures(page);
    const { width } = size;
    const picture = { type: 'jpeg', quality: 60 } as const;
    const first = join(screenFolder, `${name}-${width}.jpg`);
    await page.screenshot({ ...picture, path: first });
    // An open drawer or dialog covers elements intentionally.
    if ((await page.locator('dialog[open]').count()) === 0) {
      const { cutTexts, covered } = await findLayoutFaults(page);
      expect.soft({ cutTexts, covered }, `${name} at ${width} px`).toEqual(noFaults);
    }
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height > size.height)
      await page.screenshot({
        ...picture,
        path: join(screenFolder, `${name}-${width}-whole.jpg`),
        fullPage: true,
        clip: { x: 0, y: 0, width, height: Math.min(height, maxHeight) },
      });
    if (inDocuments && width !== 768 && process.env['SCREENS_IN_DOCUMENTS'])
      await writeDocumentPicture(page, `${inDocuments}-${width}.webp`);
  }
}

async function loadPictures(page: Page): Promise<void> {
  await page
    .evaluate(async (limit) => {
      const root = document.documentElement;
      for (let top = 0; top < Math.min(root.scrollHeight, 4_000); top += 600) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise((done) => requestAnimationFrame(done));
      }
      window.scrollTo({ top: 0, behavior: 'instant' });
      const late = [...document.images].filter(
        (image) => !image.complete && image.loading !== 'lazy',
      );
      await Promise.race([
        Promise.all([
          document.fonts.ready,
          ...late.map((image) => image.decode().catch(() => null)),
        ]),
        new Promise((done) => setTimeout(done, limit)),
      ]);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, pictureLimit)
    // A page that navigates while it is checked.
    .catch(() => undefined);
}

async function writeDocumentPicture(page: Page, file: string): Promise<void> {
  await mkdir(documentFolder, { recursive: true });
  const picture = sharp(await page.screenshot({ type: 'png' }));
  await writeFile(join(documentFolder, file), await picture.webp({ quality: 72 }).toBuffer());
}
