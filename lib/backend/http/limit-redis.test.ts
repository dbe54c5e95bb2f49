import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { StoreError } from '../errors.ts';
import { createLog } from '../log.ts';
import { createReadiness } from '../programs/readiness.ts';
import { hasRedis, startRedis, type TestRedis } from '../../testing/redis.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { openLimitRedis, type LimitRedis } from './limit-redis.ts';
import { createRateLimits, type Limit, type RateLimits } from './rate-limit.ts';

const limit: Limit = { name: 'trial', points: 2, seconds: 600, message: 'Too often' };

let store: TestStore;
let redis: TestRedis;
let connections: LimitRedis[];
let programs: RateLimits[];

async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + 10_000;
  while (!isSo() && Date.now() < end) await sleep(20);
  expect(isSo()).toBe(true);
}

const isRefused = (limits: RateLimits | undefined, key: string) =>
  limits?.byKey(limit, key).then(
    () => false,
    (error: unknown) => error instanceof StoreError && error.status === 429,
  );

const countedInDatabase = async () => {
  const { rows } = await store.client.pool.query<{ key: string }>(
    `select key from rate_limits where key like 'trial:%' order by key`,
  );
  return rows.map(({ key }) => key);
};

if (!hasRedis) console.error('Skipped: limits in Redis. There is no redis-server here.');

(hasRedis ? describe : describe.skip)('limits with Redis', () => {
  beforeAll(async () => {
    store = await openTestStore();
    redis = await startRedis();
    const log = createLog('silent');
    connections = [await openLimitRedis(redis.url, log), await openLimitRedis(redis.url, log)];
    programs = connections.map((one) => createRateLimits(store.client.pool, { mode: 'live' }, one));
    await until(() => connections.every((one) => one.isUp()));
  }, 60_000);
  afterAll(async () => {
    for (const one of connections) one.close();
    await redis.close();
    await store.close();
  });

  it('are one for all programs, and are not counted in the database', async () => {
    const [one, other] = programs;
    expect(await isRefused(one, 'asha')).toBe(false);
    expect(await isRefused(other, 'asha')).toBe(false);
    expect(await isRefused(one, 'asha')).toBe(true);
    expect(await isRefused(other, 'asha')).toBe(true);
    expect(await countedInDatabase()).toEqual([]);
    await one?.forget(limit, 'asha');
    expect(await isRefused(other, 'asha')).toBe(false);
  });

  it('are counted in the database while Redis is away, and the probe says so', async () => {
    const [one, other] = programs;
    const probe = createReadiness(store.client.pool, { isRedisUp: connections[0]?.isUp });
    expect(await probe.read()).toMatchObject({ limits: 'redis' });
    await redis.stop();
    await until(() => connections.every((connection) => !connection.isUp()));
    expect(await isRefused(one, 'ravi')).toBe(false);
    expect(await isRefused(other, 'ravi')).toBe(false);
    expect(await isRefused(one, 'ravi')).toBe(true);
    expect(await countedInDatabase()).toEqual(['trial:ravi']);
    expect(await probe.read()).toMatchObject({ isReady: true, limits: 'database' });
    await redis.start();
    await until(() => connections.every((connection) => connection.isUp()));
    expect(await isRefused(one, 'ravi')).toBe(false);
  }, 30_000);

  it('wait half a second for a Redis that hangs, once, and then use the database', async () => {
    const [one] = programs;
    const [connection] = connections;
    const probe = createReadiness(store.client.pool, { isRedisUp: connection?.isUp });
    redis.hang();
    try {
      const start = performance.now();
      expect(await isRefused(one, 'meera')).toBe(false);
      expect(await isRefused(one, 'meera')).toBe(false);
      expect(await isRefused(one, 'meera')).toBe(true);
      await expect(one?.check(limit, 'meera')).rejects.toThrow('Too often');
      await one?.forget(limit, 'meera');
      expect(performance.now() - start).toBeLessThan(2_000);
      expect(await probe.read()).toMatchObject({ limits: 'database' });
    } finally {
      redis.goOn();
    }
    await until(() => connection?.isUp() === true);
    expect(await isRefused(one, 'meera')).toBe(false);
    expect(await countedInDatabase()).not.toContain('trial:meera');
  }, 30_000);

  it('are counted in the database while Redis is full', async () => {
    const operator = createClient({ url: redis.url });
    operator.on('error', () => undefined);
    await operator.connect();
    await operator.configSet({ maxmemory: '1' });
    for (const isTooOften of [false, false, true]) {
      expect(await isRefused(programs[0], 'vaidya')).toBe(isTooOften);
    }
    expect(await countedInDatabase()).toContain('trial:vaidya');
    await operator.configSet({ maxmemory: '0' });
    operator.destroy();
    expect(await isRefused(programs[1], 'vaidya')).toBe(false);
  });
});
