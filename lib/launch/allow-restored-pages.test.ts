import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allowRestoredPages } from './allow-restored-pages';

const fromNext = 'private, no-cache, no-store, max-age=0, must-revalidate';

let sent: { status: number; headers: Record<string, string> };
let server: Server;
let site: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    allowRestoredPages(request, response);
    response.statusCode = sent.status;
    for (const [name, value] of Object.entries(sent.headers)) response.setHeader(name, value);
    response.end('x');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function fetchCacheControl(path: string, headers: Record<string, string> = {}, status = 200) {
  sent = {
    status,
    headers: { 'Cache-Control': fromNext, 'Content-Type': 'text/html; charset=utf-8', ...headers },
  };
  return (await fetch(`${site}${path}`)).headers.get('cache-control');
}

describe('a page that may be restored when one goes back', () => {
  it.each(['/shop', '/shop?page=2&sort=price', '/blogs', '/products/1/reviews/salt'])(
    'is %s',
    async (path) => {
      expect(await fetchCacheControl(path)).toBe('private, no-cache, max-age=0, must-revalidate');
    },
  );

  it.each([
    '/login',
    '/signup',
    '/payment/abc',
    '/checkout',
    '/profile',
    '/profile/edit',
    '/orders/12',
    '/dashboard',
    '/dashboard/orders/12',
    '/confirm-email/abc',
    '/reset-password/abc',
    '/api/auth/session',
    '/nothing',
  ])('is not %s', async (path) => {
    expect(await fetchCacheControl(path)).toBe(fromNext);
  });

  it('is no error, no answer with a cookie, and no data of the client router', async () => {
    expect(await fetchCacheControl('/shop', {}, 404)).toBe(fromNext);
    expect(await fetchCacheControl('/shop', { 'Set-Cookie': 'a=b' })).toBe(fromNext);
    expect(await fetchCacheControl('/shop', { 'Content-Type': 'text/x-component' })).toBe(fromNext);
  });

  it('stays in shared caches as it was', async () => {
    expect(await fetchCacheControl('/faq', { 'Cache-Control': 's-maxage=3600' })).toBe(
      's-maxage=3600',
    );
  });
});
