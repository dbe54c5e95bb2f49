import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { firstScript } from '../platform/first-script';
import { withPackedPages } from './packed-pages';
import { hashScript } from './inline-scripts';
import { withSecurityHeaders } from './with-security-headers';
import { withUnavailablePage } from './with-unavailable-page';

type Draw = (request: IncomingMessage, response: ServerResponse) => void;

const html = (about: string) => `<script>${firstScript}</script><h1>${about}</h1>`;
const shell = '<html id="__next_error__"></html>';
const usually = async (about: string) => html(about);
let readHtml = usually;
let draw: Draw;
let server: Server;

const failsWith =
  (status: number, type = 'text/html; charset=utf-8'): Draw =>
  (_, response) => {
    response.statusCode = status;
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', 's-maxage=60');
    response.end(shell);
  };
const streamed: Draw = (_, response) => {
  response.statusCode = 500;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.flushHeaders();
  response.write(shell.slice(0, 10));
  response.end(shell.slice(10));
};

beforeAll(async () => {
  const handle = withPackedPages(
    withSecurityHeaders(
      withUnavailablePage(
        async (incoming, response) => draw(incoming, response),
        (about) => readHtml(about),
      ),
      {
        siteUrl: 'http://localhost:3000',
        imageHosts: [],
        hasRecaptcha: () => false,
        isLive: false,
        hstsIncludesSubdomains: false,
      },
    ),
  );
  server = createServer((incoming, response) => void handle(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  readHtml = usually;
  draw = failsWith(500);
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, headers, method }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }));
    });
    asking.on('error', reject).end();
  });
}

describe('T30: a page that could not be rendered', () => {
  it.each([
    ['/', 'products'],
    ['/?mobile=true', 'products'],
    ['/shop', 'products'],
    ['/shop?category=1', 'products'],
    ['/products/1/honey', 'products'],
    ['/products/1/reviews/honey', 'products'],
    ['/faq', 'page'],
    ['/shops', 'page'],
    ['/orders/1', 'page'],
  ])('%s says so: %s', async (path, about) => {
    for (const one of [failsWith(500), failsWith(503), streamed]) {
      draw = one;
      const { status, headers, body } = await ask(path);
      expect({ status, body }).toEqual({ status: 503, body: html(about) });
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'retry-after': '10',
        'content-type': 'text/html; charset=utf-8',
      });
    }
  });

  it('allows the scripts of that page, and no others', async () => {
    for (const path of ['/', '/shop']) {
      const policy = String((await ask(path)).headers['content-security-policy']);
      expect(policy).toContain(hashScript(firstScript));
      expect(policy).not.toContain('nonce-');
    }
  });

  it('has the status and no body for HEAD', async () => {
    const { status, headers, body } = await ask('/shop', {}, 'HEAD');
    expect({ status, body }).toEqual({ status: 503, body: '' });
    expect(headers['retry-after']).toBe('10');
  });

  it('says so in the words of Next where those of the shop cannot be had', async () => {
    readHtml = () => Promise.reject(new Error('no words'));
    for (const one of [failsWith(500), streamed]) {
      draw = one;
      const { status, headers, body } = await ask('/shop');
      expect({ status, body }).toEqual({ status: 503, body: shell });
      expect(headers['retry-after']).toBe('10');
    }
  });

  it('says so where nothing was answered, and logs what was thrown', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const thrown = new Error('a bug');
    draw = () => {
      throw thrown;
    };
    expect(await ask('/faq')).toMatchObject({ status: 503, body: html('page') });
    expect(log).toHaveBeenCalledWith(expect.any(String), thrown);
    log.mockRestore();
  });
});

describe('the words for unavailable pages', () => {
  it.each([
    ['a form', '/shop', {}, 'POST'],
    ['data', '/api/store/cart/', {}, 'GET'],
    ['parts of the build', '/_next/static/x', {}, 'GET'],
    ['themselves', '/store-unavailable?about=products', {}, 'GET'],
  ])('leave %s alone', async (_, path, headers, method) => {
    const { status, body } = await ask(path, headers, method);
    expect({ status, body }).toEqual({ status: 500, body: shell });
  });

  it('leave the body alone that the router of the browser asks for, not the status', async () => {
    for (const one of [failsWith(500), streamed]) {
      draw = one;
      const { status, headers, body } = await ask('/shop', { rsc: '1' });
      expect({ status, body }).toEqual({ status: 503, body: shell });
      expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'private, no-store' });
    }
    draw = failsWith(200);
    expect((await ask('/shop', { rsc: '1' })).headers['retry-after']).toBeUndefined();
  });

  it.each([200, 308, 404, 410])('leave a page that answers %d alone', async (status) => {
    draw = failsWith(status);
    expect(await ask('/shop')).toMatchObject({ status, body: shell });
  });

  it.each(['/sitemap.xml?x=1', '/feeds/products.xml', '/share/products/1.jpg'])(
    'are a short text for programs: %s',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect({ status, retryAfter: headers['retry-after'] }).toEqual({
        status: 503,
        retryAfter: '10',
      });
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(body).toBe('The store is not available right now. Please try again later!');
    },
  );

  it('leave a file alone that says itself when to come back', async () => {
    draw = (_, response) => {
      response.statusCode = 503;
      response.setHeader('Retry-After', '30');
      response.end('Too many readers.');
    };
    const answer = await ask('/feeds/products.xml');
    expect(answer).toMatchObject({ status: 503, body: 'Too many readers.' });
    expect(answer.headers['retry-after']).toBe('30');
  });

  it('leave an answer alone that is no page', async () => {
    draw = failsWith(500, 'application/json');
    expect(await ask('/shop')).toMatchObject({ status: 500, body: shell });
  });
});
