import { load } from 'cheerio';
import { expect, test } from 'playwright/test';
import { listCategories } from '../../lib/contract/category.ts';
import { getProduct, listBrands, listProducts } from '../../lib/contract/product.ts';
import { routes } from '../../lib/platform/routes.ts';
import { checkRows } from '../support/check-rows.ts';
import { askRaw, targetsOf } from '../support/raw.ts';
import { demoCookie } from '../support/session-cookie.ts';
import { siteUrl } from '../support/site-url.ts';
import { storeApi } from '../support/store-api.ts';
import { withinSeconds } from '../support/within-seconds.ts';

const turmeric = '/products/1/lakadong-turmeric-powder';

interface Expected {
  path: string;
  status: number;
  leadsTo?: string;
}

const table: Expected[] = [
  { path: '/', status: 200 },
  { path: '/shop', status: 200 },
  { path: '/shop?page=2', status: 200 },
  { path: '/shop?search=haldi', status: 200 },
  { path: '/shop?category=1&category_name=Food', status: 200 },
  { path: '/shop?page=1&brand=1&brand_name=Aranya', status: 200 },
  { path: '/shop?search=nothing-is-called-like-this', status: 200 },
  { path: turmeric, status: 200 },
  { path: `${turmeric}?mobile=true`, status: 200 },
  { path: '/shop?price_min=&price_max=cheap&availability=', status: 200 },
  { path: '/products/1/reviews/lakadong-turmeric-powder', status: 200 },
  { path: '/store-locator', status: 200 },
  { path: '/cart', status: 200 },
  { path: '/login', status: 200 },
  { path: '/sitemap/products-1.xml', status: 200 },

  { path: '/products/999999/anything', status: 404 },
  { path: '/products/0/anything', status: 404 },
  { path: '/products/turmeric/powder', status: 404 },
  { path: '/products/99999999999999999999/anything', status: 404 },
  { path: '/shop?page=9999', status: 404 },
  { path: '/shop?page=0', status: 404 },
  { path: '/shop?page=two', status: 404 },
  { path: '/shop?category=999999', status: 404 },
  { path: '/shop?category_id=999999', status: 404 },
  { path: '/shop?category_name=Nothing%20of%20that%20name', status: 404 },
  { path: '/shop?brand_name=Nobody', status: 404 },
  { path: '/shop?brand=999999', status: 404 },
  { path: '/shop?product_tag=999999', status: 404 },
  { path: '/sitemap/products-2.xml', status: 404 },
  { path: '/sitemap/products-0.xml', status: 404 },
  { path: '/sitemap/products-9999999999.xml', status: 404 },
  { path: '/sitemap/honey-1.xml', status: 404 },
  { path: '/page-not-found', status: 404 },

  { path: '/nowhere', status: 307, leadsTo: '/page-not-found' },
  { path: '/shop/more', status: 307, leadsTo: '/page-not-found' },
  { path: '/Shop', status: 307, leadsTo: '/page-not-found' },
  { path: '/.env', status: 404 },

  { path: '/products/1', status: 308, leadsTo: turmeric },
  { path: '/products/1/wrong-name', status: 308, leadsTo: turmeric },
  { path: '/products/1?mobile=true', status: 308, leadsTo: `${turmeric}?mobile=true` },
  { path: '/products/01/lakadong-turmeric-powder', status: 404 },
  { path: '/shop/', status: 308, leadsTo: '/shop' },
  { path: '/shop/?page=2', status: 308, leadsTo: '/shop?page=2' },
  { path: `${turmeric}/`, status: 308, leadsTo: turmeric },
  // Redirects of staff; these come with each store.
  { path: '/blog', status: 308, leadsTo: '/blogs' },
  { path: '/events', status: 308, leadsTo: '/event' },

  { path: '/profile', status: 307, leadsTo: '/login?callbackUrl=%2Fprofile' },
  { path: '/profile/edit', status: 307, leadsTo: '/login?callbackUrl=%2Fprofile%2Fedit' },
  {
    path: '/profile/addresses/add',
    status: 307,
    leadsTo: '/login?callbackUrl=%2Fprofile%2Faddresses%2Fadd',
  },
  {
    path: '/profile/addresses/1/edit',
    status: 307,
    leadsTo: '/login?callbackUrl=%2Fprofile%2Faddresses%2F1%2Fedit',
  },
  { path: '/orders/SO-000001', status: 307, leadsTo: '/login?callbackUrl=%2Forders%2FSO-000001' },
  { path: '/checkout', status: 307, leadsTo: '/login?callbackUrl=%2Fcheckout' },
  { path: '/reset-password/%20', status: 307, leadsTo: '/' },
];

