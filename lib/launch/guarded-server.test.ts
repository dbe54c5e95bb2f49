import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createGuardedServer, type ServerOptions } from './guarded-server';
import type { Handler } from './request-gate';
import { parseTrustedProxies } from '../server/trusted-proxies';

const limit = 64 * 1024;
const servers: Server[] = [];
const sockets: Socket[] = [];
let handled: string[];

beforeEach(() => (handled = []));
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** Echoes what it received: method, address, length of the body and some headers. */
const echo: Handler = async (request, response) => {
  let length = 0;
  for await (const part of request) length += (part as Buffer).length;
  const line = `${request.method} ${request.url} ${length}`;
  handled.push(line);
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ line, headers: request.headers }));
};

async function start(options: Partial<ServerOptions> = {}, handle = echo): Promise<number> {
  const server = createGuardedServer(handle, {
    isTrusted: parseTrustedProxies('none'),
    isLoggedIn: async ({ headers }) => headers.cookie === 'visitor=good',
    drawScreen: async (request, response, status) => {
      response.writeHead(status, { 'Content-Type': 'text/html' });
      response.end(`<h1>Oops!</h1>${request.method}`);
    },
    ...options,
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  return socket.on('error', () => undefined);
}

/** Sends raw text and returns everything received until the connection is closed. */
async function exchange(port: number, text: string, more?: (socket: Socket) => void) {
  const socket = open(port);
  let answer = '';
  socket.on('data', (part: Buffer) => (answer += part.toString('latin1')));
  socket.write(text);
  more?.(socket);
  await closeOf(socket);
  return answer;
}

const closeOf = (socket: Socket) =>
  new Promise<void>((resolve) => void socket.once('close', () => resolve()));

const head = (line: string, ...headers: string[]) =>
  `${[line, 'Host: shop.example.in', ...headers].join('\r\n')}\r\n\r\n`;
const closing = (line: string, ...headers: string[]) => head(line, ...headers, 'Connection: close');
const parseStatus = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`;

/** Sends chunks until the other side closes. */
function flood(socket: Socket): void {
  const part = Buffer.from(chunk(limit));
  const go = () => {
    while (!socket.destroyed && socket.writable && socket.write(part));
  };
  socket.on('drain', go);
  go();
}

describe('T27: a body', () => {
  const post = (length: number) =>
    closing('POST /api/auth/callback/password HTTP/1.1', `Content-Length: ${length}`);

  it('of the usual size passes, said or chunked', async () => {
    const port = await start();
    expect(await exchange(port, post(limit) + 'x'.repeat(limit))).toContain(`password ${limit}`);
    const chunked = closing('POST /api/revalidate HTTP/1.1', 'Transfer-Encoding: chunked');
    expect(await exchange(port, `${chunked}${chunk(1_000)}${chunk(2_000)}0\r\n\r\n`)).toContain(
      'revalidate 3000',
    );
    expect(await exchange(port, `${chunked}${chunk(limit)}0\r\n\r\n`)).toContain(
      `revalidate ${limit}`,
    );
  });

  it('of one byte more is refused by what it says, before it is read', async () => {
    const answer = await exchange(await start(), post(limit + 1));
    expect(parseStatus(answer)).toBe(413);
    expect(answer).toContain('Connection: close');
    expect(answer).toContain('{"status":false,"code":"too_large"');
    expect(handled).toEqual([]);
  });

  it('of 24 MB is refused with an answer that its sender can read', async () => {
    const body = Buffer.alloc(24 * 1024 * 1024, 'x');
    const port = await start();
    const sentRequest = httpRequest({
      host: '127.0.0.1',
      port,
      path: '/api/store/cart/',
      method: 'POST',
      headers: { 'content-length': body.length },
    });
    const [answer] = await Promise.all([
      once(sentRequest, 'response') as Promise<[IncomingMessage]>,
      new Promise((sent) => sentRequest.end(body, () => sent(true))),
    ]);
    answer[0].resume();
    expect(answer[0].statusCode).toBe(413);
  });

  it('without end is refused while it comes, and never reaches the storefront', async () => {
    const port = await start();
    for (const path of ['/api/revalidate', '/api/auth/signin', '/api/store/cart/']) {
      const requestText = head(`POST ${path} HTTP/1.1`, 'Transfer-Encoding: chunked');
      const answer = await exchange(port, requestText, flood);
      expect(parseStatus(answer)).toBe(413);
      expect(answer).toContain('Connection: close');
    }
    expect(handled).toEqual([]);
  });

  it('is asked for by 100 Continue where it may come, and not where it is refused', async () => {
    const port = await start();
    const expects = ['Content-Length: 4', 'Expect: 100-continue', 'Connection: close'];
    const taken = await exchange(
      port,
      head('POST /api/revalidate HTTP/1.1', ...expects),
      (socket) => socket.once('data', () => socket.write('test')),
    );
    expect(taken).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200/);
    expects[0] = `Content-Length: ${limit + 1}`;
    const refused = await exchange(port, head('POST /api/revalidate HTTP/1.1', ...expects));
    expect(parseStatus(refused)).toBe(413);
  });

  it('that arrives too slowly is given up', async () => {
    const port = await start({ limits: { bodyMs: 100 } });
    const answer = await exchange(port, `${post(10)}x`);
    expect(parseStatus(answer)).toBe(408);
    expect(handled).toEqual([]);
  });

  it.each(['gzip', 'br', 'deflate', 'gzip, identity'])(
    'is refused packed: %s',
    async (encoding) => {
      const requestText = closing(
        'POST /api/store/cart/ HTTP/1.1',
        `Content-Encoding: ${encoding}`,
        'Content-Length: 2',
      );
      expect(parseStatus(await exchange(await start(), `${requestText}{}`))).toBe(415);
    },
  );

  it.each([
    ['two lengths', ['Content-Length: 2', 'Content-Length: 3']],
    ['a length and chunks', ['Content-Length: 2', 'Transfer-Encoding: chunked']],
    ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 2']],
    ['chunks twice', ['Transfer-Encoding: chunked, chunked']],
    ['packed chunks', ['Transfer-Encoding: gzip, chunked']],
    ['a length that is none', ['Content-Length: -1']],
  ])('is refused with %s', async (_, headers) => {
    const requestText = closing('POST /api/store/cart/ HTTP/1.1', ...headers);
    expect(parseStatus(await exchange(await start(), `${requestText}0\r\n\r\n`))).toBe(400);
    expect(handled).toEqual([]);
  });

  it('is not taken by what only reads', async () => {
    const port = await start();
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      const requestText = closing(`${method} /api/store/cart/ HTTP/1.1`, 'Content-Length: 2');
      expect(parseStatus(await exchange(port, `${requestText}{}`))).toBe(400);
    }
    expect(handled).toEqual([]);
  });

  it('finds no room beyond a number of bytes or bodies, and is told when to come again', async () => {
    const port = await start({ limits: { maxBodyBytes: 1_000 } });
    const answer = await exchange(port, `${post(2_000)}${'x'.repeat(2_000)}`);
    expect(parseStatus(answer)).toBe(503);
    expect(answer).toMatch(/Retry-After: \d/);

    const few = await start({ limits: { maxBodyBytesPerNetwork: 1_000 } });
    expect(parseStatus(await exchange(few, `${post(2_000)}${'x'.repeat(2_000)}`))).toBe(503);
  });

  it('gives its room back when its sender goes away', async () => {
    const port = await start({ limits: { maxBodies: 1 } });
    const first = open(port);
    first.write(`${post(2)}x`);
    await eventually(async () => {
      expect(parseStatus(await exchange(port, `${post(2)}xx`))).toBe(503);
    });
    first.destroy();
    await eventually(async () => {
      expect(parseStatus(await exchange(port, `${post(2)}xx`))).toBe(200);
    });
    expect(handled).toHaveLength(1);
  });

  const webhook = (client: string, length: number) =>
    closing(
      'POST /api/payments/webhook/razorpay HTTP/1.1',
      `X-Forwarded-For: ${client}`,
      `Content-Length: ${length}`,
    );
  const halfBodies = async (port: number, clients: string[], count: number) => {
    for (let sent = 0; sent < count; sent += 1) {
      const socket = open(port);
      await once(socket, 'connect');
      socket.write(`${webhook(clients[sent % clients.length] ?? '', 2)}x`);
    }
  };

  it.each([
    ['one client', 1],
    ['eight clients', 8],
  ])('T70: that %s do not finish takes no room from others', async (_, count) => {
    const port = await start({ isTrusted: parseTrustedProxies('loopback') });
    const clients = Array.from({ length: count }, (__, index) => `203.0.113.${index}`);
    await halfBodies(port, clients, 1_000);
    for (let honest = 0; honest < 40; honest += 1) {
      const answer = await exchange(port, `${webhook('198.51.100.7', 2)}xx`);
      expect(parseStatus(answer)).toBe(200);
    }
    expect(parseStatus(await exchange(port, `${webhook('203.0.113.0', 2)}xx`))).toBe(200);
  });

  it('T70: takes the place of the oldest of whoever has most, where all are taken', async () => {
    const port = await start({
      isTrusted: parseTrustedProxies('loopback'),
      limits: { maxBodies: 4 },
    });
    await halfBodies(port, ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2'], 4);
    await eventually(async () => {
      expect(parseStatus(await exchange(port, `${webhook('198.51.100.7', 2)}xx`))).toBe(200);
    });
    const answers = sockets.map((socket) => String(socket.read() ?? ''));
    expect(answers.map(parseStatus)).toEqual([408, NaN, NaN, NaN, NaN]);
  });
});

/** Retries until the server has noticed. */
async function eventually(attempt: () => Promise<void>, tries = 200): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise(setImmediate);
    await eventually(attempt, tries - 1);
  }
}

describe('T27: an upload', () => {
  const size = 1024 * 1024;
  const upload = (path: string, length: number, ...more: string[]) =>
    closing(
      `POST /api/store${path} HTTP/1.1`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${length}`,
      ...more,
    );
  const picture = '/user/profile/picture/';

  it('may be larger where the contract takes files, from somebody logged in', async () => {
    const requestText = upload(picture, size, 'Cookie: visitor=good');
    const answer = await exchange(await start(), requestText + 'x'.repeat(size));
    expect(answer).toContain(`POST /api/store${picture} ${size}`);
  });

  it('is refused to a guest before it is read', async () => {
    const answer = await exchange(await start(), upload(picture, size));
    expect(parseStatus(answer)).toBe(401);
    expect(handled).toEqual([]);
  });

  it('is taken from a guest where the call is open to all', async () => {
    const path = '/user/web/Exportlead/create/';
    const answer = await exchange(await start(), upload(path, size) + 'x'.repeat(size));
    expect(answer).toContain(`${path} ${size}`);
  });

  it('is no larger than its own call takes, and at other paths no larger than anything', async () => {
    const port = await start();
    const login = 'Cookie: visitor=good';
    expect(parseStatus(await exchange(port, upload(picture, 31 * size, login)))).toBe(413);
    expect(parseStatus(await exchange(port, upload('/cart/', size, login)))).toBe(413);
    const json = upload(picture, size, login).replace('multipart/form-data', 'application/json');
    expect(parseStatus(await exchange(port, json))).toBe(413);
  });

  it('without end loses its connection', async () => {
    const requestText = upload(picture, 0, 'Cookie: visitor=good').replace(
      'Content-Length: 0',
      'Transfer-Encoding: chunked',
    );
    await exchange(await start(), requestText, flood);
    expect(handled).toEqual([]);
  });

  it('waits its turn where many others are under way', async () => {
    const limits = { maxUploadsPerNetwork: 1 };
    const port = await start({ limits });
    open(port).write(upload(picture, size, 'Cookie: visitor=good'));
    await eventually(async () => {
      const answer = await exchange(port, upload(picture, size, 'Cookie: visitor=good'));
      expect(parseStatus(answer)).toBe(503);
      expect(answer).toContain('Retry-After');
    });
  });

  it('T70: takes the place of the oldest of an address that has most of all', async () => {
    const port = await start({
      isTrusted: parseTrustedProxies('loopback'),
      limits: { maxUploads: 3 },
    });
    const from = (client: string) =>
      upload(picture, size, 'Cookie: visitor=good', `X-Forwarded-For: ${client}`);
    const slow = ['203.0.113.1', '203.0.113.1', '203.0.113.2'].map((client) => {
      const socket = open(port);
      socket.write(from(client));
      return socket;
    });
    await once(slow[2] ?? open(port), 'connect');
    const closed = closeOf(slow[0] ?? open(port));
    await eventually(async () => {
      const answer = await exchange(port, from('198.51.100.7') + 'x'.repeat(size));
      expect(parseStatus(answer)).toBe(200);
    });
    await closed;
    expect(slow.slice(1).some(({ destroyed }) => destroyed)).toBe(false);
  });

  it('that is answered early leaves a connection for the next request', async () => {
    const early: Handler = async (request, response) => {
      handled.push(String(request.url));
      response.end('early');
    };
    const port = await start({}, early);
    const socket = open(port);
    socket.write(
      upload(picture, size, 'Cookie: visitor=good').replace('Connection: close', 'A: b'),
    );
    await once(socket, 'data');
    let answer = '';
    socket.on('data', (part: Buffer) => (answer += part.toString()));
    socket.write('x'.repeat(size) + closing('GET /next HTTP/1.1'));
    await closeOf(socket);
    expect(answer).toContain('early');
    expect(handled).toEqual([`/api/store${picture}`, '/next']);
  });
});

