import { setTimeout as sleep } from 'node:timers/promises';
import { megabytes, type Report } from './report.ts';
import type { Store } from './store.ts';

/** By so much the memory of a program may grow while it is attacked, in bytes. */
const MOST_GROWTH_BYTES = 150 * 1024 ** 2;
/** Within this what an attack has cost is given back. */
const BACK_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 250;

/** Waits until memory is as wanted, which garbage collection may take a while for; false where it stays. */
export async function settles(isWanted: () => Promise<boolean>): Promise<boolean> {
  const giveUpAt = Date.now() + BACK_WITHIN_MS;
  while (!(await isWanted())) {
    if (Date.now() > giveUpAt) return false;
    await sleep(LOOK_EVERY_MS);
  }
  return true;
}

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
    /** Ends the watch and holds both to their limit, of which `more` bytes are allowed to the API. */
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
