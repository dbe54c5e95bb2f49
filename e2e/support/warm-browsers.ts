import type { BrowserContext, Page } from 'playwright/test';
import { siteUrl } from './site-url.ts';

export interface WarmBrowser {
  context: BrowserContext;
  page: Page;
  /** Cookies of its login; none for a guest. */
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  viewport: ReturnType<Page['viewportSize']>;
  /** Whether a test did to it what no reset takes back. */
  isSpoilt: boolean;
}

/** Marks a browser as spoilt when a test adds a script to it or emulates another medium. */
function watch(warm: WarmBrowser): void {
  const spoilWhen = <T extends object>(target: T, names: (keyof T & string)[]) => {
    for (const name of names) {
      const method = target[name];
      if (typeof method !== 'function') continue;
      const spoil = (...args: unknown[]) => {
        warm.isSpoilt = true;
        return method.apply(target, args) as unknown;
      };
      Object.assign(target, { [name]: spoil });
    }
  };
  const additions = ['addInitScript', 'exposeBinding', 'exposeFunction'] as const;
  spoilWhen(warm.context, [...additions]);
  spoilWhen(warm.page, [...additions, 'emulateMedia']);
}

/**
 * Browser contexts that the tests of a worker use one after the other. Renderer process, HTTP cache
 * and compiled scripts stay, which halves the processor time of opening a page.
 */
export class WarmBrowsers {
  readonly #free = new Map<string, WarmBrowser[]>();

  /** Returns a context that was opened with the same `kind` before, or a new one of `create`. */
  async take(kind: string, create: () => Promise<BrowserContext>): Promise<WarmBrowser> {
    const known = this.#free.get(kind)?.pop();
    if (known) return known;
    const context = await create();
    const page = await context.newPage();
    const cookies = await context.cookies();
    const warm = { context, page, cookies, viewport: page.viewportSize(), isSpoilt: false };
    watch(warm);
    return warm;
  }

  /**
   * Resets a context for the next test. A context that cannot be reset, for example with a fake
   * clock, an added script or a popup in progress, is closed.
   */
  async giveBack(kind: string, warm: WarmBrowser): Promise<void> {
    const isReset = !warm.isSpoilt && (await reset(warm).catch(() => false));
    if (isReset) this.#free.set(kind, [...(this.#free.get(kind) ?? []), warm]);
    else await warm.context.close();
  }

  async close(): Promise<void> {
    const all = [...this.#free.values()].flat();
    await Promise.all(all.map(({ context }) => context.close()));
  }
}

async function reset({ context, page, cookies, viewport }: WarmBrowser): Promise<boolean> {
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  if (!page.url().startsWith(`${siteUrl}/`)) await page.goto('/robots.txt');
  const hasFakeClock = await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    return '__pwClock' in globalThis;
  });
  await page.goto('about:blank');
  await context.clearCookies();
  await context.addCookies(cookies);
  if (viewport) await page.setViewportSize(viewport);
  return !hasFakeClock;
}
