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

/** Weighs what a page has loaded by now. */
export function weigh(page: Page): Promise<PageWeight> {
  return page.evaluate(async () => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].filter((entry) => entry instanceof PerformanceResourceTiming);
    // Asked for after the entries were read, and so not among them.
    const html = await (await fetch(location.href)).text();
    const sum = (of: PerformanceResourceTiming[]) =>
      of.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
    const ending = (end: string) =>
      sum(entries.filter(({ name }) => new URL(name).pathname.endsWith(end)));
    const seen = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    });
    const pictures = seen.map(({ currentSrc }) =>
      sum(entries.filter(({ name }) => name === currentSrc)),
    );
    return {
      html: sum(entries.filter(({ entryType }) => entryType === 'navigation')),
      firstJs: sum(
        entries.filter(({ name }) => name.endsWith('.js') && html.includes(new URL(name).pathname)),
      ),
      js: ending('.js'),
      css: ending('.css'),
      fonts: ending('.woff2'),
      picture: Math.max(0, ...pictures),
      total: sum(entries),
      requests: entries.length,
    };
  });
}
