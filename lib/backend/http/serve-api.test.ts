import { connect, type AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { serveApi } from './serve-api.ts';

let store: TestStore;
let server: Server;
beforeAll(async () => {
  store = await openTestStore();
  server = serveApi(store.app, { hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await store.close();
});

/**
 * Writes these parts on one connection and returns everything received until `isComplete` or the
 * end.
 */
function exchange(
  parts: string[],
  isComplete: (text: string) => boolean,
  to = server,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((to.address() as AddressInfo).port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
      if (isComplete(text)) {
        socket.destroy();
        resolve(text);
      }
    });
    socket.on('end', () => resolve(text));
    socket.on('error', (error) => (text ? resolve(text) : reject(error)));
    for (const part of parts) socket.write(part);
  });
}

const head = (lines: string[], path = '/user/signin/') =>
  [`POST ${path} HTTP/1.1`, 'Host: a', 'company-id: 33', ...lines, '', ''].join('\r\n');
const json = 'content-type: application/json';
const login = JSON.stringify({ email: 'asha@example.in', password: 'Demo@2026' });
const has = (text: string) => (answer: string) => answer.includes(text);

describe('a connection to the store API', () => {
  it('T27: that is kept alive reads the 413 of a body that is too long, and serves the next', async () => {
    const long = 'x'.repeat(1_400_000);
    const answer = await exchange(
      [head([json, `content-length: ${long.length}`]), long],
      has('The request is too large'),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
  });

  it('T27: ends after a body in chunks that never ends', async () => {
    const chunk = `${(100_000).toString(16)}\r\n${'x'.repeat(100_000)}\r\n`;
    const parts = [head([json, 'transfer-encoding: chunked']), ...Array<string>(80).fill(chunk)];
    const answer = await exchange(parts, has('The request is too large'));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('T27: refuses a body with two lengths', async () => {
    const lines = [json, `content-length: ${login.length}`, 'transfer-encoding: chunked'];
    const answer = await exchange([head(lines), login], has('malformed'));
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain(
      '{"status":false,"code":"invalid_input","message":"The request is malformed"}',
    );
  });

  it.each(['Host: b', json, 'AUTHORIZATION: a\r\nauthorization: b'])(
    'T24: refuses a header of one value that comes twice: %j',
    async (line) => {
      const lines = [json, `content-length: ${login.length}`, line];
      const answer = await exchange([head(lines), login], has('sent twice'));
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain(
        '{"status":false,"code":"invalid_input","message":"A header of one value was sent twice"}',
      );
    },
  );

  it('T27: refuses headers of 100 kB', async () => {
    const answer = await exchange([head([`x-a: ${'a'.repeat(100_000)}`])], has('too long'));
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('T27: answers 408 to a body that comes too slowly', async () => {
    const impatient = serveApi(store.app, { hostname: '127.0.0.1', port: 0 });
    await new Promise((resolve) => impatient.once('listening', resolve));
    impatient.headersTimeout = 200;
    impatient.requestTimeout = 300;
    const start = [head([json, `content-length: ${login.length}`]), login.slice(0, 5)];
    const answer = await exchange(start, has('too long to arrive'), impatient);
    await new Promise((resolve) => impatient.close(resolve));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it.each(['gzip', 'br', 'deflate, gzip'])('T27: unpacks no %s', async (encoding) => {
    const headers = { 'content-encoding': encoding };
    const answer = await store.call('POST', '/user/signin/', { body: login, headers });
    expect(answer.status).toBe(415);
  });

  it('T27: answers deep and wide JSON with 400, quickly', async () => {
    const deep = `{"email":${'['.repeat(32_000)}${']'.repeat(32_000)}}`;
    const wide = `{${Array.from({ length: 6_000 }, (_, n) => `"k${n}":1`).join(',')}}`;
    const broken = '['.repeat(60_000);
    for (const body of [deep, wide, broken]) {
      const start = performance.now();
      const answer = await store.call('POST', '/user/signin/', { body });
      expect(answer.status).toBe(400);
      expect(performance.now() - start).toBeLessThan(2_000);
    }
  });

  it('keeps idle connections longer than a proxy does', () => {
    expect(server.keepAliveTimeout).toBe(75_000);
    expect(server.headersTimeout).toBeLessThan(server.requestTimeout);
    expect(server.maxConnections).toBeGreaterThan(0);
  });

  it.each(['/cart/%E0%A4%A', '/orders/%', '/%zz/', '/files/%ff'])(
    'T53: answers 400 in the envelope to the malformed path %s',
    async (path) => {
      const answer = await store.call('GET', path);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        status: false,
        code: 'invalid_input',
        message: 'The URL is malformed',
      });
    },
  );

  it('forbids browsers to guess the type of every answer', async () => {
    for (const path of ['/health', '/openapi.json', '/countries/', '/nowhere/', '/user/profile/']) {
      const answer = await store.call('GET', path);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
