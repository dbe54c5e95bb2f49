import { setTimeout as sleep } from 'node:timers/promises';
import { megabytes, type Report } from './report.ts';
import type { Store } from './store.ts';

/** Maximum memory growth of a program during an attack, in bytes. */
const MOST_GROWTH_BYTES = 150 * 1024 ** 2;
/** Memory used by an attack must be released within this time. */
const BACK_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 250;

/**
 * Waits until memory is as wanted, because garbage collection may take a while; false if it does
 * not get there.
 */
export async function settles(isWanted: () => Promise<boolean>): Promise<boolean> {
  const giveUpAt = Date.now() + BACK_WITHIN_MS;
  while (!(await isWanted())) {
    if (Date.now() > giveUpAt) return false;
    await sleep(LOOK_EVERY_MS);
  }
  return true;
}

/** Records the peak memory of API and storefront from now on. */
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
    /** Ends the watch and checks both limits; the API may use `more` bytes in addition. */
    verify: async (report: Report, what: string, more = 0) => {
      isOver = true;
      await watching;
      const limits = { api: MOST_GROWTH_BYTES + more, storefront: MOST_GROWTH_BYTES };
      for (const part of ['api', 'storefront'] as const) {
        const growth = peak[part] - before[part];
        report.check(
          `${what}: the memory of the ${part} grows by no more than ${megabytes(limits[part])}`,
          growth <= limits[part],
          megabytes(growth),
        );
        const isBack = async () => (await store.memory())[part] - before[part] <= MOST_GROWTH_BYTES;
        report.check(`${what}: the ${part} gives its memory back`, await settles(isBack));
        report.figure(`${what}: ${part}`, `+${megabytes(Math.max(0, growth))}`);
      }
    },
  };
}
