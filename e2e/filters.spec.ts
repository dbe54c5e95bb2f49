import type { Page } from 'playwright/test';
import { getBrand } from '../lib/contract/brand.ts';
import { listCategories } from '../lib/contract/category.ts';
import { listProducts, type ProductQuery } from '../lib/contract/product.ts';
import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { storeApi } from './support/store-api.ts';

const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const names = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();
const countText = (count: number) => (count === 1 ? '1 product' : `${count} products`);

async function listed(query: Partial<ProductQuery>) {
  const { data, facets } = await storeApi.call(listProducts, { query });
  return { total: data.total, names: data.data.map(({ name }) => name), facets };
}

async function findFilterIds() {
  const { facets } = await listed({});
  const id = (options: { id: number; name: string }[], name: string) =>
    String(options.find((option) => option.name === name)?.id);
  return {
    tag: id(facets.tags, 'Best Seller'),
    form: id(facets.foams, 'Powder'),
    brand: id(facets.brands, 'Aranya'),
  };
}

test('narrows the shelf tick by tick from page 1 on, without a reload, and takes each away again', async ({
  page,
}) => {
  const { tag, form, brand } = await findFilterIds();
  // A tick begins again with page 1.
  await open(page, '/shop?page=2');
  const born = await page.evaluate(() => performance.timeOrigin);
  const filters = page.getByRole('complementary', { name: 'Filters' });

  const steps = [
    { label: /^Best Seller/, query: { product_tag: tag } },
    { label: /^Powder/, query: { product_tag: tag, product_foam: form } },
    { label: /^Aranya/, query: { product_tag: tag, product_foam: form, brand } },
  ];
  for (const { label, query } of steps) {
    await filters.getByRole('checkbox', { name: label }).check();
    const want = await listed(query);
    await expect(status(page)).toHaveText(countText(want.total));
    await expect.poll(() => names(page)).toEqual(want.names);
  }
  await expect(page).toHaveURL(`/shop?product_tag=${tag}&product_foam=${form}&brand=${brand}`);

  await page.getByRole('button', { name: 'Remove Powder' }).click();
  await expect(status(page)).toHaveText(
    countText((await listed({ product_tag: tag, brand })).total),
  );
  await expect(filters.getByRole('checkbox', { name: /^Powder/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Remove Best Seller' }).click();
  await expect(status(page)).toHaveText(countText((await listed({ brand })).total));
  await page.getByRole('button', { name: 'Remove Aranya' }).click();
  await expect(page).toHaveURL('/shop');
  // Other tests publish products: the whole shop is more than the brand, by how many they know.
  await expect(status(page)).toHaveText(/^\d{3} products$/);
  expect(await page.evaluate(() => performance.timeOrigin), 'the page was never reloaded').toBe(
    born,
  );
});

test('goes between kept lists and combined filters without a reload', async ({ page }) => {
  const { tag } = await findFilterIds();
  const { data: tree } = await storeApi.call(listCategories, { query: { list: 'true' } });
  const [food, other] = tree.map((category) => routes.shop({ category }));
  await open(page, food ?? '');
  const born = await page.evaluate(() => performance.timeOrigin);
  const requests: string[] = [];
  page.on('request', (one) => {
    if (one.headers()['rsc'] && !one.headers()['next-router-prefetch']) requests.push(one.url());
  });
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const box = filters.getByRole('checkbox', { name: /^Best Seller/ });
  const title = page.getByRole('heading', { level: 1 });
  const panel = filters.getByRole('navigation', { name: 'Browse categories' });
  const id = tree[0]?.id ?? 0;

  await box.check();
  await expect(page).toHaveURL(`/shop?category=${id}&product_tag=${tag}`);
  await expect(box).toBeFocused();
  await box.uncheck();
  await expect(page).toHaveURL(`/shop?category=${id}`);
  await expect(status(page)).toHaveText(countText((await listed({ category_id: id })).total));

  const [first = ''] = await names(page);
  await page.getByRole('main').getByRole('link', { name: first, exact: true }).click();
  await expect(title).toHaveText(first);
  await page.goBack();
  await expect(page).toHaveURL(`/shop?category=${id}`);
  await panel.getByRole('link', { name: 'All categories' }).click();
  await expect(page).toHaveURL('/shop');
  await panel.getByRole('link', { name: new RegExp(`^${tree[1]?.name}`) }).click();
  await expect(page).toHaveURL(other ?? '');
  await expect(title).toHaveText(tree[1]?.name ?? '');
  await panel.getByRole('link', { name: 'All categories' }).click();
  await panel.getByRole('link', { name: new RegExp(`^${tree[0]?.name}`) }).click();
  await expect(page).toHaveURL(food ?? '');
  await expect(title).toHaveText(tree[0]?.name ?? '');

  expect(await page.evaluate(() => performance.timeOrigin), 'the page was never reloaded').toBe(
    born,
  );
  // Where the answer names another query than was asked for, the router asks twice.
  const addresses = requests.map((url) => url.replace(/[?&]_rsc=[^&]*/, ''));
  expect(addresses.length - new Set(addresses).size, addresses.join('\n')).toBeLessThanOrEqual(2);
});

test('keeps panel and shelf side by side, however few products are left', async ({ page }) => {
  await open(page, '/shop');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const cards = page.getByRole('main').getByRole('article');
  await page.evaluate(() => window.scrollTo(0, 1500));
  const few = filters.getByRole('checkbox', { name: / [2-9]$/ }).first();
  await few.check();
  await expect(status(page)).toHaveText(/^\d products?$/);
  await expect(cards.last()).toBeInViewport();
  await expect(few).toBeInViewport();
});

test('keeps both of two ticks, the first one unanswered yet', async ({ page }) => {
  const { tag, form } = await findFilterIds();
  await open(page, '/shop');
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/shop\?.*product_tag=/, async (route) => {
    await released;
    await route.continue();
  });
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Best Seller/ }).check();
  await filters.getByRole('checkbox', { name: /^Powder/ }).check();
  letGo();
  const want = await listed({ product_tag: tag, product_foam: form });
  await expect(status(page)).toHaveText(countText(want.total));
  await expect(page).toHaveURL(`/shop?product_tag=${tag}&product_foam=${form}`);
});

