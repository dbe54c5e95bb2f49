import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { workerText } from './worker-text';

interface FakeEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

/** Caches of a browser by name, each from path to text. */
type CacheContents = Record<string, Record<string, string>>;

/** Runs a service worker against a fake browser; `net` answers a path, or rejects while offline. */
function worker(text: string, contents: CacheContents, net: (path: string) => Promise<Response>) {
  const listeners: Record<string, (event: object) => void> = {};
  const stores = new Map(
    Object.entries(contents).map(([name, texts]) => [name, new Map(Object.entries(texts))]),
  );
  const toPath = (key: string | { url: string }) =>
    typeof key === 'string' ? key : new URL(key.url).pathname;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    const put = async (key: string, answer: Response) =>
      void store.set(toPath(key), await answer.text());
    return {
      put,
      add: async (path: string) => put(path, await net(path)),
      match: async (key: string) => store.get(toPath(key)),
      keys: async () => [...store.keys()],
      delete: async (key: string) => store.delete(key),
    };
  };
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (key: string | { url: string }) => {
      for (const store of stores.values()) {
        const found = store.get(toPath(key));
        if (found !== undefined) return new Response(found);
      }
      return undefined;
    },
  };
  let isRegistered = true;
  const scope = {
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
    skipWaiting: () => undefined,
    clients: { claim: async () => undefined },
    registration: { unregister: async () => void (isRegistered = false) },
    location: { origin: 'https://shop.example' },
  };
  const context = {
    self: scope,
    caches,
    URL,
    fetch: (sent: string | { url: string }) => net(toPath(sent)),
    importScripts: (path: string) =>
      runInNewContext(readFileSync(`public${path}`, 'utf8'), context),
  };
  runInNewContext(text, context);
  const run = async (name: string, event: object = {}) => {
    const work: Promise<unknown>[] = [];
    const waiting: FakeEvent = { waitUntil: (one) => void work.push(one) };
    let answer: Promise<Response> | undefined;
    const respondWith = (one: Promise<Response>) => {
      answer = one;
    };
    listeners[name]?.({ ...waiting, respondWith, ...event });
    const text = answer && (await (await answer).text());
    while (work.length > 0) await work.shift();
    return text;
  };
  const open_ = (path: string, mode = 'navigate') =>
    run('fetch', {
      request: { method: 'GET', mode, url: `https://shop.example${path}`, headers: new Headers() },
    });
  return { run, visit: open_, stores, isRegistered: () => isRegistered };
}

const online = async (path: string) => new Response(`page of ${path}`);
const offline = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const text = workerText({ isOn: true, version: 'b2' });

describe('the service worker', () => {
  it('shows a visited product and the cart while offline, else the offline page', async () => {
    let net: typeof online = online;
    const { run, visit } = worker(text, {}, (path) => net(path));
    await run('install');
    await visit('/products/1/haldi');
    await visit('/cart');
    net = offline;
    await expect(visit('/products/1/haldi')).resolves.toBe('page of /products/1/haldi');
    await expect(visit('/cart?kept=1')).resolves.toBe('page of /cart');
    await expect(visit('/products/2/kali-mirch')).resolves.toBe('page of /offline');
  });

  it.each(['/checkout', '/orders/SO-1', '/profile', '/login', '/payment/1', '/dashboard'])(
    'never keeps %s',
    async (path) => {
      let net: typeof online = online;
      const { run, visit, stores } = worker(text, {}, (requested) => net(requested));
      await run('install');
      await visit(path);
      net = offline;
      await expect(visit(path)).resolves.toBe('page of /offline');
      expect([...stores.values()].some((store) => store.has(path))).toBe(false);
    },
  );

  it('forgets the cart as soon as a page finds that the session has ended elsewhere', async () => {
    let net: typeof online = online;
    const { run, visit } = worker(text, {}, (path) => net(path));
    await run('install');
    await visit('/cart');
    await visit('/api/session/ended?callbackUrl=/profile');
    net = offline;
    await expect(visit('/cart')).resolves.toBe('page of /offline');
  });

  it('leaves the calls of scripts to the network', async () => {
    const { visit } = worker(text, {}, online);
    await expect(visit('/api/store/cart/', 'cors')).resolves.toBeUndefined();
  });

  it('removes what other builds have kept, and nothing of others', async () => {
    const contents = {
      'shop-pages-b1': { '/': 'old' },
      'shop-pages-b2': {},
      'shop-cart': {},
      other: {},
    };
    const { run, stores } = worker(text, contents, online);
    await run('activate');
    expect([...stores.keys()]).toEqual(['shop-pages-b2', 'shop-cart', 'other']);
  });

  it('is switched off: removes all that it has kept, and itself', async () => {
    const off = workerText({ isOn: false, version: 'b2' });
    const { run, stores, isRegistered } = worker(off, { 'shop-cart': {}, other: {} }, online);
    await run('activate');
    expect([...stores.keys()]).toEqual(['other']);
    expect(isRegistered()).toBe(false);
  });
});
