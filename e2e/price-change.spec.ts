import { getProduct } from '../lib/contract/product.ts';
import { changeProduct } from '../lib/contract/staff-product.ts';
import { formatRupees } from '../lib/format/money.ts';
import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { storeApi, storeApiAs } from './support/store-api.ts';
import { withinSeconds } from './support/within-seconds.ts';

/* No other test buys product 9. */
const params = { id: 9 };

const readProduct = async () => (await storeApi.call(getProduct, { params })).data;

let before: Awaited<ReturnType<typeof readProduct>>;

test.beforeAll(async () => {
  before = await readProduct();
});

test.afterEach(async () => {
  const { product_price, base_price, available_stock_quantity, description } = before;
  const staff = await storeApiAs('staff');
  await staff.call(changeProduct, {
    params,
    body: { product_price, base_price, available_stock_quantity, description },
  });
});

test('a new price is on the product page and in the lists within 5 s', async ({
  page,
  request,
}) => {
  const listPath = routes.shop({ search: before.name });
  const brandPath = routes.shop({ brand: { id: before.brand, name: before.brand_name } });
  // The change is too small to alter the sort order of a list that a parallel test reads.
  const change = before.product_price - 0.05;
  const oldPrice = formatRupees(before.product_price);
  const newPrice = formatRupees(change);
  // Both pages are requested first, so that the cached ones have to be updated.
  await open(page, listPath);
  const card = page.getByRole('article').filter({ hasText: before.name });
  await expect(card).toContainText(oldPrice);
  await open(page, brandPath);
  await expect(card).toContainText(oldPrice);
  await open(page, routes.product(before));
  await expect(page.getByRole('article').first()).toContainText(oldPrice);

  const staff = await storeApiAs('staff');
  await staff.call(changeProduct, { params, body: { product_price: change } });
  const product = routes.product(before);
  await expect(async () => {
    expect(await (await request.get(product)).text()).toContain(newPrice);
    expect(await (await request.get(listPath)).text()).toContain(newPrice);
    expect(await (await request.get(brandPath)).text()).toContain(newPrice);
  }).toPass(withinSeconds);

  await open(page, product);
  await expect(page.getByRole('article').first()).toContainText(newPrice);
  await expect(page.getByRole('article').first()).not.toContainText(oldPrice);
  await open(page, listPath);
  await expect(card).toContainText(newPrice);
});

test('a new price and a new text reach search engines and merchants within 5 s', async ({
  request,
}) => {
  const text = async (path: string) => (await request.get(path)).text();
  const page = routes.product(before);
  const entry = async () => {
    const sitemap = await text('/sitemap/products-1.xml');
    const place = sitemap.indexOf(`${page}</loc>`);
    return /<lastmod>([^<]+)</.exec(sitemap.slice(place))?.[1] ?? '';
  };
  const old = await entry();
  const change = before.product_price - 0.1;
  const staff = await storeApiAs('staff');
  await staff.call(changeProduct, {
    params,
    body: {
      product_price: change,
      description: `${before.description}<p>Written a moment ago.</p>`,
    },
  });
  await expect(async () => {
    const [html, feed, changed] = await Promise.all([
      text(page),
      text(routes.merchantFeed),
      entry(),
    ]);
    expect(html).toContain('Written a moment ago.');
    expect(html).toContain(`"price":"${change.toFixed(2)}"`);
    const item = feed.split('<item>').find((one) => one.includes(`<g:id>${before.sku}<`));
    expect(item).toContain(`${change.toFixed(2)} INR`);
    expect(item).toContain('Written a moment ago.');
    expect(Date.parse(changed)).toBeGreaterThan(Date.parse(old));
  }).toPass(withinSeconds);
});

test('what sells out can no longer be put in the cart, and can again once it is back', async ({
  page,
  request,
}) => {
  const product = routes.product(before);
  const listPath = routes.shop({ search: before.name });
  const html = async (path: string) => (await request.get(path)).text();
  const staff = await storeApiAs('staff');
  const setStock = (available_stock_quantity: number) =>
    staff.call(changeProduct, { params, body: { available_stock_quantity } });

  await open(page, product);
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true });
  await expect(add).toBeEnabled();
  expect(await html(listPath)).not.toContain('Sold out');

  await setStock(0);
  await expect(async () => {
    expect(await html(product)).toContain('Sold out for now');
    expect(await html(listPath)).toContain('Sold out');
  }).toPass(withinSeconds);
  await open(page, product);
  await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  await expect(
    page.getByRole('main').getByRole('group', { name: 'Quantity', exact: true }),
  ).toBeHidden();

  await setStock(4);
  await expect(async () => {
    expect(await html(product)).toContain('In stock, only 4 left');
    expect(await html(listPath)).not.toContain('Sold out');
  }).toPass(withinSeconds);
  await open(page, product);
  await expect(add).toBeEnabled();
});

test('a customer cannot set prices', async ({ asha }) => {
  const answer = await asha.request.patch(`/api/store/staff/products/${params.id}/`, {
    data: { product_price: 1 },
  });
  expect(answer.status()).toBe(403);
  expect((await readProduct()).product_price).toBe(before.product_price);
});
