import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getTextPage } from '../contract/text-page';
import { getProduct, listBrands, listProducts } from '../contract/product';
import { listFaqs } from '../contract/faq';
import { listSitemaps } from '../contract/seo';
import { getMembershipPlan } from '../contract/membership';
import { listStatistics } from '../contract/home';
import { limitAnswers, maxAnswerBytes } from './limit-answers';
import { lastGoodAnswers, readExtension, readOptional, readStore } from './server';
import { silentCalls } from './silent-calls';

/* A store API that answers anything at all, over a real connection. */

jest.mock('next/server', () => ({ connection: () => Promise.resolve() }));

process.env['NEXTAUTH_SECRET'] = 'n'.repeat(32);
process.env['REVALIDATE_SECRET'] = 'r'.repeat(32);

type Answer = (response: ServerResponse) => void;
let answer: Answer;
let requests: string[] = [];
let stub: Server;
const plainFetch = globalThis.fetch;

beforeAll(async () => {
  stub = createServer((request, response) => {
    requests.push(request.url ?? '');
    answer(response);
  });
  await new Promise<void>((done) => stub.listen(0, '127.0.0.1', done));
  process.env['STORE_API_URL'] = `http://127.0.0.1:${(stub.address() as AddressInfo).port}`;
  globalThis.fetch = limitAnswers(plainFetch);
});
afterAll(async () => {
  globalThis.fetch = plainFetch;
  stub.closeAllConnections();
  await new Promise((done) => stub.close(done));
});
let logged: jest.SpyInstance;
beforeEach(() => {
  requests = [];
  lastGoodAnswers.clear();
  silentCalls.clear();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const text =
  (body: string, type = 'application/json', status = 200): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(body);
const json = (body: unknown, status = 200) => text(JSON.stringify(body), undefined, status);

const page = '<!doctype html><h1>It works!</h1><pre>Error: at main.js:1:1</pre>';
const brands = () => readStore(listBrands, { tags: [] });

const tooLong: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const piece = Buffer.alloc(256 * 1024, 32);
  let sent = 0;
  const send = () => {
    while (sent < 50 * 1024 * 1024 && !response.destroyed) {
      sent += piece.length;
      if (!response.write(piece)) return void response.once('drain', send);
    }
    response.end('{}');
  };
  send();
};

describe('an answer that cannot be used', () => {
  it.each<[string, Answer]>([
    ['HTML', text(page, 'text/html')],
    ['HTML that calls itself JSON', text(page)],
    ['half of a JSON document', text('{"status": true, "data": [')],
    ['nothing', text('')],
    ['null', json(null)],
    ['a list', json([])],
    ['a number', json(7)],
    ['no envelope', json({ data: [] })],
    ['200 with `status: false`', json({ status: false, message: 'No' })],
    ['an envelope without data', json({ status: true })],
    ['data of another type', json({ status: true, data: 'none' })],
    ['data: null', json({ status: true, data: null })],
  ])('%s is a failure of that call, in words for people', async (_, given) => {
    answer = given;
    await expect(brands()).rejects.toMatchObject({ name: 'ApiError' });
    await expect(brands()).rejects.not.toThrow(/undefined|JSON|token|at main/i);
    expect(await readOptional(listStatistics, { tags: [] }, null)).toBeNull();
  });

  it('50 MB are broken off at the limit', async () => {
    answer = tooLong;
    const before = process.memoryUsage().rss;
    await expect(brands()).rejects.toMatchObject({ status: 0 });
    expect(process.memoryUsage().rss - before).toBeLessThan(6 * maxAnswerBytes);
  });

  it('a closed connection is tried again once', async () => {
    answer = (response) => void response.destroy();
    await expect(brands()).rejects.toMatchObject({ status: 0 });
    expect(requests).toHaveLength(2);
  });

  it('no answer at all ends after three seconds', async () => {
    answer = () => undefined;
    const begun = Date.now();
    await expect(brands()).rejects.toMatchObject({ status: 0 });
    expect(Date.now() - begun).toBeLessThan(3_600);
  });
});

const core = {
  id: 4,
  name: 'Neem tea',
  image1: '/neem.webp',
  product_price: 120,
  base_price: 150,
  available_stock_quantity: null,
  average_rating: { average_rating: 4.5, review_count: 2 },
  product_tag_list: ['Sugar Free'],
  brand: 1,
  brand_name: 'Aranya',
};
const list = (data: unknown[], more = {}) =>
  json({ status: true, message: '', total_pages: 1, data: { data, total: data.length }, ...more });
const products = () => readStore(listProducts, { tags: [] });

describe('a product of a store API that keeps the contract alone', () => {
  it('gets empty values for what goes beyond it', async () => {
    answer = list([core]);
    const { data, facets, category_banners: banners } = await products();
    expect(data.data[0]).toMatchObject({
      ...core,
      sku: '',
      net_quantity: 0,
      unit: '',
      is_veg: null,
    });
    expect(facets).toMatchObject({ brands: [], categories: [], price: { max: 0, bands: [] } });
    expect(banners).toEqual({ web_banner: null, mobile_banner: null });
  });

  it('has a page without categories, form and images', async () => {
    answer = json({ status: true, data: { ...core, images: null } });
    const { data } = await readStore(getProduct, { params: { id: 4 }, tags: [] });
    expect(data).toMatchObject({ images: ['/neem.webp'], categories: [], benefits: [] });
    expect(data.product_form.name).toBe('');
  });

  it('may send numbers as text, and an id as text', async () => {
    answer = list([{ ...core, id: '4', product_price: '120.50', base_price: null }]);
    const [product] = (await products()).data.data;
    expect(product).toMatchObject({ id: 4, product_price: 120.5, base_price: 120.5 });
  });

  it.each([
    ['price', { product_price: undefined }],
    ['price that is a word', { product_price: 'free' }],
    ['price that is not finite', { product_price: '1e999' }],
    ['name', { name: null }],
    ['id', { id: undefined }],
  ])('is left out of a list without a %s, which is logged once', async (_, without) => {
    answer = list([core, { ...core, ...without }, null, 'text', []]);
    expect((await products()).data.data.map(({ id }) => id)).toEqual([4]);
    const lines = logged.mock.calls.length;
    await products();
    expect(logged.mock.calls).toHaveLength(lines);
  });

  it('is a failure of its own page without a price', async () => {
    answer = json({ status: true, data: { ...core, product_price: null } });
    await expect(readStore(getProduct, { params: { id: 4 }, tags: [] })).rejects.toMatchObject({
      status: 502,
    });
  });
});

describe('a call that the store API does not have', () => {
  const standIn = () => ({ status: true as const, data: shipped });
  const shipped = {
    slug: 'a',
    title: 'Shipped',
    lead: '',
    content: '',
    reviewed_at: '',
    updated_at: '',
  };
  const textPage = () => readExtension(getTextPage, { params: { slug: 'a' }, tags: [] }, standIn);

  it('is believed where the envelope says that a record is missing', async () => {
    const missing = json({ status: false, message: 'Not found' }, 404);
    answer = (response) =>
      requests.at(-1) === '/shop-profile/'
        ? json({ status: false }, 500)(response)
        : missing(response);
    await expect(textPage()).rejects.toMatchObject({ status: 404 });
  });

  it('is told by the envelope where the shop profile is missing as well', async () => {
    answer = json({ status: false, message: 'Not found' }, 404);
    expect((await textPage()).data.title).toBe('Shipped');
    expect(requests).toEqual(['/text-pages/a/', '/shop-profile/']);
  });

  it('is told by a 404 in HTML, which says nothing of another id', async () => {
    answer = text(page, 'text/html', 404);
    expect((await textPage()).data.title).toBe('Shipped');
    expect((await textPage()).data.title).toBe('Shipped');
    expect(requests).toHaveLength(2);
  });

  it.each([
    [404, listSitemaps],
    [405, listFaqs],
    [501, getMembershipPlan],
  ])('is told by a %i', async (status, call) => {
    answer = text('', 'text/plain', status);
    const read = () => readStore(call, { tags: [] });
    await expect(read()).rejects.toMatchObject({ code: 'not_offered' });
    await expect(read()).rejects.toMatchObject({ code: 'not_offered' });
    expect(requests).toHaveLength(1);
  });

  it('is a failure where the contract names the call', async () => {
    answer = text(page, 'text/html', 404);
    await expect(brands()).rejects.toMatchObject({ status: 404 });
  });
});
