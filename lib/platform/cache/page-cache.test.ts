import { mkdtempSync, rmSync } from 'node:fs';
import type { AsyncLocalStorage } from 'node:async_hooks';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface CachedEntry {
  value: { body: string };
}

interface Cache {
  get: (key: string, context: object) => Promise<CachedEntry | null>;
  set: (key: string, data: object, context: object) => Promise<void>;
  revalidateTag: (tags: string[], durations: { expire: number }) => Promise<void>;
}

type CacheClass = new (context: object) => Cache;

const dataDir = mkdtempSync(join(tmpdir(), 'page-cache-'));
process.env['DATA_DIR'] = dataDir;
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const read = (text: string, tag: string) => ({
  kind: 'FETCH',
  data: { headers: {}, body: text, url: '' },
  tags: [tag],
  revalidate: 3600,
});
const about = (tag: string) => ({ kind: 'FETCH', fetchCache: true, tags: [tag] });
const passing = () => new Promise((resolve) => setTimeout(resolve, 5));

let cache: Cache;
let beforeRendering: AsyncLocalStorage<() => Promise<void>>;

beforeAll(async () => {
  const cacheModule = (await import('./page-cache.mjs' as string)) as {
    default: CacheClass;
    beforeRendering: typeof beforeRendering;
  };
  const { default: PageCache } = cacheModule;
  ({ beforeRendering } = cacheModule);
  cache = new PageCache({
    fs: { ...fs, existsSync: () => false },
    flushToDisk: false,
    maxMemoryCacheSize: 1e6,
    revalidatedTags: [],
  });
});

const isCached = async (key: string, tag: string) => (await cache.get(key, about(tag))) !== null;

describe('what is kept of a page', () => {
  it('is there until its data change', async () => {
    expect(await isCached('a', 'tag-a')).toBe(false);
    await cache.set('a', read('old', 'tag-a'), about('tag-a'));
    expect(await isCached('a', 'tag-a')).toBe(true);
    await passing();
    await cache.revalidateTag(['tag-a'], { expire: 0 });
    expect(await isCached('a', 'tag-a')).toBe(false);
  });

  it('is not what was read before a change and came after it', async () => {
    expect(await isCached('b', 'tag-b')).toBe(false);
    await passing();
    await cache.revalidateTag(['tag-b'], { expire: 0 });
    await passing();
    await cache.set('b', read('old', 'tag-b'), about('tag-b'));
    expect(await isCached('b', 'tag-b')).toBe(false);
    await cache.set('b', read('new', 'tag-b'), about('tag-b'));
    expect(await isCached('b', 'tag-b')).toBe(true);
  });

  it('may be read before a change of something else', async () => {
    expect(await isCached('c', 'tag-c')).toBe(false);
    await passing();
    await cache.revalidateTag(['tag-of-others'], { expire: 0 });
    await cache.set('c', read('fine', 'tag-c'), about('tag-c'));
    expect(await isCached('c', 'tag-c')).toBe(true);
  });
});

describe('T71: a page', () => {
  const page = { kind: 'APP_PAGE' };
  const html = { kind: 'APP_PAGE', html: '<p>', headers: {}, status: 200 };

  it('waits for its turn where it is not cached, and not where it is', async () => {
    let turns = 0;
    const turn = async () => void (turns += 1);
    await beforeRendering.run(turn, () => cache.get('/faq', page));
    expect(turns).toBe(1);
    await cache.set('/faq', html, page);
    expect(await beforeRendering.run(turn, () => cache.get('/faq', page))).not.toBeNull();
    await beforeRendering.run(turn, () => cache.get('c', about('tag-c')));
    expect(turns).toBe(1);
  });

  it('is not rendered where it gets none', async () => {
    const refuse = () => Promise.reject(new Error('Too many wait'));
    await expect(beforeRendering.run(refuse, () => cache.get('/new', page))).rejects.toThrow(
      'Too many wait',
    );
  });
});
