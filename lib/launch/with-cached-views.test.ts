import { mkdtempSync, rmSync } from 'node:fs';
import {
  Agent,
  createServer,
  IncomingMessage,
  request,
  ServerResponse,
  type Server,
} from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as tick } from 'node:timers/promises';
import { noteAnswer, noteRead } from '../api/page-reads';

const dataDir = mkdtempSync(join(tmpdir(), 'kept-views-'));
process.env['DATA_DIR'] = dataDir;
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

interface State {
  files: { size: () => { files: number; bytes: number } };
  memory: { size: number; calculatedSize: number };
}

const hourMs = 3_600_000;
const router = { rsc: '1' };
const agent = new Agent({ keepAlive: true });

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

let server: Server;
let api: Server;
let handle: Handle;
/** Addresses of the store API that were asked for to confirm a list. */
let confirmed: string[] = [];
let isApiAway: boolean;
/** Milliseconds until the store API answers. */
let apiMs: number;
let revalidate: (...tags: string[]) => Promise<void>;
let rendered: { url: string; headers: IncomingMessage['headers']; method: string }[] = [];
/** What Next would do; called for each page that is rendered. */
let draw: (
  url: URL,
) => Promise<{ status?: number; body?: string; isCacheable?: boolean; ms?: number }>;
let price: number;
let count = 0;

const readPort = (one: Server) => (one.address() as AddressInfo).port;
const listen = (one: Server) => new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
const answerText = (path: string) => `${path} ${price}`;

/** The page cache counts milliseconds. */
const passing = () => new Promise((resolve) => setTimeout(resolve, 3));
const taken = () => {
  const { files, memory } = (globalThis as typeof globalThis & { __pageCache: State }).__pageCache;
  return { ...files.size(), memory: memory.size, memoryBytes: memory.calculatedSize };
};

beforeAll(async () => {
  const { withCachedViews } = await import('./with-cached-views');
  const { revalidateTags } = (await import('../platform/cache/next-cache.mjs' as string)) as {
    revalidateTags: (handler: object, tags: string[], durations: object) => Promise<void>;
  };
  revalidate = async (...tags) => {
    await passing();
    await revalidateTags({}, tags, { expire: 0 });
    await passing();
  };
  api = createServer(({ url = '' }, response) => {
    confirmed.push(url);
    const answer = answerText(url);
    setTimeout(() => response.writeHead(isApiAway ? 503 : 200).end(answer), apiMs);
  });
  await listen(api);
  handle = withCachedViews(async (incoming, response) => {
    const { url = '', headers, method = '' } = incoming;
    rendered.push({ url, headers: { ...headers }, method });
    const address = new URL(url, 'http://shop');
    const { status = 200, isCacheable = true, ms = hourMs, body } = await draw(address);
    for (const [path, tags] of [
      [`/list${address.search}`, ['products', `list ${address.search}`]],
      ['/shop-profile', ['shop-profile']],
    ] as const) {
      const read = `http://127.0.0.1:${readPort(api)}${path}`;
      noteRead(read, tags, isCacheable);
      const since = Date.now();
      noteAnswer(read, { text: answerText(path), tags, since, until: since + ms });
    }
    const isData = headers['rsc'] !== undefined;
    response.statusCode = status;
    response.setHeader('Content-Type', isData ? 'text/x-component' : 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'private, no-cache, no-store');
    response.setHeader('Vary', 'rsc');
    response.flushHeaders();
    if (body !== undefined) {
      response.setHeader('Content-Length', Buffer.byteLength(body));
      return void response.end(body);
    }
    const query = [...address.searchParams].filter(([name]) => name !== '_rsc');
    const q = query.length > 0 ? `?${new URLSearchParams(query).toString()}` : '';
    response.write(isData ? `0:{"q":${JSON.stringify(q)},"b":"x"}\n` : '<html>');
    response.write(Buffer.from(`<p>${address.pathname}${q} ₹${price}`));
    response.end(isData ? '\n' : '</html>');
  });
  server = createServer((incoming, response) => void handle(incoming, response));
  await listen(server);
});

