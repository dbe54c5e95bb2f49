import type { Page } from 'playwright/test';
import { getCart } from '../lib/contract/cart.ts';
import { getProduct, listProducts, type Product } from '../lib/contract/product.ts';
import { formatRupees } from '../lib/format/money.ts';
import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { open, untilAlive } from './support/open.ts';
import { storeApi } from './support/store-api.ts';

const turmeric = 1;

async function readTurmeric(): Promise<{ product: Product; kilo: Product; sizes: string[] }> {
  const { data: product } = await storeApi.call(getProduct, { params: { id: turmeric } });
  const members = product.family?.members ?? [];
  const last = members.at(-1);
  const { data: kilo } = await storeApi.call(getProduct, {
    params: { id: last?.product_id ?? Number.NaN },
  });
  return { product, kilo, sizes: members.map(({ options }) => options.join(', ')) };
}

const sizeGroup = (page: Page) => page.getByRole('navigation', { name: 'Size', exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a size is switched in the next frame, and back leads out of the family', async ({ page }) => {
  const { product, kilo, sizes } = await readTurmeric();
  await open(page, routes.faq);
  await open(page, routes.product(product));
  const links = sizeGroup(page).getByRole('link');
  await expect(links).toHaveCount(sizes.length);
  await expect(sizeGroup(page).locator('[aria-current]')).toContainText('250 g');
  const other = links.filter({ hasText: '1 kg' });
  await expect(other).toContainText(/\d+% less/);

  // The page itself is on the way: what is seen comes from the rows of the family.
  const held = Promise.withResolvers<void>();
  await page.route(`**${routes.product(kilo)}*`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(kilo.name);
  await expect(page).toHaveURL(routes.product(kilo));
  await expect(page.getByRole('main').getByText(kilo.sku, { exact: true }).first()).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .locator('.price b', { hasText: formatRupees(kilo.product_price) })
      .first(),
  ).toBeVisible();
  await expect(sizeGroup(page).locator('[aria-current]')).toContainText('1 kg');
  held.resolve();

  await expect(page).toHaveTitle(new RegExp(kilo.name));
  await expect(title(page)).toHaveText(kilo.name);
  await expect(sizeGroup(page).locator('[aria-current]')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(routes.faq);
});

test('Add takes the size that was switched to', async ({ page }) => {
  const { product, kilo } = await readTurmeric();
  await open(page, routes.product(product));
  await sizeGroup(page).getByRole('link').filter({ hasText: '1 kg' }).click();
  await expect(title(page)).toHaveText(kilo.name);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText('Product added to cart!')).toBeVisible();
  const cart = await page.request.get(`/api/store${getCart.path}`);
  expect(JSON.stringify(await cart.json())).toContain(kilo.sku);
});

test('a card asks which size to add', async ({ page }) => {
  const { product, kilo, sizes } = await readTurmeric();
  const { data } = await storeApi.call(listProducts, { query: { prod_search: 'lakadong' } });
  expect(data.data.map(({ family_size: size }) => size)).toEqual([sizes.length]);
  await open(page, routes.shop({ search: 'lakadong' }));
  const card = page.getByRole('article').filter({ hasText: 'Lakadong' });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(`${sizes.length} sizes`);
  await card.getByRole('link', { name: /^Add .*: choose a size$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a size' });
  await expect(dialog.getByRole('listitem')).toHaveCount(sizes.length);
  await dialog.getByRole('button', { name: `Add ${kilo.name} to cart` }).click();
  await expect(dialog.getByRole('group', { name: `Quantity of ${kilo.name}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('link', { name: product.name, exact: true })).toBeVisible();
});

test('a combo says what is inside, each part with its page, and what is saved', async ({
  page,
}) => {
  const { data } = await storeApi.call(listProducts, { query: { prod_search: 'masala set' } });
  const combo = data.data.find(({ is_combo: isCombo }) => isCombo);
  expect(combo).toBeDefined();
  const { data: product } = await storeApi.call(getProduct, { params: { id: combo?.id ?? 0 } });
  await open(page, routes.product(product));
  const inside = page.getByRole('region', { name: 'What’s inside' });
  for (const { name } of product.combo?.items ?? []) {
    await expect(inside.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(inside).toContainText(`You save ${formatRupees(product.combo?.saves ?? 0)}`);
});

test('all sizes are in sight on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { product, sizes } = await readTurmeric();
  await open(page, routes.product(product));
  const links = sizeGroup(page).getByRole('link');
  await expect(links).toHaveCount(sizes.length);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
});

test.describe('on a low screen', () => {
  /* One size in a row. */
  test.use({ viewport: { width: 180, height: 300 } });

  test('a list of sizes that was scrolled before the scripts came stays where it is', async ({
    page,
  }) => {
    const { product } = await readTurmeric();
    const held = Promise.withResolvers<void>();
    await page.route('**/_next/static/chunks/**/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(routes.product(product), { waitUntil: 'commit' });
    const list = sizeGroup(page).getByRole('list');
    // Its styles are there.
    await expect
      .poll(() =>
        list.evaluate(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth || scrollHeight > clientHeight,
        ),
      )
      .toBe(true);
    const scrolled = await list.evaluate((element) => {
      element.scrollTo({ left: element.scrollWidth, top: element.scrollHeight });
      return [element.scrollLeft, element.scrollTop];
    });
    held.resolve();
    await untilAlive(page, 'main .sizes nav a');
    // Effects run after the links are alive.
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
    expect(await list.evaluate((element) => [element.scrollLeft, element.scrollTop])).toEqual(
      scrolled,
    );
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('sizes are links', async ({ page }) => {
    const { product, kilo } = await readTurmeric();
    await page.goto(routes.product(product));
    await sizeGroup(page).getByRole('link').filter({ hasText: '1 kg' }).click();
    await expect(page).toHaveURL(routes.product(kilo));
    await expect(title(page)).toHaveText(kilo.name);
  });

  test('Add on the card leads to the page with the sizes', async ({ page }) => {
    await page.goto(routes.shop({ search: 'lakadong' }));
    await page.getByRole('link', { name: /^Add .*: choose a size$/ }).click();
    await expect(sizeGroup(page)).toBeVisible();
  });
});
