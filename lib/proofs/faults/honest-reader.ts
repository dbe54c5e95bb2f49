import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { percentile } from '../speed/statistics.ts';
import type { Bench } from './scenario.ts';
import { megabytes } from './report.ts';
import { slowdown } from './slowdown.ts';

/** Kept pages: at most 10 times their quiet time, or as long as one rendering may take. */
const KEPT_TIMES = 10;
const KEPT_LEAST_MS = { short: 100, full: 50 };
const KEPT_MOST_MS = 250;
const RENDERED_MOST_MS = 1_500;
const MOST_STOREFRONT_BYTES = 450 * 1024 ** 2;
const LOOK_EVERY_MS = 250;

export const steps = ['home', 'cart', 'login', 'post'] as const;
export type Step = (typeof steps)[number];
/** Milliseconds of each step, and what was refused. */
export type ReadTimes = Record<Step, number[]> & { refused: string[] };

/**
 * A customer who reads the home page, the cart and the login, and posts a form. Compared with the
 * times of the same steps before the attack. A thread: it must not wait for the attackers' event
 * loop.
 */
async function startHonestReader({ store, report, isShort, inForm }: Bench) {
  const thread = new Worker(new URL('./honest-reader-thread.ts', import.meta.url), {
    workerData: store.siteUrl,
  });
  const readTimes = async () => {
    const [times] = (await once(thread, 'message')) as [ReadTimes];
    return times;
  };
  const quiet = await readTimes();
  return {
    verify: async (what: string) => {
      const reading = readTimes();
      thread.postMessage('stop');
      const times = await reading;
      await thread.terminate();
      const factor = slowdown(isShort);
      const usual = percentile(quiet.home, 50);
      const least = inForm(KEPT_LEAST_MS.short, KEPT_LEAST_MS.full);
      const limits: Record<Step, number> = {
        home: Math.min(KEPT_MOST_MS, Math.max(least, KEPT_TIMES * usual)),
        cart: RENDERED_MOST_MS,
        login: RENDERED_MOST_MS,
        post: RENDERED_MOST_MS,
      };
      for (const name of steps) {
        const p95 = percentile(times[name], 95);
        const limit = limits[name] * factor;
        const found = `${p95.toFixed(0)} ms, quiet ${percentile(quiet[name], 50).toFixed(0)} ms`;
        report.check(`${what}: ${name} within ${limit.toFixed(0)} ms at p95`, p95 <= limit, found);
        report.figure(`${what}: ${name} p95`, found);
      }
      const refused = [...quiet.refused, ...times.refused];
      report.check(`${what}: nothing honest is refused`, refused.length === 0, refused.slice(0, 3));
    },
  };
}

/**
 * Attacks for a time while the honest reader reads; checks its times, and the storefront's memory.
 */
export async function besideReader(
  bench: Bench,
  what: string,
  attack: (isOver: () => boolean) => Promise<void>,
): Promise<void> {
  const { store, report, inForm, say } = bench;
  const reader = await startHonestReader(bench);
  const endAt = performance.now() + inForm(5_000, 60_000);
  const isOver = () => performance.now() > endAt;
  let peak = 0;
  const watching = (async () => {
    while (!isOver()) {
      peak = Math.max(peak, (await store.memory()).storefront);
      await sleep(LOOK_EVERY_MS);
    }
  })();
  const attacking = attack(isOver);
  await watching;
  await reader.verify(what);
  await attacking;
  report.check(
    `${what}: the storefront stays under ${megabytes(MOST_STOREFRONT_BYTES)}`,
    peak <= MOST_STOREFRONT_BYTES,
    megabytes(peak),
  );
  report.figure(`${what}: storefront`, megabytes(peak));
  report.rounds += 1;
  say(`  ${what}: ${report.figures.slice(-5).join(', ')}`);
}
