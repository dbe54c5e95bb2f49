import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, createServer, request as askHttp, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as tick, setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { noteClient } from '../server/forwarded-headers';
import { Changes } from './changes';
import {
  askFactsHeader,
  changesHeader,
  decodeChanges,
  encodeFacts,
  factsTrailer,
} from './rendered';
import { Renderers } from './renderers';
import { policyHeaders } from './security-headers';
import { createAnswers } from './serve';
import { AnswerStore } from './store';
import { digestOf, isSame, type Verdict } from './store-api';
import { createTurns } from './turns';

const hourMs = 3_600_000;
const maxBytes = 4 * 1024 * 1024;
const router = { rsc: '1' };
const settings = { siteUrl: 'http://shop.test', isLive: false, hstsIncludesSubdomains: false };

interface Drawn {
  status?: number;
  body?: string;
  headers?: Record<string, string | string[]>;
  isFresh?: boolean;
  /** Milliseconds until it is too old. */
  ms?: number;
  hasNoReads?: boolean;
}

interface Rendering {
  url: string;
  method: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What Next would do. */
let draw: (address: URL) => Promise<Drawn>;
let rendered: Rendering[] = [];
/** Addresses of the store API that were asked for to confirm an answer. */
let confirmed: string[] = [];
let isApiAway = false;
let apiMs = 0;
let price = 0;
let verdict: Verdict | undefined;
const judged: string[] = [];
let received = 0;

const textOf = (path: string) => `${path} ${price}`;
const api = createServer(({ url = '' }, response) => {
  confirmed.push(url);
  const text = textOf(url);
  setTimeout(() => response.writeHead(isApiAway ? 503 : 200).end(text), apiMs);
});
const apiUrl = () => `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

const socketPath = join(tmpdir(), `answers-${randomUUID().slice(0, 8)}`);
const renderer = createServer((incoming, response) => {
  void (async () => {
    const { url = '', method = '', headers } = incoming;
    const parts: Buffer[] = [];
    for await (const part of incoming as AsyncIterable<Buffer>) parts.push(part);
    rendered.push({ url, method, headers, body: Buffer.concat(parts).toString() });
    const address = new URL(url, 'http://shop.test');
    const read = [`/list${address.search}`, '/shop-profile'].map((path) => digestOf(textOf(path)));
    const { status = 200, isFresh = false, ms = hourMs, ...drawn } = await draw(address);
    const isData = headers['rsc'] !== undefined;
    const text = drawn.body ?? `<p>${address.pathname}${address.search} ₹${price}</p>`;
    const sent = {
      'content-type': isData ? 'text/x-component' : 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate',
      vary: 'rsc',
      ...drawn.headers,
    };
    response.writeHead(status, sent).write(text);
    if (headers[askFactsHeader] === undefined) return void response.end();
    const reads = [
      { path: `/list${address.search}`, tags: ['products', `list ${address.search}`], isFresh },
      { path: '/shop-profile', tags: ['shop-profile'], isFresh: false },
    ].map(({ path, ...others }, place) => ({
      ...others,
      url: `${apiUrl()}${path}`,
      digest: read[place],
    }));
    const facts = { reads: drawn.hasNoReads ? [] : reads, until: Date.now() + ms };
    response.addTrailers({ [factsTrailer]: encodeFacts(facts) });
    response.end();
  })();
});

const changes = new Changes();
const patienceMs = 1_000;
const store = new AnswerStore({ maxBytes, changes, isSame, patienceMs });
const renderers = new Renderers(changes);
const answers = createAnswers({
  renderers,
  store,
  takeTurn: createTurns(),
  judge: (path) => {
    judged.push(path);
    return Promise.resolve(verdict);
  },
  policyOf: (hashes) => policyHeaders({ ...settings, imageHosts: [], hasRecaptcha: false }, hashes),
  settings,
});
const shop = createServer((incoming, response) => {
  received += 1;
  noteClient(incoming, incoming.headers['x-client']?.toString() ?? '203.0.113.1');
  void answers.handle(incoming, response);
});
const agent = new Agent({ keepAlive: true });

beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening');
  await once(renderer.listen(socketPath), 'listening');
  await once(shop.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  agent.destroy();
  renderers.close();
  for (const server of [api, renderer, shop]) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(socketPath, { force: true });
});
beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  renderers.add(socketPath);
  store.clear();
  rendered = [];
  confirmed = [];
  judged.length = 0;
  received = 0;
  verdict = undefined;
  isApiAway = false;
  apiMs = 0;
  price += 1;
  draw = () => Promise.resolve({});
});

interface Seen {
  status: number;
  from: string | undefined;
  keep: string;
  headers: IncomingHttpHeaders;
  text: string;
}

function ask(
  path: string,
  { headers = {}, method = 'GET', body = '' }: Partial<Rendering> = {},
): Promise<Seen> {
  const { port } = shop.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = askHttp({ host: '127.0.0.1', port, path, headers, method, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const bytes = Buffer.concat(parts);
        const encoding = answer.headers['content-encoding'];
        const unpacked =
          encoding === 'br' && bytes.length > 0
            ? brotliDecompressSync(bytes)
            : encoding === 'gzip' && bytes.length > 0
              ? gunzipSync(bytes)
              : bytes;
        resolve({
          status: answer.statusCode ?? 0,
          from: answer.headers['x-nextjs-cache']?.toString(),
          keep: String(answer.headers['cache-control']),
          headers: answer.headers,
          text: unpacked.toString(),
        });
      });
    });
    asked.on('error', reject).end(body);
  });
}

describe('an answer for everybody', () => {
  it.each([
    ['a list', '/shop?category=1', '/shop?page=1&category=1&utm_source=mail'],
    ['a product', '/products/1/neem', '/products/1/neem?mobile=true'],
    ['the home page', '/', '/?utm_source=mail'],
    ['a page of text', '/faq', '/faq?a=1'],
  ])('is rendered once for all spellings: %s', async (_, path, spelling) => {
    const first = await ask(path);
    expect(first).toMatchObject({ status: 200, from: 'MISS', keep: /^s-maxage=3(600|599)$/ });
    expect(first.text).toBe(`<p>${path} ₹${price}</p>`);
    for (const asked of [path, spelling]) {
      expect(await ask(asked)).toMatchObject({ from: 'HIT', text: first.text });
    }
    expect(rendered).toHaveLength(1);
  });

  it('is asked for as nobody in particular, whoever asks', async () => {
    await ask('/shop?page=6', {
      headers: {
        cookie: 'next-auth.session-token=x',
        authorization: 'Bearer x',
        'user-agent': 'x',
        'next-url': '/cart',
        'x-forwarded-proto': 'https',
        'content-security-policy': "script-src 'nonce-stolen'",
      },
    });
    const { connection: _, [changesHeader]: __, ...headers } = rendered[0]?.headers ?? {};
    expect(headers).toEqual({
      host: 'shop.test',
      'x-forwarded-host': 'shop.test',
      'x-forwarded-proto': 'http',
      'user-agent': 'bingbot',
      [askFactsHeader]: '1',
    });
  });

  it('is compressed as the reader can take it, and not sent to who has it', async () => {
    await ask('/faq');
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', undefined],
    ]) {
      const headers = { 'accept-encoding': accepted };
      const answer = await ask('/faq', { headers });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['vary']).toBe('rsc, Accept-Encoding');
      expect(answer.text).toBe(`<p>/faq ₹${price}</p>`);
      const { etag } = answer.headers;
      if (!etag) continue;
      const again = await ask('/faq', {
        headers: { ...headers, 'if-none-match': `"x", W/${etag}` },
      });
      expect(again).toMatchObject({ status: 304, text: '' });
      expect(again.headers).not.toHaveProperty('content-type');
    }
  });

  it('has a head and no body for HEAD', async () => {
    const head = await ask('/shop?page=5', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, text: '', from: 'MISS' });
    expect(await ask('/shop?page=5')).toMatchObject({ from: 'HIT', text: /₹/ });
    expect(rendered.map(({ method }) => method)).toEqual(['GET']);
  });

  it('allows its own inline scripts alone, and lets its files wait', async () => {
    const script = 'self.__next_f.push([1,"x"])';
    const body = `<script>${script}</script><script>alert(1)</script><script src="/a.js" async=""></script>`;
    draw = () => Promise.resolve({ body });
    const { headers, text } = await ask('/faq');
    const policy = String(headers['content-security-policy']);
    const hash = (source: string) =>
      `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
    expect(policy).toContain(hash(script));
    expect(policy).not.toContain(hash('alert(1)'));
    expect(policy).not.toMatch(/nonce|unsafe-eval/);
    expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"');
    expect(text).toContain('<script data-src="/a.js">');
  });

  it('is rendered once where many ask at the same time', async () => {
    draw = async () => {
      for (let turn = 0; turn < 20; turn += 1) await tick();
      return {};
    };
    const all = await Promise.all(Array.from({ length: 50 }, () => ask('/shop?category=7')));
    expect(rendered).toHaveLength(1);
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
  });

  it('T71: does not wait among the pages of another who has asked for it before', async () => {
    let isOver = false;
    const begun: string[] = [];
    const go: (() => void)[] = [];
    draw = async ({ search }) => {
      begun.push(search);
      if (!isOver) await new Promise<void>((next) => go.push(next));
      return {};
    };
    const greedy = { headers: { 'x-client': '203.0.113.66' } };
    const pages = Array.from({ length: 40 }, (_, n) => `/shop?category=${n + 100}`);
    const flood = pages.map((path) => ask(path, greedy));
    const wanted = pages.at(-1) ?? '';
    while (go.length < 16 || received < 40) await sleep(5);
    const reader = ask(wanted, { headers: { 'x-client': '198.51.100.7' } });
    while (received < 41) await sleep(5);
    const before = begun.length;
    go[0]?.();
    while (begun.length === before) await sleep(5);
    expect(begun[before]).toBe('?category=139');
    isOver = true;
    for (const next of go) next();
    expect((await reader).status).toBe(200);
    await Promise.all(flood);
  });

  it('is rendered for others where the first one leaves', async () => {
    const { port } = shop.address() as AddressInfo;
    draw = async () => {
      draw = () => Promise.resolve({});
      leaving.destroy();
      await sleep(5);
      return {};
    };
    const leaving = askHttp({ host: '127.0.0.1', port, path: '/shop?category=8' });
    leaving.on('error', () => undefined).end();
    while (rendered.length === 0) await tick();
    expect(await ask('/shop?category=8')).toMatchObject({ status: 200, from: 'HIT' });
    expect(rendered).toHaveLength(1);
  });
});

