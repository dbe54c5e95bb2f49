import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { findPage, findPagePattern } from '../../../contract/find-page.ts';
import { dayInIndia } from '../../../contract/india-clock.ts';
import type { PageVitals } from '../../../contract/page-vitals.ts';
import { fixedWindow } from '../../../server/fixed-window.ts';
import type { ServiceContext } from '../../context.ts';
import { bucketIndex, vitals } from './read-vitals.ts';

const writeAfterMs = 10_000;

/**
 * Counts page views in memory and writes them together some seconds later: every view changes the
 * same few rows, and would wait for their locks. Bounded by the number of pages and buckets. A
 * killed process loses the last seconds.
 */
export function createVitalsCollector() {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const write = async (context: ServiceContext) => {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...counts].map(([key, views]) => [...key.split(' '), views]);
    counts = new Map();
    if (rows.length === 0) return;
    // In one order, so that two programs never wait for each other.
    await context.db.execute(sql`
      insert into page_vitals (day, page, vital, bucket, views)
      select (row ->> 0)::date, row ->> 1, row ->> 2, (row ->> 3)::smallint, (row ->> 4)::int
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) row order by 1, 2, 3, 4
      on conflict (day, page, vital, bucket)
        do update set views = page_vitals.views + excluded.views`);
  };
  return {
    write,
    /** Counts the measurements of one page view; unknown pages are left out. */
    count: (context: ServiceContext, measured: PageVitals) => {
      const page = findPagePattern(measured.path);
      const isOfShop = findPage(measured.path)?.kind === 'page' && !page?.startsWith('/dashboard');
      if (!page || !isOfShop) return;
      const day = dayInIndia(context.now());
      for (const vital of vitals) {
        const value = measured[vital];
        if (typeof value !== 'number') continue;
        const key = `${day} ${page} ${vital} ${bucketIndex(vital, value)}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      timer ??= setTimeout(() => {
        write(context).catch((error: unknown) =>
          context.log.warn({ err: error }, 'the speed of pages could not be written'),
        );
      }, writeAfterMs).unref();
    },
  };
}

/** Page views that are counted a minute: from one network, and in all. */
export const maxPerNetwork = 30;
export const maxTotal = 6_000;
const maxNetworks = 10_000;

/**
 * Rate limit in memory, per network and in total. Not in the database, because a query would cost
 * more than the measurement is worth. Returns whether the limit allows one more.
 */
export function createVitalsLimit(): (network: string, now: number) => boolean {
  const networks = new LRUCache<string, (now: number) => boolean>({ max: maxNetworks });
  const isWithinTotal = fixedWindow(maxTotal);
  return (network, now) => {
    const isWithin = networks.get(network) ?? fixedWindow(maxPerNetwork);
    networks.set(network, isWithin);
    return isWithin(now) && isWithinTotal(now);
  };
}