afterAll(() => {
  agent.destroy();
  api.close();
  server.close();
});

beforeEach(async () => {
  await revalidate('products');
  rendered = [];
  confirmed = [];
  isApiAway = false;
  apiMs = 0;
  price = count += 1;
  draw = () => Promise.resolve({});
});

interface Answer {
  status: number;
  from: string | undefined;
  shared: string;
  type: string | undefined;
  text: string;
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const port = readPort(server);
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, method, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          from: answer.headers['x-nextjs-cache'] as string | undefined,
          shared: String(answer.headers['cache-control']),
          type: answer.headers['content-type'],
          text,
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('a list', () => {
  it('is rendered once for all spellings of its address', async () => {
    const first = await ask('/shop?category=1&category_name=Food');
    expect(first).toMatchObject({ status: 200, from: 'MISS', type: 'text/html; charset=utf-8' });
    expect(first.text).toBe(`<html><p>/shop?category=1 ₹${price}</html>`);
    for (const path of ['/shop?category=1', '/shop?page=1&category=1&utm_source=mail']) {
      expect(await ask(path)).toEqual({ ...first, from: 'HIT', shared: expect.any(String) });
    }
    expect(rendered).toHaveLength(1);
  });

  it('may be kept by shared caches for what is left of its hour', async () => {
    draw = () => Promise.resolve({ ms: 90_000 });
    for (const from of ['MISS', 'HIT']) {
      const { shared, ...answer } = await ask('/shop?page=4');
      expect(answer.from).toBe(from);
      expect(Number(/^s-maxage=(\d+)$/.exec(shared)?.[1])).toBeGreaterThan(80);
      expect(Number(/^s-maxage=(\d+)$/.exec(shared)?.[1])).toBeLessThanOrEqual(90);
    }
  });

  it('is rendered again when what it shows has changed, and no other one is', async () => {
    const paths = ['/shop?brand=1', '/shop?brand=2'];
    const before = price;
    for (const path of paths) await ask(path);
    price = count += 1;
    await revalidate('list ?brand=1');
    const [one, other] = await Promise.all(paths.map((path) => ask(path)));
    expect(one).toMatchObject({ from: 'MISS', text: expect.stringContaining(`₹${price}`) });
    expect(other).toMatchObject({ from: 'HIT', text: expect.stringContaining(`₹${before}`) });
    expect(confirmed).toEqual(['/list?brand=1']);
  });

  it('is asked for again, and not rendered, where a change does not concern it', async () => {
    const first = await ask('/shop?brand=3');
    await revalidate('products');
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await ask('/shop?brand=3')).toMatchObject({ from: 'HIT', text: first.text });
    }
    expect(confirmed).toEqual(['/list?brand=3']);
    expect(rendered).toHaveLength(1);
  });

  it('is rendered again where the store API cannot confirm it', async () => {
    await ask('/shop?brand=4');
    await revalidate('products');
    isApiAway = true;
    expect(await ask('/shop?brand=4')).toMatchObject({ from: 'MISS' });
  });

