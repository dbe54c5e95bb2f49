import type { Page } from 'playwright/test';
import { load } from 'cheerio';
import { sitePages, type SitePage } from '../lib/contract/site-pages.ts';
import { accounts, demoPassword } from './support/accounts.ts';
import { checkRows } from './support/check-rows.ts';
import { expect, test } from './support/fixtures.ts';
import { logIn } from './support/log-in.ts';
import { open } from './support/open.ts';
import { openOwnStorefront, type OwnStorefront } from './support/own-storefront.ts';
import { startFaultyStore, type FaultyAnswer, type FaultyStore } from './support/faulty-store.ts';
import { sessionCookie } from './support/session-cookie.ts';

/*
 * One storefront with a store API that has only the calls of the contract, no extension. Most pages
 * are read without a browser.
 */

/** Optional calls of the home page, and how they fail. */
const homeFailures: Record<string, FaultyAnswer>[] = [
  { '/ecommerce/banners': 'html', '/newarrival/list': 'nulls', '/home/blogs': 500 },
  { '/product-section': 'html', '/musttry/list': 'nulls', '/statistics-section': 500 },
  { '/lower-section': 'html', '/bestofalltime/list': 'nulls', '/categories': 500 },
];

let store: FaultyStore;
let storefront: OwnStorefront;

test.beforeAll(async () => {
  store = await startFaultyStore();
  storefront = await openOwnStorefront({ apiUrl: store.url });
});

test.afterAll(async () => {
  await storefront?.stop();
  await store?.stop();
});

/** Pages of extensions that this store lacks. */
const missing = ['/concern', '/growers', '/lot'];
const fixed = Object.entries<SitePage>(sitePages).flatMap(([path, page]) =>
  page.kind === 'page' && page.sitemap && !path.includes('[') && !missing.includes(path)
    ? [path]
    : [],
);

/** Path, status, and words that the page must have. */
const pages: [string, number, RegExp?][] = [
  ...fixed.map((path): [string, number] => [path, 200]),
  ['/shop?category=1', 200, /Food/],
  ['/shop?category=3', 200, /Rice and Flour/],
  ['/shop?page=2', 200],
  ['/shop?ordering=base_price', 200],
  ['/shop?search=honey', 200, /Wild Honey/],
  ['/shop?search=nothing-like-this', 200, /No products/],
  ['/shop?brand=1', 200, /Hill Farm/],
  ['/shop?product_tag=1', 200],
  ['/shop?availability=in_stock', 200],
  ['/products/1/brown-rice', 200, /Brown Rice/],
  ['/products/23/saffron', 200, /Saffron/],
  ['/products/24/winter-jam', 200],
  ['/products/25/hand-soap', 200],
  ['/blogs?month=2026-10', 200],
  ['/blogs/3/how-honey-is-made', 200, /what we have learned/],
  ['/event/1', 200, /Farm Walk/],
  ['/cart', 200],
  ['/wishlist', 200],
  ['/login', 200],
  ['/signup', 200],
  ['/reset-password', 200],
  ['/reset-password/00000000-0000-4000-8000-000000000000', 200],
  ['/forms/contact', 200, /This form needs JavaScript/],
  ['/forms/none', 404],
  ['/page-not-found', 404],
  ['/shop?category=999', 404],
  ['/shop?page=99', 404],
  ['/products/999/none', 404],
  ['/blogs/999/none', 404],
  ['/event/999', 404],
  ...missing.map((path): [string, number] => [path, 404]),
  ['/concern/joint-pain', 404],
  ['/growers/hunlang-rymbai', 404],
  ['/lot/TU-26-09B', 404],
];

/** What no page may show: a value that is missing, or a fault of a program. */
const fault =
  /\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date|Internal Server Error|\bat \S+\.(js|ts):\d+/;

interface FoundPage {
  status: number;
  /** The text of its main part. */
  text: string;
}

