import { setTimeout as sleep } from 'node:timers/promises';
import { callApi } from './api-calls.ts';
import { call } from './call.ts';
import { percentile } from '../speed/statistics.ts';
import { seconds } from './report.ts';
import type { Bench } from './scenario.ts';
import { slowdown } from './slowdown.ts';

const P99_WITHIN_MS = 2_000;
const CALL_LIMIT_MS = 60_000;
const PAUSE_MS = 50;

/** A normal client that reads the home page, a list and a cart during an attack. */
export function startHealthyClient({ store, report, isShort }: Bench) {
  const times: number[] = [];
  const bad: string[] = [];
  let isOver = false;
  const reads = [
    () => call(store.siteUrl, 'GET', '/', { limitMs: CALL_LIMIT_MS }),
    () =>
      callApi(store.siteUrl, 'GET', '/api/store/web/products/list/', { limitMs: CALL_LIMIT_MS }),
    () => callApi(store.apiUrl, 'GET', '/categories/', { limitMs: CALL_LIMIT_MS }),
  ];
  const reading = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const begun = performance.now();
      const reply = await reads[turn % reads.length]?.();
      times.push(performance.now() - begun);
      if (reply?.status !== 200)
        bad.push(`${turn % reads.length}: ${reply?.status ?? 'no answer'}`);
      await sleep(PAUSE_MS);
    }
  })();
  return {
    verify: async (what: string) => {
      isOver = true;
      await reading;
      const limit = P99_WITHIN_MS * slowdown(isShort);
      const slow = percentile(times, 99);
      report.check(`${what}: others are served`, bad.length === 0, bad.slice(0, 3).join('; '));
      report.check(
        `${what}: 99 of 100 answers to others come within ${seconds(limit)}`,
        slow <= limit,
        seconds(slow),
      );
      report.figure(`${what}: p99`, seconds(slow));
    },
  };
}