describe('a change', () => {
  it('makes what shows it new, and nothing else', async () => {
    const paths = ['/shop?brand=1', '/shop?brand=2'];
    const before = price;
    for (const path of paths) await ask(path);
    price += 1;
    changes.add(['list ?brand=1']);
    const [one, other] = await Promise.all(paths.map((path) => ask(path)));
    expect(one).toMatchObject({ from: 'MISS', text: expect.stringContaining(`₹${price}`) });
    expect(other).toMatchObject({ from: 'HIT', text: expect.stringContaining(`₹${before}`) });
    expect(confirmed).toEqual(['/list?brand=1']);
  });

  it('that does not concern it is asked about once, and nothing is rendered', async () => {
    const first = await ask('/shop?brand=3');
    changes.add(['products']);
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await ask('/shop?brand=3')).toMatchObject({ from: 'HIT', text: first.text });
    }
    expect(confirmed).toEqual(['/list?brand=3']);
    expect(rendered).toHaveLength(1);
  });

  it('reaches 50 who ask at once by one rendering', async () => {
    await ask('/products/1/neem');
    price += 1;
    changes.add(['products']);
    const all = await Promise.all(Array.from({ length: 50 }, () => ask('/products/1/neem')));
    expect(new Set(all.map(({ text }) => text))).toEqual(
      new Set([`<p>/products/1/neem ₹${price}</p>`]),
    );
    expect(rendered).toHaveLength(2);
  });

  it('that comes while an answer is made is found by the next reader', async () => {
    draw = () => {
      draw = () => Promise.resolve({});
      const body = `<p>₹${price}</p>`;
      price += 1;
      changes.add(['products']);
      return Promise.resolve({ body });
    };
    await ask('/shop?category=5');
    expect(await ask('/shop?category=5')).toMatchObject({
      from: 'MISS',
      text: expect.stringContaining(`₹${price}`),
    });
  });

  it('is told to the renderer with the next request, once', async () => {
    await ask('/faq');
    changes.add(['products', 'हल्दी']);
    changes.add(['shop-profile']);
    await ask('/about-us');
    await ask('/exports');
    const told = rendered.map(({ headers }) => headers[changesHeader]?.toString());
    expect(told[1] && decodeChanges(told[1])?.toSorted()).toEqual(
      ['products', 'shop-profile', 'हल्दी'].toSorted(),
    );
    expect(told[2]).toBeUndefined();
  });

  it('that may have been missed makes everything new', async () => {
    await ask('/faq');
    price += 1;
    changes.addAll();
    expect(await ask('/faq')).toMatchObject({
      from: 'MISS',
      text: expect.stringContaining(`₹${price}`),
    });
  });

  it('is not confirmed by a read that began before it', async () => {
    const path = '/shop?brand=4';
    await ask(path);
    apiMs = 200;
    changes.add(['shop-profile']);
    const early = ask(path);
    while (confirmed.length === 0) await tick();
    price += 1;
    changes.add(['shop-profile']);
    expect((await ask(path)).from).toBe('MISS');
    await early;
  });
});

