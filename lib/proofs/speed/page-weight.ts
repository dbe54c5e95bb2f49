import type { Page } from 'playwright';

/** Bytes of a page as they were sent, without headers. */
export interface PageWeight {
  html: number;
  /** Scripts that the HTML names. */
  firstJs: number;
  /** Those, and the ones that they load. */
  js: number;
  css: number;
  fonts: number;
  /** The heaviest picture that can be seen without scrolling. */
  picture: number;
  total: number;
  requests: number;
}

/** Pictures outside the screen come later: `components/ui/use-is-settled.ts`. */
const afterLoadMs = 2_500;

/** Weighs what a page asks for until 2.5 seconds after its load event. */
export async function weigh(page: Page): Promise<PageWeight> {
  const isOver = (ms: number) =>
    performance
      .getEntriesByType('navigation')
      .some(
        (entry) =>
          entry instanceof PerformanceNavigationTiming &&
          entry.loadEventEnd > 0 &&
          performance.now() > entry.loadEventEnd + ms,
      );
  await page.waitForFunction(isOver, afterLoadMs);
  return page.evaluate(async (ms) => {
    const isTiming = (entry: PerformanceEntry) => entry instanceof PerformanceResourceTiming;
    const navigation = performance.getEntriesByType('navigation').filter(isTiming);
    const end = Math.max(...navigation.map(({ startTime, duration }) => startTime + duration)) + ms;
    const entries = [
      ...navigation,
      ...performance.getEntriesByType('resource').filter(isTiming),
    ].filter(({ startTime }) => startTime < end);
    // Asked for after the entries were read, and so not among them.
    const html = await (await fetch(location.href)).text();
    const sum = (of: PerformanceResourceTiming[]) =>
      of.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
    const ending = (suffix: string) =>
      entries.filter(({ name }) => new URL(name).pathname.endsWith(suffix));
    const seen = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    });
    const pictures = seen.map(({ currentSrc }) =>
      sum(entries.filter(({ name }) => name === currentSrc)),
    );
    return {
      html: sum(navigation),
      firstJs: sum(ending('.js').filter(({ name }) => html.includes(new URL(name).pathname))),
      js: sum(ending('.js')),
      css: sum(ending('.css')),
      fonts: sum(ending('.woff2')),
      picture: Math.max(0, ...pictures),
      total: sum(entries),
      requests: entries.length,
    };
  }, afterLoadMs);
}
