import type { BrowserContext, Page } from 'playwright/test';
import { forAll } from './crawl/visit.ts';
import { canaryHost, hookName } from './xss-corpus.ts';

const idleLimitMs = 10_000;

export interface Watch {
  /** Detected executions, with the page. */
  happened: string[];
  /** Opens addresses in the browser of a page, several at a time. */
  visit: (page: Page, addresses: readonly string[]) => Promise<void>;
}

/** Detects payloads that run, request the canary host or open a dialog. */
export function watch(...contexts: BrowserContext[]): Watch {
  const happened: string[] = [];
  for (const context of contexts) {
    context.on('request', (request) => {
      const isCanary =
        URL.canParse(request.url()) && new URL(request.url()).hostname === canaryHost;
      if (isCanary) happened.push(`${request.frame().url()} asked ${request.url()}`);
    });
    context.on('dialog', (dialog) => {
      happened.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
  }
  return {
    happened,
    visit: (page, addresses) =>
      forAll(addresses, async (address) => {
        const tab = await page.context().newPage();
        await tab.goto(address);
        // A page with a frame that a script fills never becomes idle.
        await tab.waitForLoadState('networkidle', { timeout: idleLimitMs }).catch(() => undefined);
        for (const frame of tab.frames()) {
          if (await frame.evaluate((hook) => hook in window, hookName)) {
            happened.push(`${address} ran a payload in ${frame.url()}`);
          }
        }
        await tab.close();
      }),
  };
}
