import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { judgeAddress } from './catalogue-address';
import { withCatalogueCheck } from './with-catalogue-check';

const readPort = (server: Server) => (server.address() as AddressInfo).port;
const listen = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const close = (server: Server) => new Promise((resolve) => server.close(resolve));

const answers: Record<string, [status: number, body: object]> = {
  '/web/single/product/1/': [200, { data: { name: 'Neem oil' } }],
  '/web/single/product/2/': [404, { gone: true, replacement: null }],
  '/web/single/product/3/': [404, { gone: true, replacement: { id: 1, name: 'Neem oil' } }],
  '/web/single/product/4/': [500, {}],
  '/blogs/1/': [200, { blogData: { title: 'हल्दी' } }],
  '/events/1/': [200, { data: {} }],
  '/seo/redirects/?path=%2Fproducts%2F9%2Fold': [200, { data: { to_path: '/shop' } }],
};

let requests: string[] = [];
let rendered: string[] = [];
let hasRedirects = true;
let readHtml = () => Promise.resolve('<h1>Oops!</h1>');

const api = createServer(({ url = '', headers }, response) => {
  requests.push(url);
  const isRedirect = url.startsWith('/seo/redirects/');
  const isOffered = isRedirect && hasRedirects;
  const [status, body] = answers[url] ?? (isOffered ? [200, { data: null }] : [404, {}]);
  response.writeHead(headers['company-id'] === '33' ? status : 400);
  response.end(JSON.stringify(body));
});
const handle = withCatalogueCheck(
  async (request, response) => {
    rendered.push(request.url ?? '');
    response.end('a page');
  },
  (path) => judgeAddress(`http://127.0.0.1:${readPort(api)}`, path),
  () => readHtml(),
);
const shop = createServer((request, response) => void handle(request, response));

beforeAll(async () => {
  await listen(api);
  await listen(shop);
});
afterAll(async () => {
  await close(shop);
  await close(api);
});
beforeEach(() => {
  requests = [];
  rendered = [];
  hasRedirects = true;
  readHtml = () => Promise.resolve('<h1>Oops!</h1>');
});

interface Seen {
  status: number | undefined;
  location: string | undefined;
  keep: string | undefined;
  body: string;
}

function open(path: string, headers: Record<string, string> = {}): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const asking = ask({ host: '127.0.0.1', port: readPort(shop), path, headers }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => {
        const { location, 'cache-control': keep } = answer.headers;
        resolve({ status: answer.statusCode, location, keep, body });
      });
    });
    asking.on('error', reject).end();
  });
}

describe('made-up addresses of the catalogue', () => {
  it.each([
    '/products/77/neem-oil',
    '/products/77',
    '/products/77/reviews/neem-oil',
    '/blogs/77/word?utm=1',
    '/blogs/77',
    '/event/77',
  ])('answer 404 without being rendered, for nobody to keep: %s', async (path) => {
    expect(await open(path)).toMatchObject({
      status: 404,
      body: '<h1>Oops!</h1>',
      keep: 'private, no-store',
    });
    expect(rendered).toEqual([]);
  });

  it('answer 410 where the store sold it once', async () => {
    expect(await open('/products/2/old-honey')).toMatchObject({ status: 410 });
    expect(rendered).toEqual([]);
  });

  it.each([
    ['/products/1/made-up', '/products/1/neem-oil'],
    ['/products/3/sold-out', '/products/1/neem-oil'],
    ['/blogs/1/x', encodeURI('/blogs/1/हल्दी')],
  ])('lead to the right one without being rendered: %s', async (path, location) => {
    expect(await open(path)).toMatchObject({ status: 308, location, keep: 'private, no-store' });
    expect(rendered).toEqual([]);
  });
});

describe('a store API without redirects', () => {
  beforeEach(() => (hasRedirects = false));

  it('still says which products and posts are missing', async () => {
    expect(await open('/products/77/neem-oil')).toMatchObject({ status: 404 });
    expect(await open('/blogs/77/word')).toMatchObject({ status: 404 });
    expect(rendered).toEqual([]);
  });

  it('may have no call for one event: its page decides', async () => {
    expect(await open('/event/77')).toMatchObject({ status: 200, body: 'a page' });
  });
});

describe('all other addresses', () => {
  it.each([
    ['a product that is there', '/products/1/neem-oil'],
    ['a post that is there', encodeURI('/blogs/1/हल्दी')],
    ['an event that is there', '/event/1'],
    ['what staff have sent elsewhere', '/products/9/old'],
    ['what the store does not say', '/products/4/x'],
    ['the journal', '/blogs?page=2'],
    ['the home page', '/'],
  ])('are rendered: %s', async (_, path) => {
    expect(await open(path)).toMatchObject({ status: 200, body: 'a page' });
    expect(rendered).toEqual([path]);
  });

  it('ask the store once, and nothing where they have shown a page', async () => {
    await open('/products/1/neem-oil?a=1');
    requests = [];
    await open('/products/1/neem-oil');
    await open('/products/1/neem-oil?b=2');
    expect(requests).toEqual([]);
  });

  it('lead the router of the browser by its own answers', async () => {
    const router = { rsc: '1' };
    expect(await open('/products/1/made-up', router)).toMatchObject({ status: 200 });
    expect(await open('/products/78/x', router)).toMatchObject({ status: 404, body: '' });
    expect(rendered).toEqual(['/products/1/made-up']);
    expect(await open('/products/1/made-up')).toMatchObject({ status: 308 });
  });

  it('are rendered where the words for what is missing cannot be had', async () => {
    readHtml = () => Promise.reject(new Error('no words'));
    const errorLog = jest.spyOn(console, 'error').mockReturnValue();
    expect(await open('/products/77/x')).toMatchObject({ status: 200, body: 'a page' });
    expect(errorLog).toHaveBeenCalled();
    errorLog.mockRestore();
  });
});
