import { pageKinds } from './budgets.ts';
import type { Row } from './judge.ts';
import { hasProcessorTimes, processorMs } from './processor.ts';
import { askOverAndOver } from './raw-client.ts';
import { percentile } from './statistics.ts';

const connections = 8;

const loadMs = 2_000;

/** As browsers send it. */
const page = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,*/*;q=0.8' };

/** Limits of a finished answer: of the ratio to the bare app. */
const cachedLimits = { perSecond: 10, p99: 1, processor: 0.1 };
/** Of a page that is rendered for each request: the same ratio, and milliseconds. */
const freshLimits = { perSecond: 0.15, processor: 8 };

interface LoadedPage {
  name: string;
  path: string;
  headers?: Record<string, string>;
}

const finishedPages: LoadedPage[] = [
  pageKinds.home,
  pageKinds.shop,
  pageKinds.category,
  pageKinds.product,
  { name: 'product for the router', path: pageKinds.product.path, headers: { rsc: '1' } },
];
const fresh: LoadedPage = { name: 'two filters', path: '/shop?category=1&product_tag=2' };
const loaded = [...finishedPages, fresh];

export interface Served {
  url: string;
  pid: number;
}

export interface LoadedPages {
  measure: (store: Served, bare: Served) => Promise<void>;
  rows: () => Row[];
}

/** Measures the store's requests per second, alternating with the bare app. */
export function createLoadedPages(): LoadedPages {
  const all = loaded.map(({ name }) => ({ name, store: [] as Load[], bare: [] as Load[] }));
  return {
    measure: async (store, bare) => {
      for (const [index, { path, headers }] of loaded.entries()) {
        all[index]?.bare.push(await loadPage(bare.url, bare.pid));
        all[index]?.store.push(await loadPage(`${store.url}${path}`, store.pid, headers));
      }
    },
    rows: () => all.flatMap((page) => buildRows(page, page.name === fresh.name)),
  };
}

function buildRows(
  { name, store, bare }: { name: string; store: Load[]; bare: Load[] },
  isFresh: boolean,
): Row[] {
  const of = (loads: Load[], part: keyof Load) => loads.map((load) => load[part]);
  const against = (part: keyof Load) => ({ name: 'bare Next', figures: of(bare, part) });
  const requests: Row = {
    what: `requests of ${name}`,
    figures: of(store, 'perSecond'),
    unit: '/s',
    yardstick: against('perSecond'),
    minimum: (isFresh ? freshLimits : cachedLimits).perSecond,
  };
  const slowest: Row = {
    what: `p99 of ${name}`,
    figures: of(store, 'p99'),
    unit: 'ms',
    yardstick: against('p99'),
    ...(!isFresh && { limit: cachedLimits.p99 }),
  };
  const processor: Row = {
    what: `processor of ${name}`,
    figures: of(store, 'processor'),
    unit: 'ms',
    ...(isFresh
      ? { limit: freshLimits.processor }
      : { yardstick: against('processor'), limit: cachedLimits.processor }),
  };
  return [requests, slowest, ...(hasProcessorTimes ? [processor] : [])];
}

/** Throughput of a server under parallel load. */
interface Load {
  perSecond: number;
  /** Milliseconds in which 99 of 100 requests are answered. */
  p99: number;
  /** Milliseconds of processor time a request; NaN where they cannot be read. */
  processor: number;
}

/**
 * Requests an address as fast as eight clients can, and measures the program that answers. `more`
 * are headers beside those of a browser that asks for a page.
 */
async function loadPage(
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
