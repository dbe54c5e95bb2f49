import { setTimeout as sleep } from 'node:timers/promises';
import type { Report } from './report.ts';
import { megabytes } from './report.ts';
import type { Store } from './store.ts';

/** By so much the memory of a program may grow while it is attacked, in bytes. */
const MOST_GROWTH_BYTES = 150 * 1024 ** 2;
const LOOK_EVERY_MS = 250;

/** Notes the most memory that API and storefront hold from now on. */
export async function watchMemory(store: Store) {
  const before = await store.memory();
  const peak = { ...before };
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const now = await store.memory();
      peak.api = Math.max(peak.api, now.api);
      peak.storefront = Math.max(peak.storefront, now.storefront);
      await sleep(LOOK_EVERY_MS);
    }
  })();
  return {
    /** Ends the watch and holds both to their limit. */
    verify: async (report: Report, what: string) => {
      isOver = true;
      await watching;
      for (const part of ['api', 'storefront'] as const) {
        const growth = peak[part] - before[part];
        report.check(
          `${what}: the memory of the ${part} grows by no more than ${megabytes(MOST_GROWTH_BYTES)}`,
          growth <= MOST_GROWTH_BYTES,
          megabytes(growth),
        );
        report.figure(`${what}: ${part}`, `+${megabytes(Math.max(0, growth))}`);
      }
    },
  };
}
