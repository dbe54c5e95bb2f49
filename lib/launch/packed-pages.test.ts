import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { withPackedPages } from './packed-pages';

const page = '<h1>Haldi, ₹299</h1>'.repeat(50);
let server: Server;
let text = page;
let status = 200;

beforeAll(async () => {
  const handle = withPackedPages(async (request, response) => {
    response.statusCode = status;
    if (request.url === '/llms.txt') {
      // As Next answers a route handler, and as a list is made for everybody.
      request.headers = {};
      response.appendHeader('Content-Type', ['text/plain; charset=utf-8']);
      response.write(text);
      response.end();
      return;
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(text));
    response.end(text);
  });
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  text = page;
  status = 200;
});

function ask(
  path: string,
  headers: Record<string, string> = { 'accept-encoding': 'gzip' },
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
    }).on('error', reject);
  });
}

describe('withPackedPages', () => {
  it.each(['/', '/faq', '/products/1/haldi', '/products/1/haldi?from=mail', '/shop?category=1'])(
    'packs %s',
    async (path) => {
      const { headers, body } = await ask(path);
      expect(headers['content-encoding']).toBe('gzip');
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers['vary']).toContain('Accept-Encoding');
      expect(gunzipSync(body).toString()).toBe(page);
    },
  );

  it('packs a file on the way, whatever becomes of its request', async () => {
    const { headers, body } = await ask('/llms.txt');
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(gunzipSync(body).toString()).toBe(page);
  });

  it('sends a page that was made anew as it is now', async () => {
    await ask('/products/1/haldi');
    text = page.replaceAll('299', '289');
    expect(gunzipSync((await ask('/products/1/haldi')).body).toString()).toBe(text);
  });

  it('packs with brotli for who takes it', async () => {
    const { headers, body } = await ask('/faq', { 'accept-encoding': 'gzip, deflate, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['vary']).toContain('Accept-Encoding');
    expect(brotliDecompressSync(body).toString()).toBe(page);
  });

  it.each<Record<string, string>>([
    {},
    { 'accept-encoding': 'br;q=0, gzip;q=0' },
    { 'accept-encoding': 'identity' },
  ])('leaves a page as it is for %j', async (accepted) => {
    const { headers, body } = await ask('/products/1/haldi', accepted);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['vary']).toContain('Accept-Encoding');
    expect(body.toString()).toBe(page);
  });

  it('sends no page twice that has not changed, and a changed one again', async () => {
    const accepted = { 'accept-encoding': 'br' };
    const tag = String((await ask('/faq', accepted)).headers['etag']);
    const unchanged = await ask('/faq', { ...accepted, 'if-none-match': tag });
    expect([unchanged.status, unchanged.body.length]).toEqual([304, 0]);
    expect(unchanged.headers).toMatchObject({ etag: tag, vary: 'Accept-Encoding' });
    expect(unchanged.headers['content-type']).toBeUndefined();
    const asGzip = await ask('/faq', { 'accept-encoding': 'gzip', 'if-none-match': tag });
    expect(asGzip.status).toBe(200);
    text = page.replaceAll('299', '289');
    const changed = await ask('/faq', { ...accepted, 'if-none-match': tag });
    expect(brotliDecompressSync(changed.body).toString()).toBe(text);
  });

  it('does not pack the part of a file', async () => {
    const { headers, body } = await ask('/pictures/a.svg', {
      'accept-encoding': 'br',
      range: 'bytes=0-9',
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(page);
  });

  it.each([
    ['/event?search=haldi', {}],
    ['/login', {}],
    ['/products/1/haldi', { rsc: '1' }],
  ])('packs %s with %j on the way', async (path, more) => {
    const { headers, body } = await ask(path, { 'accept-encoding': 'gzip', ...more });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['content-length']).toBeUndefined();
    expect(gunzipSync(body).toString()).toBe(page);
  });

  it.each([404, 410])('packs the one text for what is missing once: %i', async (missing) => {
    status = missing;
    const { headers, body } = await ask('/products/9/gone');
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['etag']).toBeUndefined();
    expect(gunzipSync(body).toString()).toBe(page);
  });

  it('does not pack what failed', async () => {
    status = 500;
    const { headers, body } = await ask('/products/9/gone');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(page);
  });
});
