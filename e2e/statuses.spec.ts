import type { APIRequestContext, APIResponse } from 'playwright/test';
import { listCategories } from '../lib/contract/category.ts';
import { listBrands, listProducts, getProduct } from '../lib/contract/product.ts';
import { logIn } from './support/log-in.ts';
import { expect, test } from './support/fixtures.ts';
import { siteUrl } from './support/site-url.ts';
import { storeApi } from './support/store-api.ts';
import { routes } from '../lib/platform/routes.ts';
import { withinSeconds } from './support/within-seconds.ts';

const ask = (request: APIRequestContext, path: string) => request.get(path, { maxRedirects: 0 });

/** Targets of all redirects of an answer, as path and query; as a full URL if on another site. */
function targets(answer: APIResponse): string[] {
  const locations = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'location');
  return locations.map(({ value }) => {
    const { origin, pathname, search, href } = new URL(value, siteUrl);
    return origin === new URL(siteUrl).origin ? `${pathname}${search}` : href;
  });
}

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
];

test.describe('every address answers with its true status', () => {
  for (const { path, status, leadsTo } of table) {
    test(`${path} → ${status}${leadsTo ? ` ${leadsTo}` : ''}`, async ({ request }) => {
      const answer = await ask(request, path);
      expect(answer.status()).toBe(status);
      expect(targets(answer)).toEqual(leadsTo ? [leadsTo] : []);
    });
  }

  test('a redirect names its target once: made anew, asked for by many at once, and kept', async ({
    request,
  }) => {
    const path = `/products/1/never-asked-for-${Date.now()}`;
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => ask(request, path)));
    for (const answer of [...atOnce, await ask(request, path)]) {
      expect(answer.status()).toBe(308);
      expect(targets(answer)).toEqual([turmeric]);
    }
  });

  test('every brand and the top of every list can be had', async ({ request }) => {
    const { data: brands } = await storeApi.call(listBrands);
    const { total_pages: last } = await storeApi.call(listProducts);
    const paths = [...brands.map((brand) => routes.shop({ brand })), routes.shop({ page: last })];
    for (const path of paths) expect((await ask(request, path)).status(), path).toBe(200);
    expect((await ask(request, routes.shop({ page: last + 1 }))).status()).toBe(404);
  });

  test('a category or brand can be had by its name, and is the page of its id', async ({
    request,
  }) => {
    const { data: tree } = await storeApi.call(listCategories, { query: { list: 'true' } });
    const [food] = tree;
    for (const [path, canonical] of [
      [`/shop?category_name=${food?.name.toUpperCase()}`, `/shop?category=${food?.id}`],
      ['/shop?brand_name=aranya', '/shop?brand=1'],
      [`/shop?category_id=${food?.id}`, `/shop?category=${food?.id}`],
    ] as const) {
      const text = await (await ask(request, path)).text();
      const named = /<link rel="canonical" href="https?:\/\/[^/]+([^"]+)"/.exec(text)?.[1];
      expect(named, path).toBe(canonical);
    }
  });

  test('a list is one page however its address is spelled, for HEAD as well', async ({
    request,
  }) => {
    const { data: tree } = await storeApi.call(listCategories, { query: { list: 'true' } });
    const id = tree.at(-1)?.id ?? 0;
    const address = `/shop?category=${id}`;
    await expect(async () => {
      expect((await ask(request, address)).headers()['x-nextjs-cache']).toBe('HIT');
    }).toPass(withinSeconds);
    const text = await (await ask(request, address)).text();
    for (const more of ['&page=1', `&category_name=${tree.at(-1)?.name}`, '&utm_source=mail']) {
      const answer = await ask(request, `${address}${more}`);
      expect(answer.headers()['x-nextjs-cache'], more).toBe('HIT');
      expect((await answer.text()) === text, more).toBe(true);
    }
    const head = await request.head(address);
    expect([head.status(), head.headers()['x-nextjs-cache']]).toEqual([200, 'HIT']);
    const fresh = await ask(request, `${address}&search=a`);
    expect(fresh.headers()['cache-control']).toMatch(/^private, no-cache/);
  });

  test('a doubled slash never leads to another site', async ({ request }) => {
    for (const path of [
      '//evil.example',
      '//evil.example/',
      '///evil.example',
      '/%2F/evil.example',
    ]) {
      const answer = await ask(request, `${siteUrl}${path}`);
      expect(answer.status(), path).toBeGreaterThanOrEqual(300);
      for (const target of targets(answer)) expect(target, path).toMatch(/^\/(?!\/)/);
    }
  });

  test('someone who is logged in has no use for the login page', async ({ asha }) => {
    const answer = await ask(asha.request, '/login');
    expect(answer.status()).toBe(307);
    expect(targets(answer)).toEqual(['/']);
  });
});

