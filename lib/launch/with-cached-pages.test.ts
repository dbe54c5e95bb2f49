import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dataDir = mkdtempSync(join(tmpdir(), 'kept-pages-'));
process.env['DATA_DIR'] = dataDir;
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

interface Cache {
  get: (key: string, context: object) => Promise<{ value: { html: string } } | null>;
  set: (key: string, value: object, context: object) => Promise<void>;
  revalidateTag: (tags: string[], durations: object) => Promise<void>;
}

const hour = 3_600;
const product = '/products/1/haldi';
let cache: Cache;
let server: Server;
let origin: string;
/** Addresses that Next was asked for. */
let requests: string[];
let price = 100;
let seconds: number;
let more: Record<string, string>;

const passing = () => new Promise((resolve) => setTimeout(resolve, 5));

/** What Next does with a cached page. */
async function next({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  requests.push(url);
  const path = url.split('?', 1)[0] ?? '';
  const key = `/route-cache/APP_PAGE/3f2a/$${path}`;
  const entry = await cache.get(key, { kind: 'APP_PAGE' });
  const html = entry?.value.html ?? `<p>${path} ₹${price}</p>`;
  if (!entry) {
    const headers = { 'x-next-cache-tags': `at ${path}` };
    const value = { kind: 'APP_PAGE', html, headers, status: 200 };
    await cache.set(key, value, { cacheControl: { revalidate: seconds } });
  }
  response.setHeader('x-nextjs-cache', entry ? 'HIT' : 'MISS');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', `s-maxage=${seconds}`);
  for (const [name, value] of Object.entries(more)) response.setHeader(name, value);
  response.end(html);
}

beforeAll(async () => {
  const { default: PageCache } = (await import('../platform/cache/page-cache.mjs' as string)) as {
    default: new (options: object) => Cache;
  };
  cache = new PageCache({ flushToDisk: true });
  const { withCachedPages } = await import('./with-cached-pages');
  const handle = withCachedPages(next);
  server = createServer((request, response) => {
    response.setHeader('x-outer', request.headers['x-who'] ?? '');
    void handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  await cache.revalidateTag([`at ${product}`, 'at /'], { expire: 0 });
  await passing();
  requests = [];
  more = {};
  seconds = hour;
  price += 1;
});

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const answer = await fetch(`${origin}${path}`, { headers, method });
  const text = await answer.text();
  // What Next has sent is noted after it.
  await passing();
  return { text, headers: Object.fromEntries(answer.headers) };
};

const known = async (path: string) => {
  await ask(path);
  const shown = await ask(path);
  expect(requests).toHaveLength(2);
  return shown;
};

describe('a cached page', () => {
  it.each(['/', product, '/blogs/3/tulsi', '/event/4'])(
    'is sent without Next, as Next has sent it: %s',
    async (path) => {
      const shown = await known(path);
      const answer = await ask(path, { 'x-who': 'another' });
      expect(requests).toHaveLength(2);
      expect(answer.text).toBe(shown.text);
      const { date: one, ...headers } = shown.headers;
      const { date: other, ...sent } = answer.headers;
      expect([typeof one, typeof other]).toEqual(['string', 'string']);
      expect(sent).toEqual({ ...headers, 'x-outer': 'another' });
    },
  );

  it('is made anew by Next when something in it has changed', async () => {
    await known(product);
    price += 1;
    await passing();
    await cache.revalidateTag([`at ${product}`], { expire: 0 });
    expect((await ask(product)).text).toContain(`₹${price}`);
    expect(requests).toHaveLength(3);
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await ask(product)).text).toContain(`₹${price}`);
    }
    expect(requests).toHaveLength(4);
  });

  it('is left to Next when it is as old as it may be', async () => {
    seconds = 1;
    await known(product);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await ask(product);
    expect(requests).toHaveLength(3);
  });

  it.each<[string, string, Record<string, string>, string]>([
    ['for the router', product, { rsc: '1' }, 'GET'],
    ['with a query', `${product}?mobile=true`, {}, 'GET'],
    ['as a head', product, {}, 'HEAD'],
    ['where the middleware decides', '/faq', {}, 'GET'],
    ['that is the list of reviews', '/products/1/reviews/haldi', {}, 'GET'],
  ])('is left to Next %s', async (_, path, headers, method) => {
    for (let turn = 0; turn < 3; turn += 1) await ask(path, headers, method);
    expect(requests).toHaveLength(3);
  });

  it('is left to Next with a cookie', async () => {
    more = { 'set-cookie': 'a=b' };
    for (let turn = 0; turn < 3; turn += 1) await ask(product);
    expect(requests).toHaveLength(3);
  });
});