test('sorts by the price shown', async ({ page }) => {
  await open(page, '/shop');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high');
  await expect(page).toHaveURL('/shop?ordering=base_price');
  const rising = await listed({ ordering: 'base_price' });
  await expect.poll(() => names(page)).toEqual(rising.names);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, high to low');
  const falling = await listed({ ordering: '-base_price' });
  await expect.poll(() => names(page)).toEqual(falling.names);
  expect(falling.names).not.toEqual(rising.names);
});

test('brings filters and scroll position back with the back button', async ({ page }) => {
  const { form } = await findFilterIds();
  await open(page, '/shop');
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: /^Powder/ })
    .check();
  const want = await listed({ product_foam: form });
  await expect(status(page)).toHaveText(countText(want.total));
  await expect.poll(() => names(page)).toEqual(want.names);

  const far = page.getByRole('main').getByRole('article').nth(14).getByRole('link');
  await far.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await far.click();
  await expect(page).toHaveURL(/\/products\/\d+\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(want.names[14] ?? '');

  await page.goBack();
  await expect(page).toHaveURL(`/shop?product_foam=${form}`);
  await expect(status(page)).toHaveText(countText(want.total));
  await expect(page.getByRole('checkbox', { name: /^Powder/ })).toBeChecked();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(60);

  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await expect(page.getByRole('checkbox', { name: /^Powder/ })).not.toBeChecked();
});

test('narrows the shelf from the drawer of a phone', { tag: '@phone' }, async ({ page }) => {
  const { tag } = await findFilterIds();
  await open(page, '/shop');
  await page.getByRole('button', { name: 'Filters' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('checkbox', { name: /^Best Seller/ }).check();
  const want = countText((await listed({ product_tag: tag })).total);
  await drawer.getByRole('button', { name: `Show ${want}` }).tap();
  await expect(drawer).toBeHidden();
  await expect(status(page)).toHaveText(want);
  await expect(page.getByRole('button', { name: 'Remove Best Seller' })).toBeVisible();
});

test('narrows by price: a band, or two amounts', async ({ page }) => {
  await open(page, '/shop');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^₹100 to ₹250/ }).check();
  await expect(page).toHaveURL('/shop?price_min=100&price_max=250');
  const banded = await listed({ price_min: 100, price_max: 250 });
  await expect(status(page)).toHaveText(countText(banded.total));

  await filters.getByRole('textbox', { name: 'From ₹' }).fill('1,000');
  await filters.getByRole('textbox', { name: 'To ₹' }).fill('300');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shop?price_min=300&price_max=1000');
  const typed = await listed({ price_min: 300, price_max: 1000 });
  await expect(status(page)).toHaveText(countText(typed.total));
  await expect(filters.getByRole('checkbox', { name: /^₹100 to ₹250/ })).not.toBeChecked();
  await expect(filters.getByRole('textbox', { name: 'From ₹' })).toHaveValue('300');

  await page.getByRole('button', { name: 'Remove ₹300 to ₹1,000' }).click();
  await expect(page).toHaveURL('/shop');
  await expect(filters.getByRole('textbox', { name: 'From ₹' })).toHaveValue('');
});

