import { setTimeout as sleep } from 'node:timers/promises';
import { call } from './call.ts';
import { percentile } from '../speed/statistics.ts';
import type { Bench } from './scenario.ts';
import { megabytes } from './report.ts';
import { slowdown } from './slowdown.ts';

const CALL_LIMIT_MS = 60_000;
const PAUSE_MS = 20;
/** A separate address, behind the same proxy as the attackers. */
const CLIENT = { 'x-forwarded-for': '198.51.100.7' };

/** Kept pages: at most 10 times their quiet time, or as long as one rendering may take. */
const KEPT_TIMES = 10;
const KEPT_LEAST_MS = { short: 100, full: 50 };
const KEPT_MOST_MS = 250;
const RENDERED_MOST_MS = 1_500;
const MOST_STOREFRONT_BYTES = 450 * 1024 ** 2;
const LOOK_EVERY_MS = 250;

const steps = ['home', 'cart', 'login', 'post'] as const;
type Step = (typeof steps)[number];

/**
 * A customer who reads the home page, the cart and the login, and posts a form. Compared with the
 * times of the same steps before the attack.
 */
async function startHonestReader({ store, report, isShort, inForm }: Bench) {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  // Separate connections: it must not wait for those of the attackers in this program.
  const options = { headers: CLIENT, limitMs: CALL_LIMIT_MS, isAlone: true };
  const step: Record<Step, () => ReturnType<typeof call>> = {
    home: () => call(store.siteUrl, 'GET', '/', options),
    cart: () => call(store.siteUrl, 'GET', '/cart', options),
    login: () => call(store.siteUrl, 'GET', '/login', options),
    post: () =>
      call(store.siteUrl, 'POST', '/api/forms/contact', {
        ...options,
        headers: { ...CLIENT, ...form },
        body: 'name=Asha',
      }),
  };
  const refused: string[] = [];
  const round = async (times: Record<Step, number[]>) => {
    for (const name of steps) {
      const begun = performance.now();
      const reply = await step[name]();
      times[name].push(performance.now() - begun);
      if (!reply || reply.status >= 400) refused.push(`${name}: ${reply?.status ?? 'no answer'}`);
      await sleep(PAUSE_MS);
    }
  };
  const noTimes = (): Record<Step, number[]> => ({ home: [], cart: [], login: [], post: [] });
  // Twice: the first round loads code.
  await round(noTimes());
  const quiet = noTimes();
  for (let turn = 0; turn < 10; turn += 1) await round(quiet);

  const times = noTimes();
  let isOver = false;
  const reading = (async () => {
    while (!isOver) await round(times);
  })();
  return {
    verify: async (what: string) => {
      isOver = true;
      await reading;
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
      report.check(`${what}: nothing honest is refused`, refused.length === 0, refused.slice(0, 3));
    },
  };
}

/** Attacks for a time while the honest reader reads; checks its times, and the storefront's memory. */
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
