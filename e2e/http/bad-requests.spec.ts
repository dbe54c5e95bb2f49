import { request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import { checkRows } from '../support/check-rows.ts';
import { newCustomer } from '../support/new-customer.ts';
import { askRaw, leadsTo } from '../support/raw.ts';
import { buildRequestHead, sendText } from '../support/raw-socket.ts';
import { sessionCookie } from '../support/session-cookie.ts';
import { siteUrl } from '../support/site-url.ts';

const parseStatus = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const form = 'multipart/form-data; boundary=x';
const missing = /Oops!/;

test('T53: what cannot be decoded is said on a page of the shop', () =>
  checkRows(
    [
      '/products/%E0%A4%A/x',
      '/reset-password/%zz',
      '/blogs/preview/%zz',
      '/event/%E0%A4%A',
      '/files/%E0%A4%A',
      '/sitemap/%E0%A4%A',
      '/%',
    ],
    String,
    async (path) => {
      const answer = await askRaw(path);
      expect(answer.status).toBe(400);
      expect(answer.text).toMatch(missing);
      expect(answer.text).toContain('<header');
      expect(answer.text).toContain('<footer');
      expect(answer.text).toMatch(/<meta name="robots" content="noindex/);
      expect(answer.headers['cache-control']).toContain('no-store');
    },
  ));

test('T53: an address of the API that cannot be decoded is 400 in the envelope', async () => {
  const answer = await askRaw('/api/store/%E0%A4%A');
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.text)).toMatchObject({ status: false, code: 'malformed_address' });
});

test('what is encoded twice is a value like any other', async () => {
  for (const [path, status] of [
    ['/reset-password/%25zz', 200],
    ['/unsubscribe/%25zz', 200],
    ['/blogs/preview/%25zz', 404],
    ['/event/%25zz', 404],
    ['/files/%25zz', 404],
  ] as const) {
    expect((await askRaw(path)).status, path).toBe(status);
  }
  const stop = await askRaw('/api/unsubscribe/%25zz');
  expect(leadsTo(stop)).toBe('/unsubscribe/%25zz');
});

test('lists that are not there carry their words without scripts', () =>
  checkRows(
    ['/shop?page=9999', '/blogs?page=9999', '/shop?category=99999999'],
    String,
    async (path) => {
      const answer = await askRaw(path);
      expect(answer.status).toBe(404);
      expect(answer.text).toMatch(missing);
      expect(answer.text).toContain('<footer');
    },
  ));

test('a search of control characters is a search for what is left of it', async () => {
  for (const path of ['/shop?search=%00', '/shop?search=a%00b', '/event?search=%00']) {
    expect((await askRaw(path)).status, path).toBe(200);
  }
  expect((await askRaw('/shop?page=999999999')).status).toBe(404);
});

test('T25: a picture that is not there is kept by no shared cache', async () => {
  for (const path of ['/share/x1/y', '/share/products/999999.jpg']) {
    const answer = await askRaw(path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers['cache-control'], path).toBe('private, no-store');
  }
});

test('what next-auth cannot read is refused, and kept by no cache', async () => {
  const callback = await askRaw('/api/auth/callback/password');
  expect(callback.status).toBe(405);
  expect(callback.headers.allow).toBe('POST');
  const bad = 'next-auth.callback-url=junk';
  for (const [path, headers, status] of [
    ['/api/auth/session?callbackUrl=junk', {}, 400],
    ['/api/auth/csrf', { cookie: bad }, 400],
    ['/api/auth/session', {}, 200],
    ['/api/auth/nothing', {}, 400],
  ] as const) {
    const answer = await askRaw(path, { headers });
    expect(answer.status, path).toBe(status);
    expect(answer.headers['cache-control'], path).toBe('private, no-store');
  }
  const forgotten = (await askRaw('/api/auth/csrf', { headers: { cookie: bad } })).headers;
  expect(forgotten['set-cookie']?.join()).toMatch(/next-auth\.callback-url=;/);
});

