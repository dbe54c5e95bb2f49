import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tellSearchEngines } from '../services/seo/tell-search-engines.ts';
import { makeListedProduct } from '../testing/listed-product.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { signInAs } from '../testing/sign-in.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { clearJobs, waitingJobs } from '../testing/waiting-jobs.ts';
import { indexNow } from './index-now.ts';

const key = 'a1b2c3d4e5f6';
const site = 'https://shop.example.in';

interface Message {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

/* Local search engine server with configurable answers. */
let engine: Server;
let heard: Message[] = [];
let status = 200;
let store: TestStore;

beforeAll(async () => {
  engine = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      heard.push(JSON.parse(Buffer.concat(pieces).toString()) as Message);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  const { port } = engine.address() as AddressInfo;
  store = await openTestStore({
    SITE_URL: site,
    INDEXNOW_KEY: key,
    INDEXNOW_URL: `http://127.0.0.1:${port}/indexnow`,
  });
});
afterAll(async () => {
  await store.close();
  await new Promise((resolve) => engine.close(resolve));
});
beforeEach(async () => {
  heard = [];
  status = 200;
  await clearJobs(store);
});

const waiting = async () => (await waitingJobs(store, 'index_now')).map(({ paths }) => paths);

describe('a message to search engines', () => {
  it('names the pages by their public addresses, and where the key can be read', async () => {
    await indexNow(store.context, { paths: ['/products/1/haldi', '/products/2/चाय'] });
    expect(heard).toEqual([
      {
        host: 'shop.example.in',
        key,
        keyLocation: `${site}/${key}.txt`,
        urlList: [`${site}/products/1/haldi`, `${site}/products/2/%E0%A4%9A%E0%A4%BE%E0%A4%AF`],
      },
    ]);
  });

  it.each([429, 503, 403])('is sent again where the answer is %i', async (answer) => {
    status = answer;
    await expect(indexNow(store.context, { paths: ['/'] })).rejects.toThrow(String(answer));
  });

  it.each([202, 400, 422])('is not sent again where the answer is %i', async (answer) => {
    status = answer;
    await indexNow(store.context, { paths: ['/'] });
    expect(heard).toHaveLength(1);
  });

  it('is not sent where the store has no key', async () => {
    const context = { ...store.context, env: { ...store.context.env, indexNow: undefined } };
    await tellSearchEngines(context, ['/']);
    await indexNow(context, { paths: ['/'] });
    expect(heard).toEqual([]);
    expect(await waiting()).toEqual([]);
  });
});

describe('what search engines are told', () => {
  const change = async (id: number, body: unknown) => {
    const { token } = await signInAs(store, 'staff@example.in');
    expect((await store.call('PATCH', `/staff/products/${id}/`, { token, body })).status).toBe(200);
  };

  it('is each change of a product once, and not each piece of its stock', async () => {
    const { id } = await makeListedProduct(store, { slug: 'old-name', stock: 5 });
    const old = `/products/${id}/old-name`;
    await change(id, { product_price: 111 });
    expect(await waiting()).toEqual([[old]]);
    await change(id, { product_price: 111 });
    await change(id, { available_stock_quantity: 4 });
    expect(await waiting()).toEqual([[old]]);
    await change(id, { available_stock_quantity: 0 });
    await change(id, { name: 'New name' });
    await change(id, { is_on_sale: false });
    const now = `/products/${id}/new-name`;
    expect(await waiting()).toEqual([[old], [old], [old, now], [now]]);
  });

  it('is a review', async () => {
    const { id } = await makeListedProduct(store, { slug: 'reviewed' });
    const { token } = await makeCustomer(store);
    await store.call('POST', `/rating_review/${id}/`, { token, body: { rating: 4, review: '' } });
    expect(await waiting()).toEqual([[`/products/${id}/reviewed`]]);
  });

  it('is nothing where the change is taken back', async () => {
    const undone = new Error('Taken back');
    await expect(
      store.context.db.transaction(async (tx) => {
        await tellSearchEngines({ ...store.context, db: tx }, ['/faq']);
        throw undone;
      }),
    ).rejects.toBe(undone);
    expect(await waiting()).toEqual([]);
  });

  it('comes in messages of at most 10,000 addresses, each named once', async () => {
    const paths = Array.from({ length: 10_001 }, (_, index) => `/products/${index}/x`);
    await tellSearchEngines(store.context, [...paths, '/products/1/x']);
    const messages = await waiting();
    expect(messages.map(({ length }) => length)).toEqual([10_000, 1]);
    expect(messages.flat()).toEqual(paths);
  });
});