test('tells what is sold out from what is not', async ({ page }) => {
  await open(page, '/shop');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.locator('summary', { hasText: 'Availability' }).click();
  await filters.getByRole('checkbox', { name: /^Out of stock/ }).check();
  const soldOut = await listed({ availability: 'out_of_stock' });
  await expect(status(page)).toHaveText(countText(soldOut.total));
  await filters.getByRole('checkbox', { name: /^In stock/ }).check();
  await expect(page).toHaveURL('/shop?availability=in_stock');
  await expect(filters.getByRole('checkbox', { name: /^Out of stock/ })).not.toBeChecked();
});

test('walks down the tree of categories, other filters kept', async ({ page }) => {
  const { tag } = await findFilterIds();
  const { facets } = await listed({});
  const findCategoryId = (name: string) =>
    facets.categories.find((category) => category.name === name)?.id;
  const [food, spices] = [findCategoryId('Food'), findCategoryId('Spices and masalas')];
  await open(page, '/shop');
  const tree = page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('navigation', { name: 'Browse categories' });
  await tree.getByRole('link', { name: /^Food/ }).click();
  await expect(page).toHaveURL(`/shop?category=${food}&category_name=Food`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Food');
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: /^Best Seller/ })
    .check();
  await expect(page).toHaveURL(`/shop?category=${food}&product_tag=${tag}`);
  await tree.getByRole('link', { name: /^Spices and masalas/ }).click();
  await expect(page).toHaveURL(`/shop?category=${spices}&product_tag=${tag}`);
  const want = await listed({ category_id: spices, product_tag: tag });
  await expect(status(page)).toHaveText(countText(want.total));
  await expect(tree.getByRole('link', { name: /^Spices and masalas/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('button', { name: 'Remove Spices and masalas' }).click();
  await expect(page).toHaveURL(`/shop?product_tag=${tag}`);
});

test('says of a brand where it is at home and who makes its things', async ({ page }) => {
  const { brand } = await findFilterIds();
  const { data } = await storeApi.call(getBrand, { params: { id: Number(brand) } });
  await open(page, `/shop?brand=${brand}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(data.name);
  await expect(main.getByText(data.description)).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: data.town }).first()).toBeVisible();
  await expect(main.getByText(data.manufacturer)).toBeVisible();
});

test('shows an empty shelf while the next products let one wait', async ({ page }) => {
  const { tag } = await findFilterIds();
  await open(page, '/shop');
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/shop\?.*product_tag=/, async (route) => {
    await released;
    await route.continue();
  });
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(20);
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: /^Best Seller/ })
    .check();
  await expect(cards).toHaveCount(0);
  letGo();
  await expect.poll(() => names(page)).toEqual((await listed({ product_tag: tag })).names);
});

test('folds rare filters away, and a chosen one out', async ({ page }) => {
  const { facets } = await listed({});
  const rare = facets.brands.at(-1);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const box = filters.getByRole('checkbox', { name: new RegExp(`^${rare?.name} `) });
  await open(page, '/shop');
  await expect(box).toBeHidden();
  await filters.getByText(/^\d+ more brands$/).click();
  await box.check();
  await expect(page).toHaveURL(`/shop?brand=${rare?.id}`);
  await page.reload();
  await expect(box).toBeVisible();
  await expect(box).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home shows products with their prices', async ({ page }) => {
    await page.goto('/');
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card.getByRole('link').first()).toBeVisible();
    await expect(card).toContainText(/₹\d/);
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  });

  test('the shop can be leafed through and narrowed', async ({ page }) => {
    const { tag } = await findFilterIds();
    await page.goto('/shop');
    expect(await names(page)).toEqual((await listed({})).names);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/shop?page=2');
    expect(await names(page)).toEqual((await listed({ page: 2 })).names);

    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /^Best Seller/ }).check();
    await filters.getByRole('button', { name: 'Show', exact: true }).click();
    // A form without JavaScript also submits its empty fields.
    await expect(page).toHaveURL(`/shop?price_min=&price_max=&product_tag=${tag}`);
    expect(await names(page)).toEqual((await listed({ product_tag: tag })).names);

    await filters.getByRole('checkbox', { name: /^₹100 to ₹250/ }).check();
    await filters.getByRole('button', { name: 'Show', exact: true }).click();
    const priced = await listed({ product_tag: tag, price_min: 100, price_max: 250 });
    expect(await names(page)).toEqual(priced.names);
    await expect(filters.getByRole('checkbox', { name: /^₹100 to ₹250/ })).toBeChecked();
  });

  test('a product page says everything', async ({ page }) => {
    await page.goto('/shop');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/products\/1\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lakadong turmeric powder');
    const main = page.getByRole('main');
    await expect(main.getByText('incl. of all taxes')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Product details' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
    await main.getByRole('heading', { name: 'Benefits' }).click();
    await expect(
      main
        .getByRole('listitem')
        .filter({ hasText: /curcumin|turmeric/i })
        .first(),
    ).toBeVisible();
    await expect(
      main
        .getByRole('group')
        .filter({ hasText: /^Reviews/ })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
  });
});
