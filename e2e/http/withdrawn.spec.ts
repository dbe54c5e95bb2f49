import { expect, test, type APIRequestContext } from 'playwright/test';
import { getProduct } from '../../lib/contract/product.ts';
import { changeProduct, type ProductChange } from '../../lib/contract/staff-product.ts';
import { routes } from '../../lib/platform/routes.ts';
import { siteUrl } from '../support/site-url.ts';
import { storeApi, storeApiAs } from '../support/store-api.ts';
import { withinSeconds } from '../support/within-seconds.ts';

/* A product that no other test uses, and its replacement. */
const withdrawn = { id: 20 };
const successor = { id: 9 };

const readProduct = async (params: { id: number }) =>
  (await storeApi.call(getProduct, { params })).data;

let product: Awaited<ReturnType<typeof readProduct>>;
let replacement: Awaited<ReturnType<typeof readProduct>>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  [product, replacement] = await Promise.all([readProduct(withdrawn), readProduct(successor)]);
});

const change = async (body: ProductChange) =>
  (await storeApiAs('staff')).call(changeProduct, { params: withdrawn, body });

test.afterAll(() => change({ is_on_sale: true, replacement_id: null, name: product.name }));

const fetchStatus = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { maxRedirects: 0 })).status();

const sitemapHas = async (request: APIRequestContext) =>
  (await (await request.get('/sitemap/products-1.xml')).text()).includes(routes.product(product));

const feedHas = async (request: APIRequestContext) =>
  (await (await request.get(routes.merchantFeed)).text()).includes(`>${product.sku}<`);

/** Its page, its reviews, its address without a name, its picture; sitemap and feed. */
const seen = (request: APIRequestContext) =>
  Promise.all([
    fetchStatus(request, routes.product(product)),
    fetchStatus(request, routes.reviews(product)),
    fetchStatus(request, `/products/${withdrawn.id}`),
    fetchStatus(request, `/share/products/${withdrawn.id}.jpg`),
    sitemapHas(request),
    feedHas(request),
  ]);

test('what is taken off sale is gone within 5 s, and there again once it is sold again', async ({
  request,
}) => {
  expect(await seen(request)).toEqual([200, 200, 308, 200, true, true]);

  await change({ is_on_sale: false });
  await expect(async () => {
    expect(await seen(request)).toEqual([410, 410, 410, 404, false, false]);
  }).toPass(withinSeconds);
  for (const path of [
    routes.product(product),
    routes.reviews(product),
    `/products/${withdrawn.id}`,
  ]) {
    const removed = await request.get(path);
    expect(removed.status(), path).toBe(410);
    expect(removed.headers()['cache-control'], path).toContain('no-store');
  }
  const answer = await request.get(routes.product(product));
  expect(await answer.text()).toContain('Page not found');
  expect(await answer.text()).toContain('noindex');

  await change({ is_on_sale: true });
  await expect(async () => {
    expect(await seen(request)).toEqual([200, 200, 308, 200, true, true]);
  }).toPass(withinSeconds);
});

test('what has a successor leads there for good', async ({ request }) => {
  await change({ is_on_sale: false, replacement_id: successor.id });
  await expect(async () => {
    const answer = await request.get(routes.product(product), { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    const { pathname } = new URL(answer.headers()['location'] ?? '', siteUrl);
    expect(pathname).toBe(routes.product(replacement));
    expect(answer.headers()['cache-control']).toContain('no-store');
  }).toPass(withinSeconds);
});

test('a name in another script has one address, and the old one leads there', async ({
  request,
}) => {
  const name = 'झंगोरा, Chāy';
  await change({ is_on_sale: true, replacement_id: null, name });
  const address = encodeURI(routes.product({ ...withdrawn, name }));
  await expect(async () => {
    const old = await request.get(routes.product(product), { maxRedirects: 0 });
    expect(old.status()).toBe(308);
    expect(new URL(old.headers()['location'] ?? '', siteUrl).pathname).toBe(address);
    const page = await request.get(address, { maxRedirects: 0 });
    expect(page.status()).toBe(200);
    expect(await page.text()).toContain(`<link rel="canonical" href="${siteUrl}${address}"/>`);
    expect(await (await request.get('/sitemap/products-1.xml')).text()).toContain(
      `<loc>${siteUrl}${address}</loc>`,
    );
  }).toPass(withinSeconds);
});
