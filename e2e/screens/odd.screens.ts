import { expect, test, type APIRequestContext, type Browser, type Page } from 'playwright/test';
import { routes } from '../../lib/platform/routes.ts';
import { openEmptyStore } from '../support/empty-store.ts';
import { markPopupSeen } from '../support/fixtures.ts';
import { logInWith } from '../support/log-in.ts';
import { open } from '../support/open.ts';
import { takeScreen } from './screen.ts';

/*
 * A shop of its own with what a shop of the demo never has: forty categories with long names, one
 * product without a picture and a review, no stores, no consultation.
 */

const owner = {
  first_name: 'Venkatanarasimharajuvaripeta',
  last_name: 'Balasubramaniam-Chattopadhyay',
  email: 'venkatanarasimharaju.balasubramaniam.chattopadhyay@a-very-long-domain-name.example.in',
  mobile_no: '9000000071',
  password: 'Neem#House2026',
};
const longName =
  'Hand-pounded Dashamoolarishtam with Ashwagandhalehyam, Sitopaladi and Trikatu churna in wild forest honey';
const categories = 40;
const categoryName = (index: number) =>
  index % 8 === 0
    ? `Cold-pressed oils, pickles and preserves of the hill districts ${index + 1}`
    : `Category ${index + 1}`;

const tenMinutesMs = 10 * 60_000;

async function add(request: APIRequestContext, path: string, data: object): Promise<number> {
  const answer = await request.post(`/api/store${path}`, { data });
  expect([path, answer.status(), await answer.text()]).toEqual([path, 201, expect.any(String)]);
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

const onSale = { data: { is_on_sale: true } };

async function sell(request: APIRequestContext, product: object): Promise<number> {
  const id = await add(request, '/staff/products/', product);
  expect((await request.patch(`/api/store/staff/products/${id}/`, onSale)).status()).toBe(200);
  return id;
}

/** Fills the shop with its categories and one product; returns the product and the others to come. */
async function fillShop(request: APIRequestContext) {
  const ids: number[] = [];
  for (let index = 0; index < categories; index += 1) {
    ids.push(await add(request, '/staff/categories/', { name: categoryName(index) }));
  }
  const [first = 0, ...others] = ids;
  const brand_id = await add(request, '/staff/brands/', {
    name: 'Growers’ Collective of the Upper Sahyadri Valleys',
  });
  const form_id = await add(request, '/staff/forms/', { name: 'Lehyam' });
  const facts = {
    available_stock_quantity: 3,
    brand_id,
    form_id,
    hsn: '3004',
    gst_rate: 5,
    net_quantity: 1,
    unit: 'kg',
    country_of_origin: 'India',
    manufacturer: 'Growers’ Collective of the Upper Sahyadri Valleys, Mahabaleshwar',
  };
  const id = await sell(request, {
    ...facts,
    name: longName,
    sku: 'ODD-1',
    product_price: 123_456.5,
    base_price: 234_567.5,
    category_id: first,
  });
  const sellOthers = async () => {
    for (const category_id of others) {
      const name = `Product ${category_id}`;
      const prices = { product_price: 181, base_price: 220 };
      await sell(request, { ...facts, ...prices, name, sku: `ODD-${category_id}`, category_id });
    }
  };
  return { id, sellOthers };
}

async function openShop(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  await markPopupSeen(context);
  return context.newPage();
}

test('odd shop', async ({ browser }) => {
  test.setTimeout(tenMinutesMs);
  const store = await openEmptyStore();
  try {
    const page = await openShop(browser, store.url);
    const code = new URL(store.ownerUrl).searchParams.get('code');
    const opened = await page.request.post('/api/store/first-day/owner/', {
      data: { ...owner, code },
    });
    expect(opened.status()).toBe(201);
    await logInWith(page.context(), owner);
    await open(page, routes.home);
    await takeScreen(page, 'odd-home-empty');
    await open(page, routes.shop());
    await takeScreen(page, 'odd-list-empty');
    const { id, sellOthers } = await fillShop(page.request);
    const product = routes.product({ id, name: longName });
    await expect(async () => {
      expect(await (await page.request.get(routes.shop())).text()).toContain(longName);
    }).toPass({ timeout: 60_000 });
    for (const [name, path] of [
      ['home', routes.home],
      ['list', routes.shop()],
      ['product', product],
      ['reviews', `/products/${id}/reviews`],
      ['search', routes.shop({ search: 'dashamoola' })],
      ['stores', routes.storeLocator],
      ['vaidya', routes.vaidya],
      ['events', routes.events],
      ['journal', routes.blogs],
      ['contact', routes.contactUs],
      ['profile', routes.profile],
    ] as const) {
      await open(page, path);
      await takeScreen(page, `odd-${name}`);
    }
    await page.request.post('/api/store/cart/', { data: { pid: id, quantity: 2 } });
    await page.request.post('/api/store/wishlist/', { data: { pid: id } });
    await open(page, routes.cart);
    await takeScreen(page, 'odd-cart');
    await open(page, routes.wishlist);
    await takeScreen(page, 'odd-wishlist');
    await sellOthers();
    await expect(async () => {
      for (const path of [routes.home, routes.shop()]) {
        expect(await (await page.request.get(path)).text()).toContain(categoryName(7));
      }
    }).toPass({ timeout: 60_000 });
    await open(page, routes.home);
    await takeScreen(page, 'odd-home-categories');
    await open(page, routes.shop());
    await takeScreen(page, 'odd-list-categories');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await takeScreen(page, 'odd-menu-categories');
    await page.context().close();
  } finally {
    await store.stop();
  }
});