  it('is rendered again when it is as old as its oldest part may be', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'setTimeout', 'nextTick'] });
    try {
      draw = () => Promise.resolve({ ms: 300_000 });
      expect(await ask('/event')).toMatchObject({ from: 'MISS' });
      jest.advanceTimersByTime(290_000);
      expect(await ask('/event')).toMatchObject({ from: 'HIT' });
      jest.advanceTimersByTime(20_000);
      expect(await ask('/event')).toMatchObject({ from: 'MISS' });
    } finally {
      jest.useRealTimers();
    }
  });

  it.each<[string, Awaited<ReturnType<typeof draw>>]>([
    ['is renamed', { body: '<html>a new name</html>' }],
    ['moves', { body: '<html>a new place</html>' }],
    ['goes', { status: 404 }],
  ])('does not stay where its category %s while it is rendered', async (_, after) => {
    draw = async () => {
      await revalidate('products');
      return {};
    };
    expect(await ask('/shop?category=5')).toMatchObject({ status: 200, shared: /no-store/ });
    price = count += 1;
    draw = () => Promise.resolve(after);
    const { status = 200, body } = after;
    const next = await ask('/shop?category=5');
    expect(next.status).toBe(status);
    expect(next.text).toContain(body ?? `₹${price}`);
    expect(next.from).not.toBe('HIT');
    expect((await ask('/shop?category=5')).from === 'HIT').toBe(status === 200);
  });

  it('is mended by the next revalidation where one was lost, and by the hour without any', async () => {
    await ask('/shop?category=9');
    price = count += 1;
    expect(await ask('/shop?category=9')).toMatchObject({ from: 'HIT' });
    await revalidate('products');
    expect(await ask('/shop?category=9')).toMatchObject({
      from: 'MISS',
      text: expect.stringContaining(`₹${price}`),
    });
    price = count += 1;
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'setTimeout', 'nextTick'] });
    try {
      jest.advanceTimersByTime(hourMs - 5_000);
      expect(await ask('/shop?category=9')).toMatchObject({ from: 'HIT' });
      jest.advanceTimersByTime(10_000);
      expect(await ask('/shop?category=9')).toMatchObject({
        from: 'MISS',
        text: expect.stringContaining(`₹${price}`),
      });
    } finally {
      jest.useRealTimers();
    }
  });

  it('that has gone is no longer kept', async () => {
    await ask('/shop?category=6');
    const before = taken();
    price = count += 1;
    await revalidate('products');
    draw = () => Promise.resolve({ status: 404 });
    expect(await ask('/shop?category=6')).toMatchObject({ status: 404 });
    expect(taken().memory).toBe(before.memory - 1);
  });

  it('is rendered once where many ask for it at the same time', async () => {
    draw = async () => {
      for (let turn = 0; turn < 20; turn += 1) await tick();
      return {};
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/shop?category=7')));
    expect(rendered).toHaveLength(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('is rendered for others where the first one leaves', async () => {
    const port = readPort(server);
    draw = async () => {
      draw = () => Promise.resolve({});
      const leaving = request({ host: '127.0.0.1', port, path: '/shop?category=8' });
      leaving.on('error', () => undefined).end();
      await tick();
      leaving.destroy();
      return {};
    };
    expect(await ask('/shop?category=8')).toMatchObject({ status: 200 });
    expect(await ask('/shop?category=8')).toMatchObject({ status: 200, from: 'HIT' });
  });

  it('has a head of its own and no body for HEAD', async () => {
    const head = await ask('/shop?page=5', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, text: '', type: 'text/html; charset=utf-8' });
    const page = await ask('/shop?page=5');
    expect(page).toMatchObject({ from: 'HIT', text: expect.stringContaining('</html>') });
    expect(rendered.map(({ method }) => method)).toEqual(['GET']);
  });

  it('does not depend on who asks', async () => {
    await ask('/shop?page=6', {
      cookie: 'next-auth.session-token=x',
      authorization: 'Bearer x',
      'user-agent': 'x',
      'x-nextjs-data': '1',
      'next-url': '/cart',
      'x-forwarded-proto': 'https',
    });
    const sent = rendered.flatMap(({ headers }) => Object.keys(headers));
    expect(sent).toEqual(['host', 'x-forwarded-proto', 'user-agent']);
    expect(rendered[0]?.headers['user-agent']).toBe('bingbot');
  });
});

describe('the data of a list for the router', () => {
  it('are kept beside the page, and not by shared caches', async () => {
    await ask('/shop?category=11');
    for (const from of ['MISS', 'HIT']) {
      const answer = await ask('/shop?category=11&_rsc=x', router);
      expect(answer).toMatchObject({ from, type: 'text/x-component', shared: 'private, no-store' });
      expect(answer.text).toContain(`₹${price}`);
    }
    expect(await ask('/shop?category=11')).toMatchObject({ from: 'HIT', type: /html/ });
    expect(rendered.map(({ url }) => url)).toEqual([
      '/shop?category=11',
      '/shop?category=11&_rsc=',
    ]);
  });

  it('name the query as it was asked for, which the router compares', async () => {
    await ask('/shop?brand=12&_rsc=x', router);
    for (const [query, expected] of [
      ['brand=12', '?brand=12'],
      ['page=1&brand=12&brand_name=A%26B+%22x%22', '?page=1&brand=12&brand_name=A%26B%20%22x%22'],
      ['brand=12&odd=%24%26', '?brand=12&odd=%24%26'],
    ]) {
      const { text, from } = await ask(`/shop?${query}&_rsc=x`, router);
      expect(from).toBe('HIT');
      expect((JSON.parse(text.slice(2, text.indexOf('\n'))) as { q: string }).q).toBe(expected);
    }
  });

  it('have the length of what is sent', async () => {
    draw = () => Promise.resolve({ body: '0:{"q":"?brand=13","b":"x"}\n' });
    const { text } = await ask('/shop?brand=13&brand_name=Aranya&_rsc=x', router);
    expect(text).toBe('0:{"q":"?brand=13&brand_name=Aranya","b":"x"}\n');
  });

  it('are not kept with an error in them', async () => {
    const body = '0:{"q":"","b":"x"}\n1a:E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}\n';
    draw = () => Promise.resolve({ body });
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await ask('/shop?_rsc=x', router)).toMatchObject({ from: 'MISS', text: body });
    }
  });
});

