import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withNotFoundPage } from './with-not-found-page';

let server: Server;
let status = 404;
let readHtml = () => Promise.resolve('<h1>Oops!</h1>');

beforeAll(async () => {
  const handle = withNotFoundPage(
    async (request, response) => {
      response.statusCode = status;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      if (request.url === '/packed') response.setHeader('Content-Encoding', 'br');
      if (request.url?.startsWith('/shop')) response.flushHeaders();
      response.write('<html id="shell">');
      response.end('</html>');
    },
    () => readHtml(),
    async (address) => address === '/products/8/gone',
  );
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status?: number; body: string; packedAs?: string }>((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, headers, method }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => {
        const { statusCode: status, headers } = answer;
        const packedAs = headers['content-encoding'];
        resolve({ ...(status && { status }), body, ...(packedAs && { packedAs }) });
      });
    });
    asking.on('error', reject).end();
  });
}

describe('withWordsForMissing', () => {
  it('sends the shell where the words cannot be had, and asks again next time', async () => {
    readHtml = () => Promise.reject(new Error('no words'));
    expect(await ask('/products/9/x')).toMatchObject({ status: 404 });
    readHtml = () => Promise.resolve('<h1>Oops!</h1>');
    expect((await ask('/products/9/x')).body).toBe('<h1>Oops!</h1>');
  });

  it('keeps the status of what is missing', async () => {
    expect(await ask('/products/9/x')).toEqual({ status: 404, body: '<h1>Oops!</h1>' });
  });

  it('gives them to a page that is streamed, whose head is flushed before the page is written', async () => {
    expect(await ask('/shop?page=9999')).toEqual({ status: 404, body: '<h1>Oops!</h1>' });
    status = 200;
    expect(await ask('/shop')).toEqual({ status: 200, body: '<html id="shell"></html>' });
    status = 404;
  });

  it('answers 410 where a thing is gone for good', async () => {
    expect(await ask('/products/8/gone')).toEqual({ status: 410, body: '<h1>Oops!</h1>' });
    expect(await ask('/products/8/gone', {}, 'HEAD')).toEqual({ status: 410, body: '' });
  });

  it('sends words that are not packed, whatever the shell was', async () => {
    expect((await ask('/packed')).packedAs).toBeUndefined();
  });

  it('leaves an order that is missing its own words', async () => {
    expect(await ask('/orders/SO-999999')).toEqual({
      status: 404,
      body: '<html id="shell"></html>',
    });
  });

  it('leaves a page that is there as it is', async () => {
    status = 200;
    expect((await ask('/products/1/x')).body).toBe('<html id="shell"></html>');
    status = 404;
  });

  it.each(['/page-not-found', '/api/store/x', '/_next/static/x'])(
    'leaves %s alone',
    async (path) => {
      expect((await ask(path)).body).toContain('shell');
    },
  );

  it('leaves what the router of the browser asks for alone', async () => {
    expect((await ask('/products/9/x', { rsc: '1' })).body).toContain('shell');
  });
});
