import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'playwright/test';
import { checkRows } from '../support/check-rows.ts';
import { askRaw } from '../support/raw.ts';
import { demoCookie } from '../support/session-cookie.ts';

/* The image optimisation route fetches only pictures of the shop (no SSRF). */

let canary: Server;
let hits: string[] = [];

test.beforeAll(async () => {
  canary = createServer((request, response) => {
    hits.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'image/png' }).end('canary');
  });
  await once(canary.listen(0, '127.0.0.1'), 'listening');
});
test.afterAll(() => new Promise((resolve) => canary.close(resolve)));
test.beforeEach(() => {
  hits = [];
});

const asPicture = (url: string) => `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`;

const addresses = [
  'http://127.0.0.1:PORT/x.png',
  'https://127.0.0.1:PORT/x.png',
  '//127.0.0.1:PORT/x.png',
  '/\\127.0.0.1:PORT/x.png',
  'http://localhost:PORT/x.png',
  'http://[::1]:PORT/x.png',
  'http://[::ffff:7f00:1]:PORT/x.png',
  'http://2130706433:PORT/x.png',
  'http://0x7f.1:PORT/x.png',
  'http://127.1:PORT/x.png',
  'http://0:PORT/x.png',
  'http://cdn.example.in@127.0.0.1:PORT/x.png',
  'http://127.0.0.1:PORT#/pictures/products/tu-0214-1.webp',
  'https://pictures.example.com/x.png',
  'file:///etc/passwd',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  'javascript:alert(1)',
  '/pictures/../api/store/user/profile/',
  '/pictures/..%2f..%2fapi/store/user/profile/',
  '/api/store/user/profile/',
  '/api/auth/session',
  '/_next/image?url=/pictures/x.webp&w=640&q=75',
];

test('T24: a picture is drawn from no other host, this machine or file', async () => {
  const { port } = canary.address() as AddressInfo;
  const own = await askRaw(asPicture('/pictures/products/tu-0214-1.webp'));
  expect(own.status, 'a picture of the shop').toBe(200);
  const cookie = await demoCookie('asha');
  await checkRows(addresses, String, async (address) => {
    const url = address.replace('PORT', String(port));
    const answer = await askRaw(asPicture(url), { headers: { cookie } });
    expect(answer.status).toBe(400);
    expect(String(answer.headers['content-type'])).not.toMatch(/^image\//);
    expect(answer.text).not.toMatch(/canary|root:|asha@example\.in/);
  });
  expect(hits).toEqual([]);
});

test('T24: a request whose target names another host stays at this one', async () => {
  const { port } = canary.address() as AddressInfo;
  for (const path of [`http://127.0.0.1:${port}/`, `//127.0.0.1:${port}/`]) {
    const answer = await askRaw(path, { headers: { connection: 'close' } });
    expect([path, answer.status < 500]).toEqual([path, true]);
    expect(answer.text, path).not.toContain('canary');
  }
  for (const path of [
    `/api/store/user/meta-tags/?page_url=${encodeURIComponent(`http://127.0.0.1:${port}/`)}`,
    `/api/store/..//127.0.0.1:${port}/`,
    `/api/store/@127.0.0.1:${port}/`,
    `/api/store//127.0.0.1:${port}/`,
  ]) {
    expect((await askRaw(path)).status, path).toBeLessThan(500);
  }
  expect(hits).toEqual([]);
});