test('what is not there is kept out of search engines and says so', async ({
  page,
  complaints,
}) => {
  complaints.expectRefusal(404, '/page-not-found');
  await page.goto('/nowhere');
  await expect(page).toHaveURL('/page-not-found');
  await expect(page.getByText('Oops!')).toBeVisible();
  await expect(page.getByText('Sorry, an unexpected error has occurred.')).toBeVisible();
  await expect(page.getByText('Page not found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go back' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('a product that does not exist shows the same screen in place', async ({
  page,
  complaints,
}) => {
  complaints.expectRefusal(404, '/products/999999/anything');
  await page.goto('/products/999999/anything');
  await expect(page).toHaveURL('/products/999999/anything');
  await expect(page.getByText('Oops!')).toBeVisible();
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
});

test('a page names its own address, whatever host it was asked by', async ({ request }) => {
  const { data: product } = await storeApi.call(getProduct, { params: { id: 1 } });
  const answer = await request.get(routes.product(product), {
    headers: { 'x-forwarded-host': 'evil.example' },
  });
  const html = await answer.text();
  expect(html).toContain(`<link rel="canonical" href="${siteUrl}${turmeric}"/>`);
  expect(html).not.toContain('evil.example');
});

test.describe('the API proxy', () => {
  const closed = [
    '/api/store/%2e%2e/health',
    '/api/store/%2e%2e%2fhealth',
    '/api/store/cart/%2e%2e/health',
    '/api/store/cart/..%2f..%2fhealth',
    '/api/store/health',
    '/api/store/outbox/?to=asha@example.in',
    '/api/store/openapi.json',
    '/api/store/user/visitor/',
    '/api/store/nothing',
  ];
  for (const path of closed) {
    test(`${path} is not part of it`, async ({ request }) => {
      const answer = await ask(request, path);
      expect(answer.status()).toBe(404);
      expect(await answer.text()).not.toContain('database');
    });
  }

  test('keeps calls that answer with a token from scripts', async ({ request }) => {
    for (const name of ['signin', 'verify-otp']) {
      for (const slash of ['', '/']) {
        const answer = await request.post(`/api/store/user/${name}${slash}`, {
          data: { email: 'asha@example.in', password: 'Demo@2026' },
        });
        expect(answer.status(), name).toBe(404);
        expect(await answer.text()).not.toContain('token');
      }
    }
  });

  test('refuses writes from other sites', async ({ request }) => {
    const add = (headers: Record<string, string>) =>
      request.post('/api/store/cart/', { data: { pid: 1, quantity: 1 }, headers });
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${siteUrl}.evil.example` },
      { origin: siteUrl, 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      const answer = await add(headers);
      expect(answer.status(), JSON.stringify(headers)).toBe(403);
      expect(answer.headers()['set-cookie']).toBeUndefined();
    }
    expect((await add({ origin: siteUrl, 'sec-fetch-site': 'same-origin' })).status()).toBe(201);
  });

  test('lets no cache keep an answer', async ({ request, asha }) => {
    const paths = [
      '/api/store/cart/',
      '/api/store/listwish/',
      '/api/store/web/products/list/?prod_search=haldi',
      '/api/store/categories/?list=true',
      '/api/store/user/profile/',
    ];
    for (const who of [request, asha.request]) {
      for (const path of paths) {
        const answer = await who.get(path);
        expect(answer.headers()['cache-control'], path).toContain('no-store');
      }
    }
  });

  test('answers in the envelope of the contract when nobody is logged in', async ({ request }) => {
    for (const path of ['user/profile/', 'user/address/', 'web/orders/list/', 'orders/SO-000001']) {
      const answer = await request.get(`/api/store/${path}`);
      expect(answer.status(), path).toBe(401);
      expect(await answer.json()).toMatchObject({ status: false, message: expect.any(String) });
    }
  });
});

test.describe('the session', () => {
  test('tells a script who is there, and no token', async ({ openBrowser }) => {
    const context = await openBrowser('asha');
    const answer = await context.request.get('/api/auth/session');
    expect(answer.headers()['cache-control']).toContain('no-store');
    const session: unknown = await answer.json();
    expect(session).toEqual({
      expires: expect.any(String),
      user: {
        id: expect.any(String),
        firstName: 'Asha',
        lastName: 'Trivedi',
        isStaff: false,
      },
    });
    expect(JSON.stringify(session).toLowerCase()).not.toContain('token');
  });

  test('lives in cookies that scripts cannot read', async ({ openBrowser }) => {
    const context = await openBrowser();
    await context.request.post('/api/store/user/send-otp/', {
      data: { mobile_no: '+919876500000' },
    });
    const visitor = (await context.cookies()).find(({ name }) => name === 'visitor');
    expect(visitor, 'a guest has an id before the first OTP').toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    });

    await logIn(context, 'asha');
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name)).toContain('next-auth.session-token');
    expect(
      cookies.map(({ name }) => name),
      'the visitor has become the customer',
    ).not.toContain('visitor');
    expect(cookies.filter(({ httpOnly }) => !httpOnly)).toEqual([]);
    const page = await context.newPage();
    await page.goto('/');
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });
});
