import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { SharedAnswers } from './shared-answers';
import { hasRedis, startRedis, type TestRedis } from '@/lib/testing/redis';

interface Page {
  html: string;
  tags: string[];
}

interface Storefront {
  shared: SharedAnswers<Page>;
  heard: string[];
  losses: () => number;
}

/* The limit in which a change reaches every storefront. */
const limitMs = 2_000;

let redis: TestRedis;
const open: SharedAnswers<Page>[] = [];

async function storefront(build = 'build'): Promise<Storefront> {
  const heard: string[] = [];
  let losses = 0;
  const shared = new SharedAnswers<Page>({
    url: redis.url,
    build,
    onChange: (tags) => heard.push(...tags),
    onLost: () => (losses += 1),
  });
  open.push(shared);
  await shared.start();
  return { shared, heard, losses: () => losses };
}

async function until(isSo: () => boolean, ms = 10_000): Promise<void> {
  const end = Date.now() + ms;
  while (!isSo() && Date.now() < end) await sleep(10);
  expect(isSo()).toBe(true);
}

/** A connection to Redis as its operator has. */
async function asOperator() {
  const server = createClient({ url: redis.url });
  server.on('error', () => undefined);
  await server.connect();
  return server;
}

const page = (html: string, ...tags: string[]): Page => ({ html, tags });
const ago = (ms: number): number => Date.now() - ms;

if (!hasRedis) console.error('Skipped: pages in Redis. There is no redis-server here.');

(hasRedis ? describe : describe.skip)('pages that storefronts share', () => {
  let first: Storefront;
  let second: Storefront;
  beforeEach(async () => {
    jest.spyOn(console, 'error').mockReturnValue(undefined);
    redis = await startRedis();
    [first, second] = [await storefront(), await storefront()];
    await until(() => first.shared.isUsable && second.shared.isUsable);
  });
  afterEach(async () => {
    for (const shared of open.splice(0)) shared.close();
    await redis.close();
  });

  it('are rendered by one of them', async () => {
    expect(await first.shared.write('/faq', page('answers', 'faq'))).toBe(true);
    expect((await second.shared.read('/faq'))?.html).toBe('answers');
    expect(await second.shared.read('/other')).toBeUndefined();
  });

  it('belong to one build', async () => {
    const newer = await storefront('newer');
    await until(() => newer.shared.isUsable);
    await first.shared.write('/faq', page('answers', 'faq'));
    expect(await newer.shared.read('/faq')).toBeUndefined();
  });

  it('are outdated for all of them within two seconds of a change', async () => {
    await first.shared.write('/faq', page('old', 'faq'), ago(60_000));
    await first.shared.write('/shop', page('other', 'catalogue'), ago(60_000));
    const start = Date.now();
    await first.shared.announce(['faq']);
    await until(() => second.heard.includes('faq'), limitMs);
    expect(Date.now() - start).toBeLessThan(limitMs);
    expect(first.heard).toEqual([]);
    expect(await second.shared.read('/faq')).toBeUndefined();
    expect((await second.shared.read('/shop'))?.html).toBe('other');
  });

  it('are not believed where the clock of their machine may have been ahead of the change', async () => {
    await first.shared.announce(['faq']);
    await first.shared.write('/faq', page('perhaps old', 'faq'), ago(-4_000));
    expect(await second.shared.read('/faq')).toBeUndefined();
    await first.shared.write('/faq', page('surely new', 'faq'), ago(-6_000));
    expect((await second.shared.read('/faq'))?.html).toBe('surely new');
  });

  it('are left alone while Redis is away; its changes are told afterwards', async () => {
    await first.shared.write('/faq', page('answers', 'faq'));
    await second.shared.announce(['before']);
    await until(() => first.heard.includes('before'));
    await redis.stop();
    await until(() => !first.shared.isUsable && !second.shared.isUsable);
    expect(await second.shared.read('/faq')).toBeUndefined();
    expect(await first.shared.write('/faq', page('answers', 'faq'))).toBe(false);
    await first.shared.announce(['meanwhile']);

    await redis.start();
    await until(() => first.shared.isUsable && second.shared.isUsable);
    // The stream is gone: what was changed meanwhile is not known.
    expect(
      second.losses() + second.heard.filter((tag) => tag === 'meanwhile').length,
    ).toBeGreaterThan(0);
    await first.shared.announce(['after']);
    await until(() => second.heard.includes('after'));
  }, 30_000);

  it('are told of once for each change, however many come at the same time', async () => {
    const tags = Array.from({ length: 20 }, (_, i) => `product:${i}`);
    await Promise.all(tags.map((tag) => first.shared.announce([tag])));
    await first.shared.announce(['last']);
    await until(() => second.heard.includes('last'));
    expect(second.heard).toEqual([...tags, 'last']);
  });

  it('are not believed after too many changes, and nothing else is gone that Redis holds', async () => {
    const client = createClient({ url: redis.url });
    await client.connect();
    await client.set('sose:limit:otp:asha', '5');
    await first.shared.write('/faq', page('answers', 'faq'));
    redis.hang();
    expect(await first.shared.read('/faq')).toBeUndefined();
    await until(() => !first.shared.isUsable);
    for (let count = 0; count <= 10_000; count += 1) {
      await first.shared.announce([`product:${count}`]);
    }
    redis.goOn();
    await until(() => second.losses() > 0);
    expect(await client.get('sose:limit:otp:asha')).toBe('5');
    expect(await second.shared.read('/faq')).toBeUndefined();
    client.destroy();
  }, 30_000);

  it('are not believed again where a full Redis has dropped all that has an end but them', async () => {
    await first.shared.write('/faq', page('old', 'faq'), ago(60_000));
    await first.shared.announce(['faq']);
    const server = await asOperator();
    for (const key of await server.keys('*')) {
      if ((await server.ttl(key)) > 0 && !key.endsWith('/faq')) await server.del(key);
    }
    server.destroy();
    expect(await second.shared.read('/faq')).toBeUndefined();
  });

  it('are still read and told of by a full Redis that takes no more of them', async () => {
    await first.shared.write('/faq', page('answers', 'faq'));
    const server = await asOperator();
    const setMaxMemory = (bytes: string) => server.configSet({ maxmemory: bytes });
    await setMaxMemory('1');
    expect(await first.shared.write('/shop', page('list', 'catalogue'))).toBe(false);
    expect(first.shared.isUsable).toBe(true);
    expect((await second.shared.read('/faq'))?.html).toBe('answers');
    // A change that cannot be told waits until it can, and its storefront reads nothing meanwhile.
    await first.shared.announce(['faq']);
    expect(first.shared.isUsable).toBe(false);
    await setMaxMemory('0');
    server.destroy();
    await until(() => second.heard.includes('faq'));
    await until(() => first.shared.isUsable);
    expect(await second.shared.read('/faq')).toBeUndefined();
  }, 30_000);

  it('are heard of by a storefront that comes later', async () => {
    await first.shared.write('/faq', page('old', 'faq'), ago(60_000));
    await first.shared.announce(['faq']);
    const third = await storefront();
    await until(() => third.shared.isUsable);
    expect(await third.shared.read('/faq')).toBeUndefined();
  });
});
