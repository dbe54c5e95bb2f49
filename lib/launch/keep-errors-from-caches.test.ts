import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keepErrorsFromCaches } from './keep-errors-from-caches';

let server: Server;
let site: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    keepErrorsFromCaches(response);
    const [, status, ...cacheControl] = (request.url ?? '').split('/');
    response.statusCode = Number(status);
    const sent = decodeURIComponent(cacheControl.join('/'));
    if (sent) response.setHeader('Cache-Control', sent);
    response.end('x');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const fetchCacheControl = async (status: number, sent: string) =>
  (await fetch(`${site}/${status}/${encodeURIComponent(sent)}`)).headers.get('cache-control');

describe('T25: what a shared cache may keep', () => {
  it.each([308, 404, 410, 400, 500])('is no answer of %i', async (status) => {
    const cacheableValues = [
      's-maxage=3600, stale-while-revalidate=31532400',
      'public, max-age=60',
      '',
    ];
    for (const sent of cacheableValues) {
      expect(await fetchCacheControl(status, sent)).toBe('private, no-store');
    }
  });

  it('is a page or file that is there', async () => {
    expect(await fetchCacheControl(200, 's-maxage=3600')).toBe('s-maxage=3600');
  });

  it('is what says so itself', async () => {
    expect(await fetchCacheControl(404, 'no-cache')).toBe('no-cache');
  });
});
