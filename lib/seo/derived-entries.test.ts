import { hasSitemapPart, readFeedProducts, readSitemapEntries, readSitemaps } from './queries';

jest.mock('next/server', () => ({ connection: () => Promise.resolve() }));

process.env['NEXTAUTH_SECRET'] = 'n'.repeat(32);
process.env['REVALIDATE_SECRET'] = 'r'.repeat(32);

const product = (id: number) => ({ id, name: `Tea ${id}`, product_price: 90 + id, image1: null });
const pages = [[product(1), product(2)], [product(3)]];

/* A store API that only has lists; every other call is a 404 in HTML. */
const answers: Record<string, (query: URLSearchParams) => unknown> = {
  '/web/products/list/': (query) => {
    const data = pages[Number(query.get('page')) - 1] ?? [];
    return { status: true, message: '', total_pages: 2, data: { data, total: 3 } };
  },
  '/categories/': () => ({
    status: true,
    data: [{ id: 1, name: 'Food', children: [{ id: 2, name: 'Tea', children: [] }] }],
  }),
  '/events/ecommerce/': () => ({ status: true, events: [] }),
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { pathname, searchParams } = new URL(
      input instanceof Request ? input.url : String(input),
    );
    const answer = answers[pathname]?.(searchParams);
    return Promise.resolve(
      answer ? Response.json(answer) : new Response('<h1>Not found</h1>', { status: 404 }),
    );
  });
});
afterEach(() => jest.restoreAllMocks());

async function all<Entry>(entries: AsyncGenerator<Entry[]>): Promise<Entry[]> {
  const found: Entry[] = [];
  for await (const piece of entries) found.push(...piece);
  return found;
}

describe('without the calls for search engines', () => {
  it('the sitemap has a part for each list', async () => {
    expect((await readSitemaps()).map(({ kind }) => kind)).toEqual([
      ...['products', 'categories', 'brands', 'posts', 'events', 'pages'],
    ]);
  });

  it('the products come from all pages of their list', async () => {
    const entries = await all(readSitemapEntries('products', 1));
    expect(entries.map(({ id, updated_at }) => [id, updated_at])).toEqual([
      [1, ''],
      [2, ''],
      [3, ''],
    ]);
  });

  it('the categories of all levels are named, and the pages of the site', async () => {
    expect((await all(readSitemapEntries('categories', 1))).map(({ id }) => id)).toEqual([1, 2]);
    const names = (await all(readSitemapEntries('pages', 1))).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['/', '/about-us', '/faq']));
    expect(names).not.toContain('/concern');
  });

  it('each list has one part, which is looked up once', async () => {
    expect(await hasSitemapPart('products', 1)).toBe(true);
    const fetchCount = jest.mocked(fetch).mock.calls.length;
    expect(await hasSitemapPart('products', 1)).toBe(true);
    expect(fetch).toHaveBeenCalledTimes(fetchCount);
    expect(await hasSitemapPart('products', 2)).toBe(false);
  });

  it('an empty list gives no entry', async () => {
    expect(await all(readSitemapEntries('events', 1))).toEqual([]);
  });

  it('the feed has each product with an id in place of its SKU', async () => {
    const feed = await all(readFeedProducts());
    expect(feed.map(({ sku, product_price }) => [sku, product_price])).toEqual([
      ['1', 91],
      ['2', 92],
      ['3', 93],
    ]);
  });
});