/** Reads a page and expects that it is complete and shows no faults, its JSON-LD included. */
async function readSoundPage(path: string, cookie = '', site = storefront.url): Promise<FoundPage> {
  const answer = await fetch(`${site}${path}`, {
    headers: { cookie },
    redirect: 'manual',
  });
  const $ = load(await answer.text());
  const json = $('script[type="application/ld+json"]').map((_, script) => $(script).text());
  for (const data of json.get()) {
    expect(() => JSON.parse(data) as unknown).not.toThrow();
    expect(data).not.toMatch(/undefined|NaN/);
  }
  $('script, style, template').remove();
  expect($('header').length, 'header').toBeGreaterThan(0);
  expect($('footer').length, 'footer').toBeGreaterThan(0);
  expect($('body').text()).not.toMatch(fault);
  expect($('title').text()).toMatch(/\S/);
  expect($('title').text()).not.toMatch(fault);
  expect($('meta[name="description"]').first().attr('content') ?? '').not.toMatch(fault);
  // Streamed parts are outside `main` until a script moves them.
  return { status: answer.status, text: $('main, body > div[hidden]').text() };
}

test(
  'before a foreign API: the home page survives the failure of its calls',
  { tag: '@slow' },
  async () => {
    for (const failures of homeFailures) {
      store.answer(failures);
      // A separate storefront, because the home page is cached.
      const fresh = await openOwnStorefront({ apiUrl: store.url });
      try {
        expect((await readSoundPage('/', '', fresh.url)).status).toBe(200);
      } finally {
        await fresh.stop();
      }
    }
    store.answer({});
  },
);

test('before a foreign API: every page answers with its status and what it is about', () =>
  checkRows(
    pages,
    ([path, status]) => `${path} → ${status}`,
    async ([path, status, expected]) => {
      const found = await readSoundPage(path);
      expect(found.status).toBe(status);
      if (expected) expect(found.text).toMatch(expected);
    },
  ));

const files: [string, RegExp][] = [
  ['/sitemap.xml', /sitemap\/products-1\.xml/],
  ['/sitemap/products-1.xml', /products\/1\/brown-rice/],
  ['/sitemap/categories-1.xml', /category=3/],
  ['/sitemap/brands-1.xml', /brand=1/],
  ['/sitemap/posts-1.xml', /blogs\/3\/how-honey-is-made/],
  ['/sitemap/events-1.xml', /event\/1/],
  ['/sitemap/pages-1.xml', /about-us/],
  ['/feeds/products.xml', /<g:id>1<\/g:id>|Brown Rice/],
  ['/feeds/journal.rss', /How honey is made/],
  ['/feeds/journal.atom', /How honey is made/],
  ['/llms.txt', /Food/],
  ['/robots.txt', /Sitemap/],
  ['/manifest.webmanifest', /"name"/],
  ['/health', /"name":"shop profile","is_offered":false/],
];

test('before a foreign API: every file is complete', () =>
  checkRows(
    files,
    ([path]) => path,
    async ([path, expected]) => {
      const answer = await fetch(`${storefront.url}${path}`);
      expect(answer.status).toBe(200);
      const text = await answer.text();
      expect(text).toMatch(expected);
      expect(text).not.toMatch(fault);
    },
  ));

test('before a foreign API: the pages of a customer are complete', async () => {
  const { email } = accounts.asha;
  const cookie = await sessionCookie({ email, password: demoPassword }, storefront.url);
  const own = [
    '/profile',
    '/profile/edit',
    '/profile/addresses/add',
    '/update-password',
    '/subscription-payment',
    '/consult-our-vaidya/schedule-appointment',
  ];
  await checkRows(own, String, async (path) => {
    expect((await readSoundPage(path, cookie)).status).toBe(200);
  });
});

const faultyAnswers: FaultyAnswer[] = [
  'html',
  'status: false',
  'nulls',
  '50 MB',
  500,
  404,
  'nothing',
];

test(
  'before a foreign API: a product that cannot be read is said, within header and footer',
  { tag: '@slow' },
  async () => {
    // Products that nothing else has read.
    const rows = faultyAnswers.map((odd, index) => ({ odd, id: 5 + index }));
    store.answer(
      Object.fromEntries(rows.map(({ odd, id }) => [`/web/single/product/${id}`, odd] as const)),
    );
    await checkRows(
      rows,
      ({ odd }) => `the API answers ${odd}`,
      async ({ odd, id }) => {
        const { status, text } = await readSoundPage(`/products/${id}/any`);
        expect(status).toBe(odd === 404 ? 404 : 503);
        if (status === 404) return;
        expect(text).toContain('There was an error loading the products!');
        expect(text).toContain('Please reload the page');
      },
    );
    store.answer({});
  },
);

