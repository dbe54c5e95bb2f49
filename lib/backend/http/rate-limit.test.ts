import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '../env.ts';
import { liveSettings } from '../testing/live-settings.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { createRateLimits, type Limit, type RateLimits } from './rate-limit.ts';

let store: TestStore;
let demo: RateLimits;
let live: RateLimits;
beforeAll(async () => {
  store = await openTestStore();
  const names = ['VISITOR_SECRET', 'REVALIDATE_SECRET', 'CAPTCHA_SECRET', 'DATA_ENCRYPTION_KEY'];
  const secrets = Object.fromEntries(names.map((name) => [name, 'x'.repeat(32)]));
  demo = createRateLimits(store.client.pool, store.context.env);
  live = createRateLimits(store.client.pool, readEnv({ ...secrets, ...liveSettings }));
});
afterAll(() => store.close());

const three = (name: string): Limit => ({ name, points: 3, seconds: 60, message: 'Too often' });
const outcomes = async (count: number, use: () => Promise<void>) => {
  const all = await Promise.allSettled(Array.from({ length: count }, use));
  return all.filter(({ status }) => status === 'fulfilled').length;
};

describe('a limit', () => {
  it('says how long to wait', async () => {
    const limit = three('wait');
    await outcomes(3, () => demo.byKey(limit, 'a'));
    await expect(demo.byKey(limit, 'a')).rejects.toMatchObject({
      status: 429,
      message: 'Too often',
      details: { retryAfterSeconds: expect.any(Number) },
    });
    await expect(demo.byKey(limit, 'b')).resolves.toBeUndefined();
  });

  it('holds for many at once and across copies of the program', async () => {
    const limit = three('many');
    const used = await Promise.all([
      outcomes(20, () => demo.byKey(limit, 'a')),
      outcomes(20, () => live.byKey(limit, 'a')),
    ]);
    expect(used[0] + used[1]).toBe(3);
  });

  it('is looked at without being used', async () => {
    const limit = three('look');
    expect(await outcomes(5, () => demo.check(limit, 'a'))).toBe(5);
    await outcomes(3, () => demo.byKey(limit, 'a'));
    await expect(demo.check(limit, 'a')).rejects.toMatchObject({ status: 429 });
    await demo.forget(limit, 'a');
    await expect(demo.check(limit, 'a')).resolves.toBeUndefined();
  });

  it('takes keys of any length', async () => {
    const limit = three('long');
    const key = 'x'.repeat(10_000);
    expect(await outcomes(5, () => demo.byKey(limit, key))).toBe(3);
    await expect(demo.byKey(limit, `${key}y`)).resolves.toBeUndefined();
  });

  it('T28: by address counts a network of IPv6 as one client, and IPv4 in either spelling', async () => {
    const limit = three('network');
    let host = 0;
    const rotating = () => live.byAddress(limit, `2001:db8:1:2::${(host += 1)}`);
    expect(await outcomes(9, rotating)).toBe(3);
    expect(await outcomes(9, () => live.byAddress(limit, '2001:db8:1:3::1'))).toBe(3);
    expect(await outcomes(9, () => live.byAddress(limit, '::ffff:203.0.113.8'))).toBe(3);
    expect(await outcomes(9, () => live.byAddress(limit, '203.0.113.8'))).toBe(0);
  });

  it('by address spares this machine in demo mode alone', async () => {
    const limit = three('address');
    expect(await outcomes(9, () => demo.byAddress(limit, '127.0.0.1'))).toBe(9);
    expect(await outcomes(9, () => demo.byAddress(limit, '203.0.113.9'))).toBe(3);
    expect(await outcomes(9, () => live.byAddress(limit, '127.0.0.1'))).toBe(3);
  });
});

it('no two limits share a name, and so a counter', () => {
  const declared = /: Limit =[^{]*\{\s*name: (?:'([^']+)'|`([^`]+)`)/g;
  const names = readdirSync('lib/backend', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join('lib/backend', path), 'utf8'))
    .flatMap((text) => [...text.matchAll(declared)].map(([, fixed, made]) => fixed ?? made));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});