describe('while something fails', () => {
  it('an old answer is better than none', async () => {
    const first = await ask('/products/1/neem');
    changes.add(['products']);
    isApiAway = true;
    draw = () => Promise.resolve({ status: 500 });
    expect(await ask('/products/1/neem')).toMatchObject({ from: 'STALE', text: first.text });
  });

  it('an old answer is sent where the new one takes long', async () => {
    const first = await ask('/products/1/neem');
    changes.add(['products']);
    price += 1;
    let isDrawn = false;
    draw = async () => {
      await sleep(2 * patienceMs);
      isDrawn = true;
      return {};
    };
    expect(await ask('/products/1/neem')).toMatchObject({ from: 'STALE', text: first.text });
    const askedAt = performance.now();
    expect(await ask('/products/1/neem')).toMatchObject({ from: 'STALE', text: first.text });
    expect(performance.now() - askedAt).toBeLessThan(patienceMs / 2);
    expect(isDrawn).toBe(false);
    await sleep(2 * patienceMs);
    expect(await ask('/products/1/neem')).toMatchObject({ from: 'HIT', text: /₹/ });
  });

  it.each([
    ['a page that is the same for everybody', '/faq', 'store-unavailable'],
    ['a page that shows products', '/shop', 'store-unavailable?about=products'],
    ['a page of one reader', '/cart', 'store-unavailable'],
  ])('says so in the words of the shop, with 503: %s', async (_, path, words) => {
    draw = ({ pathname }) =>
      Promise.resolve(pathname.startsWith('/store') ? { status: 503 } : { status: 500 });
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 503, keep: 'private, no-store' });
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.text).toContain(words);
    const data = await ask(path, { headers: router });
    expect(data).toMatchObject({ status: 503, text: '' });
  });

  it('says so in a sentence where there are no words, and no renderer', async () => {
    renderers.remove(socketPath);
    for (const path of ['/faq', '/cart', '/sitemap.xml']) {
      const answer = await ask(path);
      expect(answer).toMatchObject({ status: 503, text: /not available right now/ });
    }
    const call = await ask('/api/store/cart/');
    expect(call).toMatchObject({ status: 503, text: /"code":"busy"/ });
  });

  it('tells all who wait where the renderer is killed, and goes on with the next one', async () => {
    draw = () => new Promise(() => undefined);
    const waiting = Array.from({ length: 50 }, () => ask('/shop?page=7'));
    while (rendered.length === 0) await tick();
    draw = () => Promise.resolve({ status: 503 });
    renderer.closeAllConnections();
    renderers.remove(socketPath);
    const told = await Promise.all(waiting);
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([503]));
    renderers.add(socketPath);
    draw = () => Promise.resolve({});
    expect(await ask('/shop?page=7')).toMatchObject({ status: 200, from: 'MISS' });
  });

  it('keeps the words that it has', async () => {
    draw = () => Promise.resolve({ status: 503 });
    await answers.prepare().catch(() => undefined);
    await ask('/store-unavailable');
    renderers.remove(socketPath);
    expect(await ask('/faq')).toMatchObject({ status: 503, text: /store-unavailable/ });
  });
});