describe('nothing is kept', () => {
  it.each<[string, Awaited<ReturnType<typeof draw>>]>([
    ['of a page with a part that failed', { body: '<template data-dgst="1"></template>' }],
    [
      'of a page whose data failed',
      { body: '<script>push([1,"\\n2:E{\\"digest\\":1}"])</script>' },
    ],
    ['of a view that nobody links to', { isCacheable: false }],
    ['of a page that is too old already', { ms: -1 }],
    ['of a page that moves', { status: 307 }],
    ['of a failure', { status: 500 }],
  ])('%s', async (_, answer) => {
    draw = () => Promise.resolve(answer);
    const before = taken();
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await ask('/shop?page=3')).from).not.toBe('HIT');
    }
    expect(rendered).toHaveLength(2);
    expect(taken()).toEqual(before);
  });

  it.each(['/shop?search=haldi', '/shop?category=1&product_tag=2', '/shop?price_min=100'])(
    'in the page cache of %s, which is rendered for nobody in particular',
    async (path) => {
      const before = taken();
      const answer = await ask(path, { cookie: 'a=b', 'user-agent': 'x' });
      expect(answer).toMatchObject({ status: 200, from: 'MISS', shared: 'private, no-store' });
      expect(rendered[0]?.url).toBe(path);
      expect(rendered[0]?.headers).not.toHaveProperty('cookie');
      expect(taken()).toEqual(before);
    },
  );

  it.each(['/shop?category_name=Food', '/event?search=yoga', '/shop?page=two'])(
    'of %s, which is passed on as it is',
    async (path) => {
      const before = taken();
      const headers = { cookie: 'a=b', 'user-agent': 'x' };
      expect(await ask(path, headers)).toMatchObject({ status: 200, from: undefined });
      expect(rendered[0]).toMatchObject({ url: path, headers });
      expect(taken()).toEqual(before);
    },
  );

  it('of 10,000 invented ids and pages', async () => {
    await ask('/shop?category=1');
    const before = taken();
    draw = () => Promise.resolve({ status: 404 });
    const invent = [
      (number: number) => `/shop?category=${500_000 + number}`,
      (number: number) => `/shop?brand=${500_000 + number}`,
      (number: number) => `/shop?category=1&page=${500 + number}`,
      (number: number) => `/blogs?page=${500 + number}`,
      (number: number) => `/shop?search=word-${number}`,
    ];
    for (let number = 0; number < 10_000; number += 1) {
      const incoming = new IncomingMessage(new Socket());
      incoming.method = 'GET';
      incoming.url = invent[number % invent.length]?.(number) ?? '';
      incoming.headers = number % 8 > 3 ? router : {};
      await handle(incoming, new ServerResponse(incoming));
    }
    expect(rendered).toHaveLength(10_001);
    expect(taken()).toEqual(before);
  });
});

