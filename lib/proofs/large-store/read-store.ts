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

/** An export of all orders takes a while, but must not delay other requests. */
const limitMs = 10 * 60_000;
const times = 5;
/** Limits of medians, and of the slowest part of the sitemap, in milliseconds. */
const limits = { page: 1_000, report: 15_000, sitemapPart: 3_000 };

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
};

const reports = {
  'sales of a month': `/staff/sales-report/?from=${day(30)}&to=${day(0)}`,
  'sales of a year': `/staff/sales-report/?from=${day(364)}&to=${day(0)}`,
  'sales of a year by category': `/staff/sales-report/?by=category&from=${day(364)}&to=${day(0)}`,
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

/** Measures reads of a large store. Any status but 200 counts as no answer. */
export async function readStore({ siteUrl, apiUrl, token, say }: Served): Promise<Row[]> {
  const ofSite = (path: string) => call(siteUrl, 'GET', path, { limitMs });
  const ofApi = (path: string) => callApi(apiUrl, 'GET', path, { limitMs });
  const ofStaff = (path: string) => callApi(apiUrl, 'GET', path, { limitMs, token });
  type Ask = typeof ofSite;

  const requireTime = (path: string, reply: Reply | undefined): number => {
    if (reply?.status === 200) return reply.ms;
    say(`${path}: ${reply ? `${reply.status} ${reply.text.slice(0, 200)}` : 'no answer'}`);
    return Infinity;
  };
  const readAll = async (
    paths: Record<string, string>,
    ask: Ask,
    { count, limit }: { count: number; limit: number },
  ): Promise<Row[]> => {
    const rows: Row[] = [];
    for (const [what, path] of Object.entries(paths)) {
      const figures: number[] = [];
      while (figures.length < count) figures.push(requireTime(path, await ask(path)));
      say(`${what}: ${figures.map(Math.round).join(', ')} ms`);
      rows.push({ what, figures, unit: 'ms', limit });
    }
    return rows;
  };
  const readSitemap = async (): Promise<Row[]> => {
    const index = await ofSite('/sitemap.xml');
    const parts = [...(index?.text ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, loc = '']) => new URL(loc).pathname,
    );
    const figures: number[] = [requireTime('/sitemap.xml', index)];
    for (const part of parts) figures.push(requireTime(part, await ofSite(part)));
    const slowest = Math.max(...figures);
    const { sitemapPart: limit } = limits;
    return [
      { what: `sitemap and its ${parts.length} parts`, figures, unit: 'ms' },
      { what: 'the slowest of them', figures: [slowest], unit: 'ms', limit },
    ];
  };

  const often = { count: times, limit: limits.page };
  const once = { count: 1, limit: limitMs };
  return [
    ...(await readAll(forEverybody, ofApi, often)),
    ...(await readAll(pages, ofSite, often)),
    ...(await readAll(forStaff, ofStaff, often)),
    ...(await readAll(reports, ofStaff, { count: 2, limit: limits.report })),
    ...(await readSitemap()),
    ...(await readAll({ 'feed of products': '/feeds/products.xml' }, ofSite, once)),
    ...(await readAll(files, ofStaff, once)),
  ];
}