describe('what is missing, gone or moved', () => {
  it.each([404, 410] as const)('is said in the words of the shop: %i', async (status) => {
    verdict = { status };
    draw = () => Promise.resolve({ status: 404 });
    const answer = await ask('/products/77/neem');
    expect(answer).toMatchObject({ status, text: /page-not-found/, keep: 'private, no-store' });
    expect(answer.headers['etag']).toBeUndefined();
    expect(rendered.map(({ url }) => url)).toEqual(['/page-not-found']);
    const data = await ask('/products/77/neem', { headers: router });
    expect(data).toMatchObject({ status, text: '' });
  });

  it('is said where only Next knows it', async () => {
    draw = () => Promise.resolve({ status: 404 });
    for (const path of ['/products/77/neem', '/forms/odd', '/shop?category=99']) {
      expect(await ask(path)).toMatchObject({ status: 404, text: /page-not-found/ });
    }
  });

  it('is said by a whole page in the place of a bare one of Next', async () => {
    draw = ({ pathname }) =>
      Promise.resolve({ status: pathname.startsWith('/dashboard/not') ? 200 : 404 });
    const cookie = 'session=staff';
    const office = await ask('/dashboard/nowhere', { headers: { cookie } });
    expect(office).toMatchObject({ status: 404, text: /not-available/, keep: /no-store/ });
    expect(rendered.at(-1)).toMatchObject({ url: '/dashboard/not-available', headers: { cookie } });
    draw = () => Promise.resolve({ status: 404 });
    const closed = await ask('/dashboard/nowhere', { headers: { cookie } });
    expect(closed).toMatchObject({ status: 404, text: /page-not-found/ });
    const order = await ask('/orders/SO-999999', { headers: { cookie } });
    expect(order).toMatchObject({ status: 404, text: /order-not-found/ });
    expect(rendered.at(-1)?.headers['cookie']).toBeUndefined();
  });

  it.each([{}, { 'next-router-prefetch': '1' }])(
    'is said by its status to the router, which then loads the page: %j',
    async (headers) => {
      const body = '0:["$L1"]\n1:E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}\n';
      draw = () => Promise.resolve({ body });
      const data = await ask('/shop?category=98', { headers: { ...router, ...headers } });
      expect(data).toMatchObject({ status: 404, text: '', keep: 'private, no-store' });
    },
  );

  it('is led to its new address, with the query that was asked for', async () => {
    verdict = { location: '/products/1/neem' };
    const moved = await ask('/products/1/old?mobile=true');
    expect(moved).toMatchObject({ status: 308, keep: 'private, no-store' });
    expect(moved.headers.location).toBe('/products/1/neem?mobile=true');
    verdict = undefined;
    draw = () => Promise.resolve({ status: 308, headers: { location: '/products/2/x' } });
    const rendered308 = await ask('/products/1/old?mobile=true');
    expect(rendered308.headers.location).toBe('/products/2/x?mobile=true');
    expect(await ask('/products/1/old')).toMatchObject({ status: 308, from: undefined });
  });

  it('is asked about before it is rendered, and not where there is a finished page', async () => {
    await ask('/products/1/neem?a=1');
    await ask('/products/1/neem');
    expect(judged).toEqual(['/products/1/neem']);
  });
});

