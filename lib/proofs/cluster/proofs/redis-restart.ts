import { setTimeout as sleep } from 'node:timers/promises';
import { call, jsonOf } from '../../faults/call.ts';
import { seconds } from '../../faults/report.ts';
import type { BusyBench, Proof } from '../proof.ts';

const awayMs = { short: 1_000, full: 5_000 };
const backWithinMs = 15_000;
const pollMs = 100;

async function readCacheKind(port: number): Promise<string> {
  const ready = await call(`http://127.0.0.1:${port}`, 'GET', '/readyz');
  return String(jsonOf(ready)['pages'] ?? 'no answer');
}

/** Redis is killed and comes back empty; the storefronts continue from memory and share again. */
export const redisRestart: Proof<BusyBench> = {
  name: 'Redis restarted',
  run: async ({ cluster, answers, report, isShort }) => {
    answers.during('Redis restarted');
    const { redis, ofKind } = cluster;
    const ports = ofKind('storefront').map(({ port }) => port);
    await redis.stop();
    await sleep(isShort ? awayMs.short : awayMs.full);
    const away = await Promise.all(ports.map(readCacheKind));
    report.check(
      'pages come from memory',
      away.every((cacheKind) => cacheKind === 'memory'),
      away,
    );
    await redis.start();
    const begun = performance.now();
    let cacheKinds = away;
    while (
      cacheKinds.some((cacheKind) => cacheKind !== 'redis') &&
      performance.now() - begun < backWithinMs
    ) {
      await sleep(pollMs);
      cacheKinds = await Promise.all(ports.map(readCacheKind));
    }
    report.check(
      'pages are shared again',
      cacheKinds.every((cacheKind) => cacheKind === 'redis'),
      cacheKinds,
    );
    report.figure('shared again after', seconds(performance.now() - begun));
    report.rounds += 1;
  },
};
