import type { Browser } from 'playwright';
import { pageKinds } from './budgets.ts';
import { measureFirstTap, type FirstTap } from './first-tap.ts';
import type { Row } from './judge.ts';
import { createLoadedPages, type Served } from './loaded-pages.ts';
import { measureOpening, openings } from './opening.ts';
import { type PageWeight, weigh } from './page-weight.ts';
import { untilPicturesAreMade } from './processor.ts';
import { measureTouch, touches } from './touch.ts';
import { type Vitals, readVitals, recordVitals } from './vitals.ts';
import { openPhone } from './phone.ts';

/** Later tasks are those of touches, not of the page's start. */
const settleMs = 2_000;

/** Visits a page with a slow phone and an empty cache. */
async function visit(
  browser: Browser,
  url: string,
  { isWithoutScripts = false } = {},
): Promise<Vitals & PageWeight> {
  const { page, close } = await openPhone(browser, { isSlow: true, isWithoutScripts });
  try {
    await recordVitals(page);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(settleMs);
    return { ...(await readVitals(page)), ...(await weigh(page)) };
  } finally {
    await close();
  }
}

type Figures = Vitals & PageWeight;

const measured = [pageKinds.home, pageKinds.shop, pageKinds.product];

/**
 * Limits: of the ratio to the page without scripts, of that to the bare app, in milliseconds; and
 * milliseconds from list or size to title, the second on a slow phone; to name, price and button of
 * a product on a bad network.
 */
const limits = { lcp: 1.3, tbt: 1.5, inp: 100, title: 32, slowTitle: 100, seen: 2_500 };
/** Blocking times below this many milliseconds count as zero. */
const minTbtMs = 50;

interface Rounds {
  bare: Figures[];
  pages: { name: string; store: Figures[]; floor: Figures[] }[];
  touches: { name: string; inp: number[] }[];
  openings: { name: string; title: number[]; slowTitle: number[] }[];
  firstTaps: FirstTap[];
}

/** Visits all pages in turns, so that a machine that gets slower does so for all of them. */
export async function measure(
  browser: Browser,
  served: { store: Served; bare: Served },
  { rounds, say }: { rounds: number; say: (line: string) => void },
): Promise<Row[]> {
  const { store, bare } = served;
  const siteUrl = store.url;
  const all: Rounds = {
    bare: [],
    pages: measured.map(({ name }) => ({ name, store: [], floor: [] })),
    touches: Object.keys(touches).map((name) => ({ name, inp: [] })),
    openings: Object.keys(openings).map((name) => ({ name, title: [], slowTitle: [] })),
    firstTaps: [],
  };
  const loaded = createLoadedPages();
  const oneRound = async (into: Rounds) => {
    into.bare.push(await visit(browser, bare.url));
    for (const [index, { path }] of measured.entries()) {
      const url = `${siteUrl}${path}`;
      into.pages[index]?.store.push(await visit(browser, url));
      into.pages[index]?.floor.push(await visit(browser, url, { isWithoutScripts: true }));
    }
    for (const [index, touch] of Object.values(touches).entries()) {
      into.touches[index]?.inp.push(await measureTouch(browser, siteUrl, touch));
    }
    for (const [index, opening] of Object.values(openings).entries()) {
      const titles = into.openings[index];
      titles?.title.push(await measureOpening(browser, siteUrl, opening, { isSlow: false }));
      titles?.slowTitle.push(await measureOpening(browser, siteUrl, opening, { isSlow: true }));
    }
    into.firstTaps.push(await measureFirstTap(browser, siteUrl));
  };
  say('Warming up.');
  await oneRound(structuredClone(all));
  await createLoadedPages().measure(store, bare);
  say('Waiting until all pictures are made.');
  await untilPicturesAreMade(store.pid);
  for (let round = 1; round <= rounds; round += 1) {
    say(`Round ${round} of ${rounds}`);
    await oneRound(all);
    await loaded.measure(store, bare);
  }
  return [...buildRows(all), ...loaded.rows()];
}

function buildRows({ bare, pages, touches, openings, firstTaps }: Rounds): Row[] {
  const of = (figures: Figures[], name: keyof Figures) => figures.map((one) => one[name]);
  const kilobytes = (figures: Figures[], name: keyof Figures) =>
    of(figures, name).map((bytes) => bytes / 1024);
  const blocked = (figures: Figures[]) => of(figures, 'tbt').map((ms) => Math.max(ms, minTbtMs));
  return [
    ...pages.flatMap(({ name, store, floor }): Row[] => [
      {
        what: `LCP of ${name}`,
        figures: of(store, 'lcp'),
        unit: 'ms',
        yardstick: { name: 'without scripts', figures: of(floor, 'lcp') },
        limit: limits.lcp,
      },
      {
        what: `TBT of ${name}`,
        figures: blocked(store),
        unit: 'ms',
        yardstick: { name: 'bare Next', figures: blocked(bare) },
        limit: limits.tbt,
      },
      ...(['js', 'total'] as const).map((part): Row => ({
        what: `${part === 'js' ? 'JavaScript' : 'all bytes'} of ${name}`,
        figures: kilobytes(store, part),
        unit: 'KB',
        yardstick: { name: 'bare Next', figures: kilobytes(bare, part) },
      })),
    ]),
    ...touches.map(({ name, inp }): Row => ({
      what: `INP of ${name}`,
      figures: inp,
      unit: 'ms',
      limit: limits.inp,
    })),
    ...openings.flatMap(({ name, title, slowTitle }): Row[] => [
      { what: `${name} to title`, figures: title, unit: 'ms', limit: limits.title },
      {
        what: `${name} to title, slow phone`,
        figures: slowTitle,
        unit: 'ms',
        limit: limits.slowTitle,
      },
    ]),
    {
      what: 'product seen, bad network',
      figures: firstTaps.map(({ seen }) => seen),
      unit: 'ms',
      limit: limits.seen,
    },
    {
      what: 'first tap answered, bad network',
      figures: firstTaps.map(({ answered }) => answered),
      unit: 'ms',
    },
  ];
}