describe('data for the router', () => {
  it('are kept beside the page, and not by shared caches', async () => {
    await ask('/shop?category=11');
    for (const from of ['MISS', 'HIT']) {
      const answer = await ask('/shop?category=11&_rsc=x', { headers: router });
      expect(answer).toMatchObject({ from, keep: 'private, no-store' });
      expect(answer.headers['content-type']).toBe('text/x-component');
    }
    expect(rendered.map(({ url }) => url)).toEqual(['/shop?category=11', '/shop?category=11']);
  });

  it('are the same whatever page a reader comes from', async () => {
    for (const from of ['MISS', 'HIT']) {
      const headers = {
        ...router,
        'next-url': from,
        'next-router-state-tree': encodeURIComponent(
          JSON.stringify(['', { children: [from, {}] }]),
        ),
      };
      expect((await ask('/products/1/neem?_rsc=y', { headers })).from).toBe(from);
    }
    expect(rendered[0]?.headers).not.toHaveProperty('next-url');
    expect(rendered[0]?.headers).not.toHaveProperty('next-router-state-tree');
  });

  it.each([
    { 'next-router-prefetch': '2' },
    { 'next-router-prefetch': '1', 'next-router-segment-prefetch': 'x'.repeat(201) },
    { rsc: '2' },
  ])('of a form that is not known are passed on: %j', async (headers) => {
    const answer = await ask('/faq', { headers: { ...router, ...headers } });
    expect(answer).toMatchObject({ status: 200, from: undefined });
    expect(rendered[0]?.headers).toMatchObject(headers);
  });

  it('of parts that anybody can invent are kept where they are asked for twice', async () => {
    const part = { ...router, 'next-router-prefetch': '1' };
    const askPart = async (path: string) => {
      const headers = { ...part, 'next-router-segment-prefetch': path };
      return (await ask('/faq', { headers })).from;
    };
    for (const from of ['MISS', 'HIT']) expect(await askPart('/_tree')).toBe(from);
    for (const from of ['MISS', 'MISS', 'HIT']) expect(await askPart('/invented')).toBe(from);
  });

  it('name the query as it was asked for, kept where it is asked twice', async () => {
    const path = '/shop?page=1&brand=12';
    for (const from of ['MISS', 'MISS', 'HIT']) {
      expect((await ask(path, { headers: router })).from).toBe(from);
    }
    expect(rendered[0]?.url).toBe(path);
  });
});