test('addresses that only resemble a file are of no known shape', () =>
  checkRows(
    ['/iconic', '/manifesto', '/sitemap-x', '/feeds/none', '/robots.txt.bak', '/share/x'],
    String,
    async (path) => {
      const answer = await askRaw(path);
      expect(answer.status).toBe(307);
      expect(leadsTo(answer)).toBe('/page-not-found');
    },
  ));

test('files for browsers, crawlers and readers of feeds are there', () =>
  checkRows(
    [
      ['/icon.svg', 'image/svg+xml'],
      ['/apple-icon.png', 'image/png'],
      ['/icon-maskable-512.png', 'image/png'],
      ['/favicon.ico', 'image/'],
      ['/opengraph-image.png', 'image/png'],
      ['/manifest.webmanifest', 'json'],
      ['/robots.txt', 'text/plain'],
      ['/llms.txt', 'text/'],
      ['/.well-known/security.txt', 'text/plain'],
      ['/sitemap.xml', 'xml'],
      ['/feeds/journal.rss', 'xml'],
      ['/feeds/journal.atom', 'xml'],
      ['/feeds/products.xml', 'xml'],
    ] as const,
    ([path]) => path,
    async ([path, type]) => {
      const answer = await askRaw(path);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toContain(type);
    },
  ));

