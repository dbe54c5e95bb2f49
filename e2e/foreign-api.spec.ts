import type { BrowserContext, Page } from 'playwright/test';
import { sitePages, type SitePage } from '../lib/contract/site-pages.ts';
import { expect, test } from './support/fixtures.ts';
import { logIn } from './support/log-in.ts';
import { open } from './support/open.ts';
import { openOwnStorefront, type OwnStorefront } from './support/own-storefront.ts';
import { startOddStore, type OddAnswer, type OddStore } from './support/odd-store.ts';

/* The storefront before a store API that has the calls of the contract alone, and no extension. */

let store: OddStore;
let storefront: OwnStorefront;

test.beforeAll(async () => {
  store = await startOddStore();
  storefront = await openOwnStorefront({ apiUrl: store.url });
});

test.afterAll(async () => {
  await storefront?.stop();
  await store?.stop();
});

const fixed = Object.entries<SitePage>(sitePages).flatMap(([path, page]) =>
  page.kind === 'page' && page.sitemap && !path.includes('[') && path !== '/concern' ? [path] : [],
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
  ['/forms/contact', 200, /Sending this form needs JavaScript/],
  ['/forms/none', 404],
  ['/page-not-found', 404],
  ['/shop?category=999', 404],
  ['/shop?page=99', 404],
  ['/products/999/none', 404],
  ['/blogs/999/none', 404],
  ['/event/999', 404],
  ['/concern', 404],
  ['/concern/joint-pain', 404],
];

/** What no page may show: a value that is missing, or a fault of a program. */
const fault =
  /\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date|Internal Server Error|\bat \S+\.(js|ts):\d+/;

async function expectSoundPage(page: Page): Promise<void> {
  await expect(page.getByRole('banner').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await page.locator('body').innerText()).not.toMatch(fault);
  expect(await page.title()).not.toMatch(fault);
}

for (const [path, status, words] of pages) {
  test(`before a foreign API: ${path} answers ${status}`, async ({ page, complaints }) => {
    if (status >= 400) complaints.expectRefusal(status, path.replace(/\?.*/, ''));
    const answer = await page.goto(`${storefront.url}${path}`);
    expect(answer?.status()).toBe(status);
    await expectSoundPage(page);
    if (words) await expect(page.getByRole('main')).toContainText(words);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    for (const json of data) {
      expect(() => JSON.parse(json) as unknown).not.toThrow();
      expect(json).not.toMatch(/undefined|NaN/);
    }
    await expect(page.locator('meta[name="description"]').first()).not.toHaveAttribute(
      'content',
      fault,
    );
  });
}

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

for (const [path, words] of files) {
  test(`before a foreign API: ${path} is complete`, async ({ request }) => {
    const answer = await request.get(`${storefront.url}${path}`);
    expect(answer.status()).toBe(200);
    const text = await answer.text();
    expect(text).toMatch(words);
    expect(text).not.toMatch(fault);
  });
}

test('before a foreign API: a guest fills the cart', async ({ page }) => {
  await open(page, `${storefront.url}/products/1/brown-rice`);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(page.getByText('Product added to cart!')).toBeVisible();
  await open(page, `${storefront.url}/cart`);
  await expect(page.getByTestId('cart-line')).toHaveCount(1);
  await expectSoundPage(page);
});

test('before a foreign API: the search box suggests the products of the list', async ({ page }) => {
  await open(page, `${storefront.url}/`);
  await page.getByRole('combobox', { name: 'Search products' }).fill('honey');
  const hit = page.getByRole('option').filter({ hasText: 'Wild Honey' });
  await expect(hit.locator('mark')).toHaveText('Honey');
  await expect(hit).toHaveAttribute('href', /^\/products\/\d+\/wild-honey$/);
});

