import { load } from 'cheerio';
import { expect, test } from 'playwright/test';
import { getProduct } from '../../lib/contract/product.ts';
import { changeProduct } from '../../lib/contract/staff-product.ts';
import { formatRupees } from '../../lib/format/money.ts';
import { routes } from '../../lib/platform/routes.ts';
import { askRaw } from '../support/raw.ts';
import { demoCookie } from '../support/session-cookie.ts';
import { storeApi, storeApiAs } from '../support/store-api.ts';
import { withinSeconds } from '../support/within-seconds.ts';

/* No other test buys product 43, which costs less than its MRP and comes in one size. */
const params = { id: 43 };

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

const readPage = async (path: string) => {
  const { status, text } = await askRaw(path);
  expect(status, path).toBe(200);
  return load(text);
};

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of the product's own part of its page, or of its card in a list. */
async function readOffer(path: string): Promise<string> {
  const $ = await readPage(path);
  $('script, template').remove();
  const offers = $('main article').filter((_, article) => $(article).text().includes(before.name));
  return oneLine(offers.first().text());
}

test('a new price is on the product page and in the lists within 5 s', async () => {
  const product = routes.product(before);
  const pages = [
    product,
    routes.shop({ search: before.name }),
    routes.shop({ brand: { id: before.brand, name: before.brand_name } }),
  ];
  // The change is too small to alter the sort order of a list that a parallel test reads.
  const change = before.product_price - 0.05;
  const [oldPrice, newPrice] = [formatRupees(before.product_price), formatRupees(change)];
  // All are requested first, so that the cached ones have to be updated.
  for (const path of pages) expect(await readOffer(path), path).toContain(oldPrice);

  const staff = await storeApiAs('staff');
  await staff.call(changeProduct, { params, body: { product_price: change } });
  await expect(async () => {
    for (const path of pages) expect(await readOffer(path), path).toContain(newPrice);
  }).toPass(withinSeconds);
  expect(await readOffer(product)).not.toContain(oldPrice);
});

test('a new price and a new text reach search engines and merchants within 5 s', async ({
  request,
}) => {
  const text = async (path: string) => (await request.get(path)).text();
  const page = routes.product(before);
  const entry = async () => {
    const sitemap = await text('/sitemap/products-1.xml');
    const index = sitemap.indexOf(`${page}</loc>`);
    return /<lastmod>([^<]+)</.exec(sitemap.slice(index))?.[1] ?? '';
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

test('what sells out can no longer be put in the cart, and can again once it is back', async () => {
  const product = routes.product(before);
  const listPath = routes.shop({ search: before.name });
  const staff = await storeApiAs('staff');
  const setStock = (available_stock_quantity: number) =>
    staff.call(changeProduct, { params, body: { available_stock_quantity } });
  /** The buttons of the product's own part; those of related products come after it. */
  const readButtons = async () => {
    const $ = await readPage(product);
    const offer = $('main article').first();
    return {
      canAdd: offer
        .find('button:not([disabled])')
        .toArray()
        .some((button) => oneLine($(button).text()) === 'Add to cart'),
      isSoldOut: offer
        .find('button[disabled]')
        .toArray()
        .some((button) => oneLine($(button).text()) === 'Out of stock'),
      hasQuantity: offer.find('[role=group][aria-label=Quantity]').length > 0,
    };
  };

  const onSale = { canAdd: true, isSoldOut: false, hasQuantity: true };
  await expect(async () => expect(await readButtons()).toEqual(onSale)).toPass(withinSeconds);
  expect(await readOffer(listPath)).not.toContain('Out of stock');
  await setStock(0);
  // A related product can be out of stock, so the buttons tell.
  await expect(async () => {
    expect(await readButtons()).toEqual({ canAdd: false, isSoldOut: true, hasQuantity: false });
    expect(await readOffer(listPath)).toContain('Out of stock');
  }).toPass(withinSeconds);
  await setStock(4);
  await expect(async () => {
    expect(await readOffer(product)).toContain('Only 4 left in stock');
    expect(await readOffer(listPath)).not.toContain('Out of stock');
  }).toPass(withinSeconds);
  expect(await readButtons()).toEqual(onSale);
});

test('a customer cannot set prices', async () => {
  const headers = { cookie: await demoCookie('asha'), 'content-type': 'application/json' };
  const answer = await askRaw(`/api/store/staff/products/${params.id}/`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ product_price: 1 }),
  });
  expect(answer.status).toBe(403);
  expect((await readProduct()).product_price).toBe(before.product_price);
});