test.describe('every address answers with its true status', () => {
  test('and a redirect with its one target', () =>
    checkRows(
      table,
      ({ path, status, leadsTo: to }) => `${path} → ${status}${to ? ` ${to}` : ''}`,
      async ({ path, status, leadsTo: to }) => {
        const answer = await askRaw(path);
        expect(answer.status).toBe(status);
        expect(targetsOf(answer)).toEqual(to ? [to] : []);
      },
    ));

  test('what is not there says so in the words of the shop, and is kept out of search engines', () =>
    checkRows(
      ['/page-not-found', '/products/999999/anything', '/blogs/999999/anything', '/event/999999'],
      String,
      async (path) => {
        const answer = await askRaw(path);
        expect(answer.status).toBe(404);
        const $ = load(answer.text);
        const text = $('body').text();
        for (const message of [
          'Oops!',
          'Sorry, an unexpected error has occurred.',
          'Page not found',
        ])
          expect(text).toContain(message);
        const robots = $('meta[name="robots"]');
        expect([robots.length, robots.attr('content')]).toEqual([1, 'noindex']);
        expect($('header').length).toBeGreaterThan(0);
        expect($('footer').length).toBeGreaterThan(0);
      },
    ));

  test('crawlers are kept from the calls alone, and nobody keeps /health', async () => {
    const robots = (await askRaw('/robots.txt')).text.split('\n');
    expect(robots.filter((line) => /^(Dis)?allow:/i.test(line))).toEqual([
      'Allow: /',
      'Disallow: /api/',
    ]);
    expect((await askRaw('/health')).headers['cache-control']).toBe('no-store');
  });

  test('a redirect names its target once: made anew, asked for by many at once, and kept', async () => {
    const path = `/products/1/never-asked-for-${Date.now()}`;
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => askRaw(path)));
    for (const answer of [...atOnce, await askRaw(path)]) {
      expect(answer.status).toBe(308);
      expect(targetsOf(answer)).toEqual([turmeric]);
    }
  });

  test('every brand and the top of every list can be had', async () => {
    const { data: brands } = await storeApi.call(listBrands);
    const { total_pages: last } = await storeApi.call(listProducts);
    const paths = [...brands.map((brand) => routes.shop({ brand })), routes.shop({ page: last })];
    await checkRows(paths, String, async (path) => expect((await askRaw(path)).status).toBe(200));
    expect((await askRaw(routes.shop({ page: last + 1 }))).status).toBe(404);
  });

  test('a category or brand can be had by its name, and is the page of its id', async () => {
    const { data: tree } = await storeApi.call(listCategories, { query: { list: 'true' } });
    const [food] = tree;
    for (const [path, canonical] of [
      [`/shop?category_name=${food?.name.toUpperCase()}`, `/shop?category=${food?.id}`],
      ['/shop?brand_name=aranya', '/shop?brand=1'],
      [`/shop?category_id=${food?.id}`, `/shop?category=${food?.id}`],
    ] as const) {
      const $ = load((await askRaw(path)).text);
      expect($('link[rel=canonical]').attr('href'), path).toBe(`${siteUrl}${canonical}`);
    }
  });

  test('a list is one page however its address is spelled, for HEAD as well', async () => {
    const { data: tree } = await storeApi.call(listCategories, { query: { list: 'true' } });
    const id = tree.at(-1)?.id ?? 0;
    const address = `/shop?category=${id}`;
    await expect(async () => {
      expect((await askRaw(address)).headers['x-nextjs-cache']).toBe('HIT');
    }).toPass(withinSeconds);
    const { text } = await askRaw(address);
    for (const more of ['&page=1', `&category_name=${tree.at(-1)?.name}`, '&utm_source=mail']) {
      const answer = await askRaw(encodeURI(`${address}${more}`));
      expect(answer.headers['x-nextjs-cache'], more).toBe('HIT');
      expect(answer.text === text, more).toBe(true);
    }
    const head = await askRaw(address, { method: 'HEAD' });
    expect([head.status, head.headers['x-nextjs-cache']]).toEqual([200, 'HIT']);
    const fresh = await askRaw(`${address}&search=a`);
    expect(fresh.headers['cache-control']).toMatch(/^private, no-cache/);
  });

  test('a doubled slash never leads to another site', async () => {
    for (const path of [
      '//evil.example',
      '//evil.example/',
      '///evil.example',
      '/%2F/evil.example',
    ]) {
      const answer = await askRaw(path);
      expect(answer.status, path).toBeGreaterThanOrEqual(300);
      for (const target of targetsOf(answer)) expect(target, path).toMatch(/^\/(?!\/)/);
    }
  });

  test('someone who is logged in is led home from login and sign-up', async () => {
    const headers = { cookie: await demoCookie('asha') };
    for (const path of [routes.login(), routes.login(routes.profile), routes.signup()]) {
      const answer = await askRaw(path, { headers });
      expect(answer.status, path).toBe(307);
      expect(targetsOf(answer), path).toEqual(['/']);
    }
  });
});

test('a page names its own address, whatever host it was asked by', async () => {
  const { data: product } = await storeApi.call(getProduct, { params: { id: 1 } });
  const { text } = await askRaw(routes.product(product), {
    headers: { 'x-forwarded-host': 'evil.example' },
  });
  expect(text).toContain(`<link rel="canonical" href="${siteUrl}${turmeric}"/>`);
  expect(text).not.toContain('evil.example');
});
