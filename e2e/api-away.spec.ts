import type { Page } from 'playwright/test';
import { faultProxy, type FaultMode, type FaultProxy } from '../lib/faults/fault-proxy.ts';
import { expect, test } from './support/fixtures.ts';
import { openOwnStorefront, type OwnStorefront } from './support/own-storefront.ts';
import { storeApiUrl } from './support/store-api.ts';

/* The store API fails completely: cached pages are still served, all others show an error. */

const turmeric = '/products/1/lakadong-turmeric-powder';
const kept = ['/', turmeric, '/faq'];
/**
 * The first API call has a timeout of three seconds, later calls of one second; the rest is reserve
 * for a busy machine.
 */
const pageWithinMs = 6_500;
/** The API proxy has a timeout of ten seconds per call. */
const callWithinMs = 12_000;

const modes: FaultMode[] = [{ kind: 'down' }, { kind: 'html 502' }, { kind: 'blackhole' }];
/** A product and a list that no other failure mode has requested, so that they are not cached. */
const unseen = (place: number) => ({
  product: `/products/${20 + place}/anything`,
  list: `/shop?page=${2 + place}`,
  post: `/blogs/${2 + place}/anything`,
});

let proxy: FaultProxy;
let storefront: OwnStorefront;

test.beforeAll(async () => {
  proxy = await faultProxy(storeApiUrl, () => 0);
  storefront = await openOwnStorefront({ apiUrl: proxy.url });
});

test.afterAll(async () => {
  await storefront?.stop();
  await proxy?.close();
});

async function expectUnavailable(page: Page, title: string, text: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(main.getByText(text)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

for (const [place, mode] of modes.entries()) {
  test(`T30: API ${mode.kind}: pages that are kept are shown, all others say so`, async ({
    request,
  }) => {
    test.setTimeout(180_000);
    await proxy.be({ kind: 'pass' });
    for (const path of kept) expect(await storefront.ask(path), path).toBe(200);
    await proxy.be(mode);
    for (const path of kept) expect(await storefront.ask(path), path).toBe(200);

    const { product, list, post } = unseen(place);
    for (const [path, words] of [
      [product, 'There was an error loading the products!'],
      [list, 'There was an error loading the products!'],
      [post, 'Something went wrong'],
    ] as const) {
      const begun = performance.now();
      const answer = await request.get(`${storefront.url}${path}`, { maxRedirects: 0 });
      expect(performance.now() - begun, path).toBeLessThan(pageWithinMs);
      expect(answer.status(), path).toBe(503);
      expect(answer.headers(), path).toMatchObject({ 'cache-control': 'private, no-store' });
      expect(Number(answer.headers()['retry-after']), path).toBeGreaterThan(0);
      const html = await answer.text();
      expect(html, path).toContain(words);
      expect(html, path).toContain('<footer');
    }

    for (const path of ['/sitemap.xml', '/feeds/products.xml']) {
      expect(await storefront.ask(path), path).toBe(503);
    }

    await proxy.be({ kind: 'pass' });
    await expect(async () => {
      for (const path of [list, ...kept]) expect(await storefront.ask(path), path).toBe(200);
      expect(await storefront.ask(product), product).toBeLessThan(400);
    }).toPass({ timeout: 15_000 });
  });
}

test('T30: a call that the API does not answer ends with 503 in time', async ({ request }) => {
  await proxy.be({ kind: 'blackhole' });
  const begun = performance.now();
  const answer = await request.get(`${storefront.url}/api/store/cart/`, {
    headers: { cookie: `visitor=${'x'.repeat(64)}` },
  });
  expect(performance.now() - begun).toBeLessThan(callWithinMs);
  expect(answer.status()).toBe(503);
  expect(answer.headers()).toMatchObject({ 'cache-control': 'private, no-store' });
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ status: false });
});

test('T30: the screen has header, footer and a way to try again', async ({ page, complaints }) => {
  await proxy.be({ kind: 'down' });
  complaints.expectRefusal(503, '/shop');
  await page.goto(`${storefront.url}/shop?page=6`);
  await expectUnavailable(
    page,
    'There was an error loading the products!',
    'Please reload the page',
  );
  await proxy.be({ kind: 'pass' });
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/shop\?page=6$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('T30: the screen comes where the API has been away since the start', async ({
  page,
  complaints,
}) => {
  await proxy.be({ kind: 'down' });
  const another = await openOwnStorefront({ apiUrl: proxy.url, firstStatus: 503 });
  try {
    complaints.expectRefusal(503, '/');
    complaints.expectRefusal(503, '/blogs/1/anything');
    await page.goto(another.url);
    await expectUnavailable(
      page,
      'There was an error loading the products!',
      'Please reload the page',
    );
    await page.goto(`${another.url}/blogs/1/anything`);
    await expectUnavailable(page, 'Something went wrong', 'Please try again later!');
  } finally {
    await another.stop();
  }
});