describe('a request', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'T27: to a page is only read, so that %s is refused',
    async (method) => {
      const requestText = closing(
        `${method} / HTTP/1.1`,
        'Next-Action: x',
        'Content-Type: multipart/form-data; boundary=x',
      );
      const answer = await exchange(await start(), requestText);
      expect(parseStatus(answer)).toBe(405);
      expect(answer).toContain('Allow: GET, HEAD\r\n');
      expect(handled).toEqual([]);
    },
  );

  it.each(['PUT', 'TRACE', 'PROPFIND', 'LINK'])(
    'below /api is refused in the envelope where it is %s',
    async (method) => {
      const answer = await exchange(await start(), closing(`${method} /api/store/cart/ HTTP/1.1`));
      expect(parseStatus(answer)).toBe(405);
      expect(answer).toContain('Allow: GET, HEAD, POST, PATCH, DELETE, OPTIONS');
      expect(answer).toContain('"code":"method_not_allowed"');
    },
  );

  it('below /api is refused where its address takes other methods', async () => {
    const port = await start();
    for (const [requestLine, allowed] of [
      ['GET /api/revalidate', 'POST'],
      ['DELETE /api/auth/session', 'GET, HEAD, POST'],
      ['GET /api/auth/callback/password', 'POST'],
      ['GET /api/auth/callback/otp?code=1', 'POST'],
      ['GET /api/auth/callback', 'POST'],
      ['POST /api/captcha', 'GET, HEAD'],
    ] as const) {
      const answer = await exchange(port, closing(`${requestLine} HTTP/1.1`));
      expect(parseStatus(answer)).toBe(405);
      expect(answer).toContain(`Allow: ${allowed}\r\n`);
      expect(answer).toContain('"status":false');
      expect(answer).toContain('Cache-Control: private, no-store\r\n');
    }
  });

  it.each([
    'Host: evil.example',
    'HOST: shop.example.in',
    'Authorization: Bearer a\r\nauthorization: Bearer b',
    'Content-Type: text/plain\r\nContent-Type: application/json',
    'Content-Length: 0\r\nContent-Length: 0',
    'If-Modified-Since: a\r\nIf-Modified-Since: b',
  ])('T24: with a header of one value sent twice is refused: %j', async (more) => {
    for (const path of ['/', '/api/auth/session', '/_next/static/x']) {
      const answer = await exchange(await start(), closing(`GET ${path} HTTP/1.1`, more));
      expect(parseStatus(answer)).toBe(400);
    }
    expect(handled).toEqual([]);
  });

  it('may repeat headers of several values', async () => {
    const requestText = closing(
      'GET / HTTP/1.1',
      'Cookie: a=1',
      'Cookie: b=2',
      'Accept: a',
      'Accept: b',
    );
    expect(parseStatus(await exchange(await start(), requestText))).toBe(200);
  });

  it.each([
    ['GET http://evil.example/profile/?a=1 HTTP/1.1', 'GET /profile/?a=1 0'],
    ['GET http://127.0.0.1:22/ HTTP/1.1', 'GET / 0'],
  ])('T24: counts by its path: %s', async (line, seen) => {
    expect(await exchange(await start(), closing(line))).toContain(seen);
  });

  it.each(['/products/%E0%A4%A/x', '/reset-password/%zz', '/files/%', '/sitemap/%E0%A4%A'])(
    'T53: that cannot be decoded is 400 in the words of the shop: %s',
    async (path) => {
      const port = await start();
      const answer = await exchange(port, closing(`GET ${path} HTTP/1.1`));
      expect(parseStatus(answer)).toBe(400);
      expect(answer).toContain('<h1>Oops!</h1>');
      expect(handled).toEqual([]);
    },
  );

  it('T53: that cannot be decoded is 400 in the envelope below /api', async () => {
    const answer = await exchange(await start(), closing('GET /api/store/%E0%A4%A HTTP/1.1'));
    expect(parseStatus(answer)).toBe(400);
    expect(answer).toContain('"status":false');
  });

  it('with a segment longer than any address is not rendered', async () => {
    const port = await start();
    const page = await exchange(port, closing(`GET /products/1/${'a'.repeat(300)} HTTP/1.1`));
    expect(parseStatus(page)).toBe(404);
    expect(page).toContain('Oops!');
    const file = await exchange(port, closing(`GET /_next/${'a'.repeat(300)} HTTP/1.1`));
    expect(parseStatus(file)).toBe(404);
    expect(file).not.toContain('Oops!');
    expect(handled).toEqual([]);
  });

  it('T27: is refused where its address or its headers are too long', async () => {
    const port = await start();
    const long = await exchange(port, closing(`GET /shop?search=${'a'.repeat(9_000)} HTTP/1.1`));
    expect(parseStatus(long)).toBe(414);
    const huge = await exchange(port, closing('GET / HTTP/1.1', `Cookie: ${'a'.repeat(100_000)}`));
    expect(parseStatus(huge)).toBe(431);
    expect(huge).toContain('too large');
  });

  it.each(['evil.example/x', 'a b', '<script>', 'shop.example.in@evil.example'])(
    'is refused where its host is %j',
    async (host) => {
      const requestText = `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      expect(parseStatus(await exchange(await start(), requestText))).toBe(400);
      expect(handled).toEqual([]);
    },
  );

  it('T24: is never upgraded', async () => {
    const requestText = head(
      'GET http://127.0.0.1:22/ HTTP/1.1',
      'Connection: Upgrade, close',
      'Upgrade: websocket',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Version: 13',
    );
    expect(parseStatus(await exchange(await start(), requestText))).toBe(400);
    const offered = closing('GET / HTTP/1.1', 'Upgrade: h2c');
    expect(await exchange(await start(), offered)).toContain('GET / 0');
  });

  const routerState = (state: unknown) =>
    `Next-Router-State-Tree: ${encodeURIComponent(typeof state === 'string' ? state : JSON.stringify(state))}`;

  it.each([
    ['no JSON', routerState('x')],
    ['another shape', routerState({ a: 1 })],
    ['half of it', routerState([''])],
    ['too long', routerState(['', { children: ['a'.repeat(12_000), {}] }, 'x'])],
    ['not decodable', 'Next-Router-State-Tree: %zz'],
    ['sent twice', `${routerState(['', {}])}\r\n${routerState(['', {}])}`],
  ])('T26: is refused where its state of the router is %s', async (_, header) => {
    const answer = await exchange(await start(), closing('GET / HTTP/1.1', 'RSC: 1', header));
    expect(parseStatus(answer)).toBe(400);
    expect(handled).toEqual([]);
  });

  it('keeps a state of the router that Next has written', async () => {
    const state = [
      '',
      { children: ['products', { children: [['productId', '1', 'd', null], {}] }] },
      null,
      'refetch',
    ];
    const requestText = closing('GET / HTTP/1.1', 'RSC: 1', routerState(state));
    expect(await exchange(await start(), requestText)).toContain('GET / 0');
  });

  it('that is no HTTP is told so', async () => {
    expect(parseStatus(await exchange(await start(), '\x16\x03\x01\x02\x00\x01\x00'))).toBe(400);
  });
});

describe('T28: headers of proxies', () => {
  const claims = [
    'X-Forwarded-For: 203.0.113.9',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: https',
    'X-Forwarded-Port: 443',
    'Forwarded: host=evil.example',
    'X-Original-URL: /profile',
    'X-Rewrite-URL: /profile',
    'X-Real-IP: 203.0.113.9',
    'X-HTTP-Method-Override: POST',
    'X-Middleware-Subrequest: middleware',
    'x-nextjs-data: 1',
    'x-answer-held: 1',
    'x-answer-changes: *',
    'Accept-Language: en',
  ];
  const headersWith = async (trusted: string) => {
    const port = await start({ isTrusted: parseTrustedProxies(trusted) });
    const answer = await exchange(port, closing('GET / HTTP/1.1', ...claims));
    const { headers } = JSON.parse(answer.slice(answer.indexOf('{'))) as {
      headers: Record<string, string>;
    };
    return headers;
  };

  it('are removed where nobody is trusted', async () => {
    expect(await headersWith('none')).toEqual({
      host: 'shop.example.in',
      connection: 'close',
      'accept-language': 'en',
      'x-forwarded-for': '127.0.0.1',
    });
  });

  it('are believed from a trusted peer, those between the parts of Next aside', async () => {
    const headers = await headersWith('loopback');
    expect(headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
    });
    expect(headers['x-middleware-subrequest']).toBeUndefined();
    expect(headers['x-nextjs-data']).toBeUndefined();
    expect(headers['x-answer-held']).toBeUndefined();
    expect(headers['x-answer-changes']).toBeUndefined();
  });
});

it('T69: passes on the cookies of the shop alone', async () => {
  const cookie = `Cookie: ${'x=1; '.repeat(1_000)}visitor=v; theme=dark`;
  const answer = await exchange(await start(), closing('GET / HTTP/1.1', cookie));
  expect(answer).toContain('"cookie":"visitor=v"');
});

describe('T27: connections', () => {
  it('that never send their headers are closed with a word', async () => {
    const port = await start({ times: { headersMs: 100, checkMs: 20 } });
    const answer = await exchange(port, 'GET / HTTP/1.1\r\nHost: shop.example.in\r\nX-Slow: ');
    expect(parseStatus(answer)).toBe(408);
  });

  it('that never say anything are closed without one', async () => {
    const port = await start({ times: { headersMs: 100, checkMs: 20 } });
    expect(await exchange(port, '')).toBe('');
  });

  it('make room, the oldest silent one first', async () => {
    const port = await start({ connections: { maxSilent: 2 } });
    const slow = [open(port), open(port)];
    for (const socket of slow) {
      socket.write('GET / HTTP/1.1\r\n');
      await once(socket, 'connect');
    }
    const closed = closeOf(slow[0] ?? open(port));
    expect(await exchange(port, closing('GET / HTTP/1.1'))).toContain('GET / 0');
    await closed;
    expect(slow[1]?.destroyed).toBe(false);
  });

  it('that wait for a next request make room where all are taken', async () => {
    const port = await start({ connections: { maxConnections: 2 } });
    for (let i = 0; i < 2; i++) {
      const idle = open(port);
      idle.write(head('GET / HTTP/1.1'));
      await once(idle, 'data');
    }
    await eventually(async () => {
      expect(await exchange(port, closing('GET / HTTP/1.1'))).toContain('GET / 0');
    });
  });
});

it('answers HEAD without a body', async () => {
  const port = await start();
  const sentRequest = httpRequest({
    host: '127.0.0.1',
    port,
    path: '/api/%E0%A4%A',
    method: 'HEAD',
  });
  sentRequest.end();
  const [answer] = (await once(sentRequest, 'response')) as [
    { statusCode: number; resume(): void },
  ];
  answer.resume();
  expect(answer.statusCode).toBe(400);
});
