import { test as base, type BrowserContext, type Page } from 'playwright/test';
import type { AccountName } from './accounts.ts';
import { Complaints } from './complaints.ts';
import { logIn } from './log-in.ts';
import { WarmBrowsers, type WarmBrowser } from './warm-browsers.ts';

interface Options {
  /**
   * Whether the test may reuse browser contexts of earlier tests in the worker: reset, but with
   * their caches. Not for tests that log a demo account out or count loaded resources.
   */
  isWarm: boolean;
  /** Whether these browsers have closed the login popup of the home page before, which comes once. */
  hasSeenPopup: boolean;
}

interface WorkerFixtures {
  warmBrowsers: WarmBrowsers;
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

/** Returns the page of a warm browser, or the first page of a new one. */
export const findOrOpenPage = async (context: BrowserContext) =>
  context.pages()[0] ?? context.newPage();

const pageOfAccount =
  (name: AccountName) =>
  async ({ openBrowser }: { openBrowser: OpenBrowser }, provide: (page: Page) => Promise<void>) =>
    provide(await findOrOpenPage(await openBrowser(name)));

/** Every test fails if a browser reported an unexpected error. */
export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  isWarm: [true, { option: true }],
  hasSeenPopup: [true, { option: true }],
  complaints: async ({}, provide) => {
    const complaints = new Complaints();
    await provide(complaints);
    complaints.assertNone();
  },
  warmBrowsers: [
    async ({}, provide) => {
      const browsers = new WarmBrowsers();
      await provide(browsers);
      await browsers.close();
    },
    { scope: 'worker' },
  ],
  openBrowser: async (
    {
      browser,
      warmBrowsers,
      complaints,
      isWarm,
      hasSeenPopup,
      viewport,
      javaScriptEnabled,
      contextOptions,
    },
    provide,
  ) => {
    const create = async (name?: AccountName) => {
      const context = await browser.newContext();
      if (hasSeenPopup) await markPopupSeen(context);
      if (name) await logIn(context, name);
      return context;
    };
    const cold: BrowserContext[] = [];
    const warm: [kind: string, browser: WarmBrowser][] = [];
    await provide(async (name) => {
      if (!isWarm) {
        const context = await create(name);
        cold.push(context);
        complaints.watch(context);
        return context;
      }
      const options = { name, hasSeenPopup, viewport, javaScriptEnabled, contextOptions };
      const kind = JSON.stringify(options);
      const taken = await warmBrowsers.take(kind, () => create(name));
      warm.push([kind, taken]);
      complaints.watch(taken.context);
      return taken.context;
    });
    await Promise.all(cold.map((context) => context.close()));
    for (const [kind, taken] of warm) {
      complaints.unwatch(taken.context);
      await warmBrowsers.giveBack(kind, taken);
    }
  },
  context: async ({ openBrowser }, provide) => provide(await openBrowser()),
  page: async ({ context }, provide) => provide(await findOrOpenPage(context)),
  asha: pageOfAccount('asha'),
  ravi: pageOfAccount('ravi'),
  meera: pageOfAccount('meera'),
  staff: pageOfAccount('staff'),
  owner: pageOfAccount('owner'),
});

/**
 * Sets the flag that the store saves when a visitor has seen the popup; other origins refuse
 * storage.
 */
export async function markPopupSeen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      sessionStorage.setItem('was-invited', 'yes');
    } catch {
      // Such a page has no popup.
    }
  });
}

export { expect } from 'playwright/test';
