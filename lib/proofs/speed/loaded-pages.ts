import { pageKinds } from './budgets.ts';
import type { Row } from './judge.ts';
import { type Load, loadPage } from './load.ts';
import { hasProcessorTimes } from './processor.ts';

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