test('security.txt says where to report a hole, for less than a year', async () => {
  const { text } = await askRaw('/.well-known/security.txt');
  const fields = text.trim().split('\n');
  expect(fields).toEqual([
    'Contact: mailto:care@example.in',
    `Contact: ${siteUrl}/contact-us`,
    expect.stringMatching(/^Expires: \d{4}-\d{2}-\d{2}T00:00:00\.000Z$/),
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ]);
  const days = (Date.parse(fields[2]?.slice(9) ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});

test('password managers find the page that changes the password', async () => {
  const answer = await askRaw('/.well-known/change-password');
  expect(answer.status).toBe(302);
  expect(leadsTo(answer)).toBe('/update-password');
});

test('texts are sent compressed', () =>
  checkRows<[path: string, headers?: Record<string, string>]>(
    [
      ['/sitemap.xml'],
      ['/sitemap/products-1.xml'],
      ['/feeds/products.xml'],
      ['/llms.txt'],
      ['/api/store/web/products/list/'],
      // Data of a list for Next's router, made for this request.
      ['/shop?category=2&page=1', { rsc: '1' }],
      ['/shop?search=tea', { rsc: '1' }],
    ],
    ([path]) => path,
    async ([path, headers]) => {
      const answer = await fetch(`${siteUrl}${path}`, {
        headers: { 'accept-encoding': 'br', ...headers },
      });
      expect(answer.headers.get('content-encoding')).toBe('br');
      expect((await answer.text()).length).toBeGreaterThan(1_000);
    },
  ));

test('T22: no form of address leads to another host', async () => {
  await checkRows(
    [
      'http://evil.example/profile/',
      'http://evil.example/shop/',
      '//evil.example/shop/',
      '/\\evil.example/',
      '/%5cevil.example/',
      '/%2f%2fevil.example/',
      '/.//evil.example/',
      '/evil.example;x/',
    ],
    String,
    async (target) => {
      const answer = await askRaw(target);
      expect([307, 308, 400, 404]).toContain(answer.status);
      expect(leadsTo(answer) ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );
  expect(leadsTo(await askRaw('http://evil.example/shop/'))).toBe('/shop');
  for (const name of ['x-forwarded-host', 'host', 'x-original-url', 'forwarded']) {
    const answer = await askRaw('/shop/', { headers: { [name]: 'evil.example' } });
    expect(leadsTo(answer), name).toBe('/shop');
  }
});

test('pages take no forms, and unused methods are refused', async () => {
  const junk: Record<string, string>[] = [{ 'content-type': form }, { 'next-action': 'x' }];
  for (const path of ['/', '/shop', '/login', '/nowhere', '/files/x.webp', '/_next/image']) {
    for (const headers of junk) {
      const answer = await askRaw(path, { method: 'POST', headers, body: 'x' });
      expect(answer.status, path).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
      expect(answer.text.length).toBeLessThan(1_000);
    }
  }
  for (const method of ['PUT', 'PROPFIND', 'TRACE']) {
    expect(parseStatus(await sendText(buildRequestHead(`${method} /`))), method).toBe(405);
    const call = await sendText(buildRequestHead(`${method} /api/store/cart/`));
    expect(parseStatus(call), method).toBe(405);
    expect(call).toContain('Allow: GET, HEAD, POST, PATCH, DELETE, OPTIONS');
    expect(call).toContain('"status":false');
  }
});

test('HEAD answers like GET through the API proxy and for files', async () => {
  const { data } = JSON.parse((await askRaw('/api/store/categories/?list=true')).text) as {
    data: unknown[];
  };
  expect(data.length).toBeGreaterThan(0);
  for (const path of ['/api/store/categories/?list=true', '/api/store/cart/', '/files/none.webp']) {
    const get = await askRaw(path);
    const head = await askRaw(path, { method: 'HEAD' });
    expect(head.status, path).toBe(get.status);
    expect(head.headers['content-type'], path).toBe(get.headers['content-type']);
    expect(head.text).toBe('');
  }
});

test('T27: no address takes a large body from a stranger', async () => {
  const length = 31 * 1024 * 1024;
  for (const path of [
    '/api/revalidate',
    '/api/auth/callback/password',
    '/api/auth/signin',
    '/api/store/cart/',
    '/api/payments/webhook/razorpay',
    '/api/unsubscribe/x',
  ]) {
    const started = Date.now();
    const answer = await sendText(buildRequestHead(`POST ${path}`, `Content-Length: ${length}`));
    expect(parseStatus(answer), path).toBe(413);
    expect(Date.now() - started, path).toBeLessThan(5_000);
  }
  const picture = buildRequestHead(
    'POST /api/store/user/profile/picture/',
    `Content-Type: ${form}`,
    'Content-Length: 4000000',
  );
  expect(parseStatus(await sendText(picture))).toBe(401);
});

test('T27: a customer’s form with a file may be larger, and no larger than its call takes', async () => {
  const cookie = await sessionCookie(await newCustomer('Lata'));
  const upload = (bytes: number, isChunked: boolean) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const body = Buffer.from(
        `--x\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${'x'.repeat(bytes)}\r\n--x--\r\n`,
      );
      const sentRequest = httpRequest(`${siteUrl}/api/store/user/profile/picture/`, {
        method: 'POST',
        headers: {
          cookie,
          'content-type': form,
          ...(!isChunked && { 'content-length': String(body.length) }),
        },
      });
      sentRequest.on('error', reject);
      sentRequest.on('response', (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += part.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      sentRequest.end(body);
    });
  for (const isChunked of [false, true]) {
    const noPicture = await upload(2_000_000, isChunked);
    expect(noPicture.status, noPicture.text).toBe(400);
    expect((await upload(5_900_000, isChunked)).status).toBe(413);
  }
});

test('a word of change is believed by its signature, and by nothing that is not JSON', async () => {
  const post = (body: string) =>
    askRaw('/api/revalidate', { method: 'POST', body, headers: { 'x-signature': '00' } });
  expect((await post('{}')).status).toBe(401);
  expect((await post('x'.repeat(70_000))).status).toBe(413);
});

test('T27: readers who ask for the head alone, or hang up, leave sitemap and feed to others', async () => {
  const paths = ['/sitemap/products-1.xml', '/feeds/products.xml'];
  for (const path of paths) {
    for (let n = 0; n < 10; n += 1) {
      expect((await askRaw(path, { method: 'HEAD' })).status, path).toBe(200);
    }
    for (let ms = 0; ms < 60; ms += 10) await hangUp(path, ms);
  }
  for (const path of paths) await expect.poll(async () => (await askRaw(path)).status).toBe(200);
});

/** Sends a request and ends the connection so many milliseconds later. */
async function hangUp(path: string, ms: number): Promise<void> {
  const sentRequest = httpRequest(`${siteUrl}${path}`, { agent: false });
  sentRequest.on('error', () => undefined).end();
  await sleep(ms);
  sentRequest.destroy();
}
