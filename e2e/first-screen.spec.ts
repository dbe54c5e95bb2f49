import type { Page } from 'playwright/test';
import { listBrands } from '../lib/contract/product.ts';
import { listCategories } from '../lib/contract/category.ts';
import { listConcerns } from '../lib/contract/concern.ts';
import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { storeApi } from './support/store-api.ts';

/** Addresses of the lists that have products, by kind. */
async function lists() {
  const [categories, brands, concerns] = await Promise.all([
    storeApi.call(listCategories, { query: { list: 'true' } }),
    storeApi.call(listBrands),
    storeApi.call(listConcerns),
  ]);
  const departments = categories.data;
  const branches = departments.flatMap(({ children }) => children);
  const leaves = branches.flatMap(({ children }) => children);
  const addresses = (
    categories: { id: number; name: string; product_count?: number | undefined }[],
  ) =>
    categories
      .filter(({ product_count: count }) => count !== 0)
      .map((category) => routes.shop({ category }));
  return {
    shop: [
      routes.shop(),
      '/shop?search=honey',
      '/shop?search=ghee+under+500',
      '/shop?ordering=popularity',
    ],
    departments: addresses(departments),
    branches: addresses(branches),
    leaves: addresses(leaves),
    brands: brands.data.map((brand) => routes.shop({ brand })),
    concerns: concerns.data.map((concern) => routes.concern(concern)),
  };
}

/** Number of prices visible without scrolling, above the fixed bottom bar. */
const pricesInSight = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .map((element) => element.getBoundingClientRect());
    const bars = boxes.filter(({ width, bottom }) => width === innerWidth && bottom >= innerHeight);
    const foot = Math.min(innerHeight, ...bars.map(({ top }) => top).filter((top) => top > 0));
    return [...document.querySelectorAll('main .price')].filter((price) => {
      const { width, bottom } = price.getBoundingClientRect();
      return width > 0 && bottom <= foot;
    }).length;
  });

/* `pointer: coarse`, which makes chips higher. */
test.use({ hasTouch: true });

const screens = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

interface BareList {
  address: string;
  width: number;
}

/** Returns the lists that show fewer than two prices on the first screen of a desktop or phone. */
async function findBareLists(page: Page, addresses: readonly string[]): Promise<BareList[]> {
  const bare: BareList[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator('main .price').first()).toBeAttached();
    for (const screen of screens) {
      await page.setViewportSize(screen);
      if ((await pricesInSight(page)) < 2) bare.push({ address, width: screen.width });
    }
  }
  return bare;
}

/** Length of the names, which decides the number of lines above the products. */
const byLength = (one: string, other: string) => other.length - one.length;

async function expectPrices(page: Page, addresses: readonly string[]): Promise<void> {
  // No hydration, to save time: the server renders the first screen.
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const bare = await findBareLists(page, addresses);
  // Retry: a parallel test may have a category for a moment, which wraps the menu to two lines.
  const retried = new Set(bare.map(({ address }) => address));
  expect(await findBareLists(page, [...retried])).toEqual([]);
}

test('a list of each kind shows products and prices on its first screen', async ({ page }) => {
  const { shop, ...kinds } = await lists();
  const longest = Object.values(kinds).flatMap((kind) => kind.toSorted(byLength).slice(0, 1));
  expect(longest).toHaveLength(5);
  await expectPrices(page, [...shop.slice(0, 1), ...longest]);
});

test(
  'every list shows products and prices on its first screen',
  { tag: '@slow' },
  async ({ page }) => {
    test.setTimeout(600_000);
    const addresses = Object.values(await lists()).flat();
    expect(addresses.length).toBeGreaterThan(60);
    await expectPrices(page, addresses);
  },
);
