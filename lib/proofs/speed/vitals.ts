import type { Page } from 'playwright';

export interface Vitals {
  /** Milliseconds to the largest picture or text. */
  lcp: number;
  /** What tasks take beyond 50 ms each, in milliseconds. */
  tbt: number;
  /** Milliseconds from the slowest touch to the next frame; 0 without a touch. */
  inp: number;
}

declare global {
  interface Window {
    vitals: Vitals;
  }
}

/** Records the vitals of the pages that this one will show. */
export async function recordVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals = { lcp: 0, tbt: 0, inp: 0 };
    window.vitals = vitals;
    const longTaskMs = 50;
    const observe = (type: string, read: (entry: PerformanceEntry) => void, more = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
        type,
        buffered: true,
        ...more,
      });
    observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime));
    observe('longtask', ({ duration }) => (vitals.tbt += duration - longTaskMs));
    const readEvent = (entry: PerformanceEntry) => {
      const isTouch = entry instanceof PerformanceEventTiming && entry.interactionId > 0;
      if (isTouch) vitals.inp = Math.max(vitals.inp, entry.duration);
    };
    observe('event', readEvent, { durationThreshold: 16 });
  });
}

export const readVitals = (page: Page): Promise<Vitals> => page.evaluate(() => window.vitals);

/** Forgets earlier touches. */
export const forgetTouches = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.vitals.inp = 0;
  });
