import { test as base, type Browser, type BrowserContext, type Page } from 'playwright/test';
import type { AccountName } from './accounts.ts';
import { Complaints } from './complaints.ts';
import { logIn } from './log-in.ts';

interface Options {
  /** Whether these browsers have closed the login popup of the home page before, which comes once. */
  hasSeenPopup: boolean;
}

interface Fixtures {
  complaints: Complaints;
  /**
   * Opens another browser context with its own cookies and storage; logged in if a name is given.
   */
  openBrowser: (name?: AccountName) => Promise<BrowserContext>;
  /** Pages of logged-in customers, each in its own browser context; `page` is a guest's. */
  asha: Page;
  ravi: Page;
  meera: Page;
  staff: Page;
  owner: Page;
}

type OpenBrowser = Fixtures['openBrowser'];

const pageOf =
  (name: AccountName) =>
  async ({ openBrowser }: { openBrowser: OpenBrowser }, provide: (page: Page) => Promise<void>) => {
    const context = await openBrowser(name);
    await provide(await context.newPage());
  };

/** Every test fails if a browser reported an unexpected error. */
export const test = base.extend<Fixtures & Options>({
  hasSeenPopup: [true, { option: true }],
  complaints: async ({}, provide) => {
    const complaints = new Complaints();
    await provide(complaints);
    complaints.assertNone();
  },
  context: async ({ context, complaints, hasSeenPopup }, provide) => {
    complaints.watch(context);
    if (hasSeenPopup) await markPopupSeen(context);
    await provide(context);
  },
  openBrowser: async ({ browser, complaints, hasSeenPopup }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (name) => {
      const context = await newContext(browser, complaints);
      opened.push(context);
      if (hasSeenPopup) await markPopupSeen(context);
      if (name) await logIn(context, name);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  asha: pageOf('asha'),
  ravi: pageOf('ravi'),
  meera: pageOf('meera'),
  staff: pageOf('staff'),
  owner: pageOf('owner'),
});

async function newContext(browser: Browser, complaints: Complaints): Promise<BrowserContext> {
  const context = await browser.newContext();
  complaints.watch(context);
  return context;
}

/** Writes what the store writes when a visitor has seen the popup; other origins refuse storage. */
async function markPopupSeen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      sessionStorage.setItem('was-invited', 'yes');
    } catch {
      // Such a page has no popup.
    }
  });
}

export { expect } from 'playwright/test';