describe('nothing is kept', () => {
  it.each<[string, Drawn]>([
    ['of a page with a part that failed', { body: '<p>\n1f:E{"digest":"1"}' }],
    ['of a page that nothing was read for', { hasNoReads: true }],
    ['of a page that is too old already', { ms: -1 }],
    ['of a page that moves', { status: 307, headers: { location: '/' } }],
    ['of a failure', { status: 500 }],
  ])('%s', async (_, answer) => {
    draw = ({ pathname }) =>
      Promise.resolve(pathname.startsWith('/store') ? { status: 503 } : answer);
    await ask('/shop?page=3');
    const before = store.size;
    await ask('/shop?page=3');
    expect(rendered.filter(({ url }) => url === '/shop?page=3')).toHaveLength(2);
    expect(store.size).toEqual(before);
  });

  it('of what was asked for once and anybody can invent', async () => {
    for (const from of ['MISS', 'MISS', 'HIT']) {
      expect((await ask('/shop?category=1&brand=2')).from).toBe(from);
    }
  });

  it('of what is asked for, where others invent addresses', async () => {
    const honest = await ask('/faq');
    for (let number = 0; number < 300; number += 1) {
      for (let turn = 0; turn < 2; turn += 1) await ask(`/shop?search=word-${number}`);
    }
    expect(await ask('/faq')).toMatchObject({ from: 'HIT', text: honest.text });
    expect(store.size.bytes).toBeLessThanOrEqual(maxBytes / 8 + 10_000);
  });

  it('above the bound in bytes, of 10,000 addresses', async () => {
    const make = (number: number) => ({
      answer: {
        status: 200,
        head: [],
        packed: { plain: { body: Buffer.alloc(4_000), tag: '"x"' } },
        isHtml: true,
        cacheControl: undefined,
        reads: [],
        tags: [`product-${number}`],
        until: Date.now() + hourMs,
        isFresh: false,
        bytes: 5_000,
      },
      from: 'MISS' as const,
      isKept: true,
    });
    for (let number = 0; number < 10_000; number += 1) {
      await store.get(`page /products/${number}/x`, () => Promise.resolve(make(number)), true);
    }
    expect(store.size.bytes).toBeLessThanOrEqual(maxBytes);
    expect(store.size.bytes).toBeGreaterThan(maxBytes * 0.85);
  });
});