test('before a foreign API: a product stands where its related products fail', async () => {
  for (const [index, faulty] of (['html', 'status: false', 500] as const).entries()) {
    store.answer({ '/api/related-other-products': faulty });
    const path = `/products/${12 + index}`;
    const { headers } = await fetch(`${storefront.url}${path}`, { redirect: 'manual' });
    const { status, text } = await readSoundPage(headers.get('location') ?? path);
    expect(status, String(faulty)).toBe(200);
    expect(text, String(faulty)).toContain('Error fetching related products');
  }
  store.answer({});
});

/** What a browser shows: header and footer, no faults; the fixture hears of errors of React. */
async function expectSoundPage(page: Page): Promise<void> {
  await expect(page.getByRole('banner').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await page.locator('body').innerText()).not.toMatch(fault);
}

test('before a foreign API: the list says that products could not be loaded, and tries again', async ({
  page,
  complaints,
}) => {
  for (const faulty of ['html', 'nulls', 500] as const) {
    store.answer({ '/web/products/list': faulty });
    const { status, text } = await readSoundPage(`/shop?search=${String(faulty).slice(0, 3)}`);
    expect(status, String(faulty)).toBe(503);
    expect(text, String(faulty)).toContain('There was an error loading the products!');
  }
  complaints.expectRefusal(503, '/shop');
  await page.goto(`${storefront.url}/shop?search=rice`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'There was an error loading the products!',
  );
  await expect(main.getByText('Please reload the page')).toBeVisible();
  await expectSoundPage(page);
  store.answer({});
  await main.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/shop\?search=rice$/);
  await expect(main.getByRole('article').first()).toBeVisible();
});

test('before a foreign API: the home page is complete, and pages come alive', async ({ page }) => {
  expect((await readSoundPage('/')).text).toContain('Wild Honey');
  for (const path of ['/', '/shop?category=1', '/products/1/brown-rice', '/blogs/3', '/event/1']) {
    await open(page, `${storefront.url}${path}`);
    await expectSoundPage(page);
  }
});

test('before a foreign API: a guest finds a product in the search box and fills the cart', async ({
  page,
}) => {
  await open(page, `${storefront.url}/`);
  await page.getByRole('combobox', { name: 'Search products' }).fill('honey');
  const hit = page.getByRole('option').filter({ hasText: 'Wild Honey' });
  await expect(hit.locator('mark')).toHaveText('Honey');
  await expect(hit).toHaveAttribute('href', /^\/products\/\d+\/wild-honey$/);
  await open(page, `${storefront.url}/products/1/brown-rice`);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(page.getByText('Product added to cart!')).toBeVisible();
  await open(page, `${storefront.url}/cart`);
  await expect(page.getByTestId('cart-line')).toHaveCount(1);
  await expectSoundPage(page);
});

test('before a foreign API: a customer orders with cash on delivery, and sees the times of the vaidya', async ({
  browser,
  complaints,
}) => {
  const context = await browser.newContext({ baseURL: storefront.url });
  complaints.watch(context);
  await logIn(context, 'asha');
  const page = await context.newPage();
  const added = await context.request.post('/api/store/cart/', { data: { pid: 1, quantity: 3 } });
  expect(added.status()).toBe(201);
  await open(page, '/cart');
  await expect(page.getByTestId('cart-line')).toHaveCount(1);
  await page.getByRole('button', { name: 'Process checkout' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expectSoundPage(page);
  await page.getByRole('button', { name: 'Place order' }).first().click();
  await expect(page.getByText('Your order has been placed!').first()).toBeVisible();
  await expect(page).toHaveURL(/\/(profile|orders)/);
  await expectSoundPage(page);

  await open(page, '/consult-our-vaidya/schedule-appointment');
  await page
    .getByRole('radio', { name: /^Monday, / })
    .first()
    .check();
  await expect(page.getByRole('radio', { name: /10:00 AM/ })).toBeVisible();
  await context.close();
});