describe('a list that anybody can invent', () => {
  const freshRead = { isCacheable: false };

  it('is read for each request, and rendered where what was read is new', async () => {
    draw = () => Promise.resolve(freshRead);
    const path = '/shop?category=1&brand=2';
    for (const from of ['MISS', 'MISS', 'HIT', 'HIT']) {
      expect(await ask(`${path}&utm_source=mail`)).toMatchObject({ from, shared: /no-store/ });
    }
    expect(rendered).toHaveLength(2);
    expect(confirmed.filter((url) => url.startsWith('/list'))).toHaveLength(2);
    price = count += 1;
    expect(await ask(path)).toMatchObject({
      from: 'MISS',
      text: expect.stringContaining(`₹${price}`),
    });
    expect(await ask(path)).toMatchObject({ from: 'HIT' });
  });

  it('is asked only for what is read for each request, until something else changes', async () => {
    const path = '/shop?category=1&brand=3';
    for (const from of ['MISS', 'MISS', 'HIT']) expect((await ask(path)).from).toBe(from);
    expect(confirmed).toEqual([]);
    await revalidate('shop-profile');
    for (const from of ['HIT', 'HIT']) expect((await ask(path)).from).toBe(from);
    expect(confirmed).toEqual(['/shop-profile']);
  });

  it('is read once for all who ask at the same moment', async () => {
    draw = () => Promise.resolve(freshRead);
    for (let turn = 0; turn < 2; turn += 1) await ask('/shop?search=many-readers');
    confirmed = [];
    apiMs = 100;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ask('/shop?search=many-readers')),
    );
    expect(answers.map(({ from }) => from)).toEqual(Array.from({ length: 5 }, () => 'HIT'));
    expect(confirmed.filter((url) => url.startsWith('/list'))).toHaveLength(1);
    price = count += 1;
    expect(await ask('/shop?search=many-readers')).toMatchObject({
      from: 'MISS',
      text: expect.stringContaining(`₹${price}`),
    });
  });

  it('is not confirmed by a read that began before the last change', async () => {
    const path = '/shop?category=1&brand=4';
    for (const from of ['MISS', 'MISS', 'HIT']) expect((await ask(path)).from).toBe(from);
    apiMs = 200;
    await revalidate('shop-profile');
    const early = ask(path);
    while (confirmed.length === 0) await passing();
    price = count += 1;
    await revalidate('shop-profile');
    expect((await ask(path)).from).toBe('MISS');
    await early;
  });

  it('is rendered where the store API is away', async () => {
    draw = () => Promise.resolve(freshRead);
    for (let turn = 0; turn < 2; turn += 1) await ask('/shop?search=away');
    isApiAway = true;
    expect((await ask('/shop?search=away')).from).toBe('MISS');
  });

  it('is forgotten where there are too many', async () => {
    for (let number = 0; number <= 200; number += 1) {
      for (let turn = 0; turn < 2; turn += 1) await ask(`/shop?search=many-${number}`);
    }
    expect((await ask('/shop?search=many-200')).from).toBe('HIT');
    expect((await ask('/shop?search=many-0')).from).toBe('MISS');
  });

  it.each<[string, Awaited<ReturnType<typeof draw>>]>([
    ['with a part that failed', { body: '<template data-dgst="1"></template>' }],
    ['that is not there', { status: 404 }],
    ['that is too old already', { ms: -1 }],
  ])('is not used again %s', async (_, answer) => {
    draw = () => Promise.resolve(answer);
    for (let turn = 0; turn < 3; turn += 1) await ask('/shop?search=odd');
    expect(rendered).toHaveLength(3);
  });
});
