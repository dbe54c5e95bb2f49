import { hasProcessorTimes, processorMs } from './processor.ts';
import { askOverAndOver } from './raw-client.ts';
import { percentile } from './statistics.ts';

/** Throughput of a server under parallel load. */
export interface Load {
  perSecond: number;
  /** Milliseconds in which 99 of 100 requests are answered. */
  p99: number;
  /** Milliseconds of processor time a request; NaN where they cannot be read. */
  processor: number;
}

const connections = 8;
const loadMs = 2_000;
/** As browsers send it. */
const page = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,*/*;q=0.8' };

/**
 * Requests an address as fast as eight clients can, and measures the program that answers. `more`
 * are headers beside those of a browser that asks for a page.
 */
export async function loadPage(
  url: string,
  program: number,
  more: Record<string, string> = {},
): Promise<Load> {
  const readProcessor = () => (hasProcessorTimes ? processorMs(program) : Number.NaN);
  const before = await readProcessor();
  const start = performance.now();
  const isOver = () => performance.now() >= start + loadMs;
  const all = await Promise.all(
    Array.from({ length: connections }, () => askOverAndOver(url, { ...page, ...more }, isOver)),
  );
  const times = all.flat();
  const seconds = (performance.now() - start) / 1_000;
  const processor = ((await readProcessor()) - before) / times.length;
  return { perSecond: times.length / seconds, p99: percentile(times, 99), processor };
}
