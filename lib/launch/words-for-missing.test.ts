import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withWordsForMissing } from './words-for-missing';

let server: Server;
let status = 404;
let readWords = () => Promise.resolve('<h1>Oops!</h1>');

beforeAll(async () => {
  const handle = withWordsForMissing(
    async (request, response) => {
      response.statusCode = status;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      if (request.url === '/packed') response.setHeader('Content-Encoding', 'br');
      response.write('<html id="shell">');
      response.end('</html>');
    },
    () => readWords(),
  );
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

function ask(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status?: number; body: string; packedAs?: string }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => {
        const { statusCode: status, headers } = answer;
        const packedAs = headers['content-encoding'];
        resolve({ ...(status && { status }), body, ...(packedAs && { packedAs }) });
      });
    }).on('error', reject);
  });
}

describe('withWordsForMissing', () => {
  it('sends the shell where the words cannot be had, and asks again next time', async () => {
    readWords = () => Promise.reject(new Error('no words'));
    expect(await ask('/products/9/x')).toMatchObject({ status: 404 });
    readWords = () => Promise.resolve('<h1>Oops!</h1>');
    expect((await ask('/products/9/x')).body).toBe('<h1>Oops!</h1>');
  });

  it('keeps the status of what is missing', async () => {
    expect(await ask('/products/9/x')).toEqual({ status: 404, body: '<h1>Oops!</h1>' });
  });

  it('sends words that are not packed, whatever the shell was', async () => {
    expect((await ask('/packed')).packedAs).toBeUndefined();
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
