import { callApi } from '../faults/api-calls.ts';
import { call, type Reply } from '../faults/call.ts';
import type { Row } from '../speed/judge.ts';
import type { Shop } from '../faults/shop.ts';

export interface Served {
  siteUrl: string;
  apiUrl: string;
  shop: Shop;
  /** Session of an account that may do everything. */
  token: string;
  say: (line: string) => void;
}

/** A file of all orders takes a while, and holds nobody up. */
const limitMs = 10 * 60_000;
const times = 5;
/** Limits of medians, and of the slowest part of the sitemap, in milliseconds. */
const limits = { page: 1_000, sitemapPart: 3_000 };

const dayMs = 24 * 60 * 60_000;
const day = (ago: number) => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10);

const forEverybody = {
  'a list': '/web/products/list/',
  'a list, page 40,000': '/web/products/list/?page=40000',
  'a list by price': '/web/products/list/?ordering=base_price',
  'a list with two filters': '/web/products/list/?category_id=1&product_tag=2',
  'a search': '/web/products/list/?search=turmeric',
  'a search with errors': '/web/products/list/?search=ashwaganda%20powdr',
};

const forStaff = {
  'orders of staff': '/staff/orders/',
  'orders that are pending': '/staff/orders/?status=Pending',
  'orders, page 1,000': '/staff/orders/?page=1000',
  'orders, one number': '/staff/orders/?search=1234567',
  'orders, a name': '/staff/orders/?search=Asha',
  customers: '/staff/customers/',
  'customers, a name': '/staff/customers/?search=Patel',
  'products of staff': '/staff/products/',
  'products of staff, a word': '/staff/products/?search=turmeric',
  'products by stock': '/staff/products/?ordering=stock',
  'work to do': '/staff/tasks/',
  'sales of a month': `/staff/sales-report/?from=${day(30)}&to=${day(0)}`,
  'sales of a year': `/staff/sales-report/?from=${day(364)}&to=${day(0)}`,
};

const pages = {
  'page of the shop': '/shop',
  'page of a list with two filters': '/shop?category=1&product_tag=2',
};

const files = {
  'export of products': '/staff/product-export/',
  'export of orders': '/staff/export/orders/',
  'export of customers': '/staff/export/customers/',
};

/** Measures what is read in a large store. Throws where an answer is not 200. */
export async function readStore({ siteUrl, apiUrl, token, say }: Served): Promise<Row[]> {
  const rows: Row[] = [];
  const ofSite = (path: string) => call(siteUrl, 'GET', path, { limitMs });
  const ofApi = (path: string) => callApi(apiUrl, 'GET', path, { limitMs });
  const ofStaff = (path: string) => callApi(apiUrl, 'GET', path, { limitMs, token });
  type Ask = typeof ofSite;

  const read = async (path: string, ask: Ask): Promise<Reply> => {
    const reply = await ask(path);
    if (reply?.status !== 200) throw new Error(`${path}: ${reply?.status ?? 'no answer'}`);
    return reply;
  };
  const readAll = async (
    paths: Record<string, string>,
    ask: Ask,
    count: number,
    limit?: number,
  ) => {
    for (const [what, path] of Object.entries(paths)) {
      say(what);
      const figures: number[] = [];
      while (figures.length < count) figures.push((await read(path, ask)).ms);
      rows.push({ what, figures, unit: 'ms', ...(limit && { limit }) });
    }
  };

  await readAll(forEverybody, ofApi, times, limits.page);
  await readAll(pages, ofSite, times, limits.page);
  await readAll(forStaff, ofStaff, times, limits.page);

  say('sitemap');
  const { text } = await read('/sitemap.xml', ofSite);
  const parts = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  );
  const figures: number[] = [];
  for (const part of parts) figures.push((await read(part, ofSite)).ms);
  rows.push(
    { what: `a part of the sitemap, of ${parts.length}`, figures, unit: 'ms' },
    {
      what: 'the slowest part of the sitemap',
      figures: [Math.max(...figures)],
      unit: 'ms',
      limit: limits.sitemapPart,
    },
  );
  await readAll({ 'feed of products': '/feeds/products.xml' }, ofSite, 1);
  await readAll(files, ofStaff, 1);
  return rows;
}