test.describe('before a foreign API, logged in', () => {
  let context: BrowserContext;
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    context = await browser.newContext({ baseURL: storefront.url });
    await logIn(context, 'asha');
    page = await context.newPage();
  });
  test.afterAll(() => context.close());

  test('a product is ordered with cash on delivery', async ({ complaints }) => {
    complaints.watch(context);
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
  });

  for (const path of [
    '/profile',
    '/profile/edit',
    '/profile/addresses/add',
    '/update-password',
    '/subscription-payment',
    '/consult-our-vaidya/schedule-appointment',
  ]) {
    test(`${path} is complete`, async () => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expectSoundPage(page);
    });
  }

  test('the times of the vaidya come from the weekly hours', async () => {
    await open(page, '/consult-our-vaidya/schedule-appointment');
    await page
      .getByRole('radio', { name: /^Monday, / })
      .first()
      .check();
    await expect(page.getByRole('radio', { name: /10:00 AM/ })).toBeVisible();
  });
});

const oddAnswers: OddAnswer[] = ['html', 'status: false', 'nulls', '50 MB', 500, 404, 'nothing'];

/** Runs a check on a storefront that has read nothing yet. */
async function onFreshStorefront(page: Page, check: (url: string) => Promise<void>): Promise<void> {
  const fresh = await openOwnStorefront({ apiUrl: store.url });
  try {
    await check(fresh.url);
    // What the page still asks for would be refused by a server that has stopped.
    await page.goto('about:blank');
  } finally {
    await fresh.stop();
  }
}

test('before a foreign API: a product that cannot be read is said, within header and footer', async ({
  page,
  complaints,
}) => {
  await onFreshStorefront(page, async (url) => {
    for (const [place, odd] of oddAnswers.entries()) {
      const id = 5 + place;
      store.answer({ [`/web/single/product/${id}`]: odd });
      const status = odd === 404 ? 404 : 503;
      complaints.expectRefusal(status, `/products/${id}/any`);
      const answer = await page.goto(`${url}/products/${id}/any`);
      expect(answer?.status(), String(odd)).toBe(status);
      await expectSoundPage(page);
      if (status === 503) {
        const main = page.getByRole('main');
        await expect(main).toContainText('There was an error loading the products!');
        await expect(main).toContainText('Please reload the page');
      }
    }
  });
  store.answer({});
});

test('before a foreign API: a product stands where its related products fail', async ({ page }) => {
  for (const [place, odd] of (['html', 'status: false', 500] as const).entries()) {
    const id = 12 + place;
    store.answer({ '/api/related-other-products': odd });
    const answer = await page.goto(`${storefront.url}/products/${id}`);
    expect(answer?.status(), String(odd)).toBe(200);
    await expect(page.getByText('Error fetching related products')).toBeVisible();
    await expectSoundPage(page);
  }
  store.answer({});
});

test('before a foreign API: the list says that products could not be loaded', async ({
  page,
  complaints,
}) => {
  complaints.expectRefusal(503, '/shop');
  for (const odd of ['html', 'nulls', 500] as const) {
    store.answer({ '/web/products/list': odd });
    const answer = await page.goto(`${storefront.url}/shop?search=${String(odd).slice(0, 3)}`);
    expect(answer?.status(), String(odd)).toBe(503);
    await expect(page.getByRole('main')).toContainText('There was an error loading the products!');
    await expectSoundPage(page);
  }
  store.answer({});
});

const homeCalls = [
  ['/ecommerce/banners', '/newarrival/list', '/home/blogs'],
  ['/product-section', '/musttry/list', '/statistics-section'],
  ['/lower-section', '/bestofalltime/list', '/categories'],
];

test('before a foreign API: the home page survives the failure of its calls', async ({ page }) => {
  for (const calls of homeCalls) {
    const [first = '', second = '', third = ''] = calls;
    store.answer({ [first]: 'html', [second]: 'nulls', [third]: 500 });
    await onFreshStorefront(page, async (url) => {
      await page.goto(url);
      await expectSoundPage(page);
    });
  }
  store.answer({});
});