describe('a list that anybody can invent', () => {
  it('is asked about for each request, and rendered where the answer is new', async () => {
    draw = () => Promise.resolve({ isFresh: true });
    const path = '/shop?search=haldi';
    for (const from of ['MISS', 'MISS', 'HIT', 'HIT']) {
      expect(await ask(path)).toMatchObject({ from, keep: /^private, no-cache/ });
    }
    expect(confirmed.filter((url) => url.startsWith('/list'))).toHaveLength(2);
    price += 1;
    expect(await ask(path)).toMatchObject({
      from: 'MISS',
      text: expect.stringContaining(`₹${price}`),
    });
  });

  it('is asked about once for all who ask at the same moment', async () => {
    draw = () => Promise.resolve({ isFresh: true });
    for (let turn = 0; turn < 2; turn += 1) await ask('/shop?search=many');
    confirmed = [];
    apiMs = 100;
    const all = await Promise.all(Array.from({ length: 5 }, () => ask('/shop?search=many')));
    expect(all.map(({ from }) => from)).toEqual(Array.from({ length: 5 }, () => 'HIT'));
    expect(confirmed).toHaveLength(1);
  });

  it('is rendered where the store API is away', async () => {
    draw = () => Promise.resolve({ isFresh: true });
    for (let turn = 0; turn < 2; turn += 1) await ask('/shop?search=away');
    isApiAway = true;
    expect((await ask('/shop?search=away')).from).toBe('MISS');
  });
});

describe('what is for one reader', () => {
  it('is rendered for who asks, finished like all others, and kept for nobody', async () => {
    draw = () => Promise.resolve({ headers: { 'set-cookie': ['a=1', 'b=2'] } });
    for (let turn = 1; turn <= 2; turn += 1) {
      const answer = await ask('/cart', { headers: { cookie: 'x=1', 'accept-encoding': 'br' } });
      expect(answer).toMatchObject({ status: 200, keep: /no-store/, text: /₹/ });
      expect(answer.headers).toMatchObject({
        'set-cookie': ['a=1', 'b=2'],
        'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
        'x-frame-options': 'SAMEORIGIN',
      });
      expect(rendered).toHaveLength(turn);
    }
    expect(rendered[0]?.headers).toMatchObject({ cookie: 'x=1', 'user-agent': 'bingbot' });
  });

  it.each(['/cart', '/api/store/cart/'])(
    'cannot tell the renderer of changes: %s',
    async (path) => {
      const headers = { [changesHeader]: '*', [askFactsHeader]: 'x' };
      await ask(path, { headers });
      expect(rendered[0]?.headers).not.toHaveProperty(changesHeader);
      expect(rendered[0]?.headers[askFactsHeader]).not.toBe('x');
    },
  );

  it('may be restored by browsers where search engines may show it', async () => {
    expect((await ask('/event?search=yoga')).keep).toBe(
      'private, no-cache, max-age=0, must-revalidate',
    );
    expect((await ask('/login')).keep).toContain('no-store');
  });

  it('keeps a policy of its own', async () => {
    draw = () => Promise.resolve({ headers: { 'content-security-policy': 'sandbox' } });
    expect((await ask('/sandbox/pay/1')).headers['content-security-policy']).toBe('sandbox');
  });

  it('is passed on with its body where it is a call', async () => {
    draw = () => Promise.resolve({ headers: { 'content-type': 'application/json' }, body: '{}' });
    const headers = { 'content-type': 'text/plain', 'content-length': '5' };
    const answer = await ask('/api/store/cart/', { method: 'POST', body: 'hello', headers });
    expect(answer).toMatchObject({ status: 200, text: '{}' });
    expect(rendered[0]).toMatchObject({ method: 'POST', body: 'hello' });
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});
