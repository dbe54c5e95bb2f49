import type { Page } from 'playwright/test';
import { getProduct } from '../lib/contract/product.ts';
import { routes } from '../lib/platform/routes.ts';
import type { Complaints } from './support/complaints.ts';
import { expect, test } from './support/fixtures.ts';
import { open, untilAlive } from './support/open.ts';
import { storeApi } from './support/store-api.ts';

/* Most content that opens on a click loads its chunk on that click. */

const scripts = '**/_next/static/chunks/**';
const failed = 'This didn’t load. Please try again!';

// Chunks may still be on their way when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

async function openProduct(page: Page): Promise<void> {
  const { data } = await storeApi.call(getProduct, { params: { id: 1 } });
  await open(page, routes.product(data));
}

/** Blocks all script requests until the returned function is called. */
async function loseConnection(page: Page, complaints: Complaints): Promise<() => Promise<void>> {
  await page.route(scripts, (route) => {
    complaints.expectLostConnection(new URL(route.request().url()).pathname);
    return route.abort('internetdisconnected');
  });
  return () => page.unroute(scripts);
}

test('a press whose part does not load is said, and pressing again opens it', async ({
  page,
  complaints,
}) => {
  await openProduct(page);
  const isBack = await loseConnection(page, complaints);
  const zoom = page.getByRole('button', { name: /^Zoom/ });
  await zoom.click();
  await expect(page.getByText(failed)).toBeVisible();
  await isBack();
  await zoom.click();
  await expect(page.getByRole('dialog', { name: /^Pictures of/ })).toBeVisible();
});

test('so is the menu of a phone', { tag: ['@phone', '@slow'] }, async ({ page, complaints }) => {
  await openProduct(page);
  const isBack = await loseConnection(page, complaints);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.tap();
  await expect(page.getByText(failed)).toBeVisible();
  await isBack();
  await menu.tap();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

const wordOfEmbla = 'slidesInView';
const wordOfForms = 'shouldUseNativeValidation';

/** Holds back the chunk that contains a word until the returned function is called. */
async function holdChunk(page: Page, word: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(word)) await released.promise;
    await route.fulfill({ response });
  });
  return released.resolve;
}

/** Holds back all scripts of the page; returns what releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

test('taps before any script is there count once, and what they open opens later', async ({
  page,
}) => {
  await page.request.post('/api/store/cart/', { data: { pid: 14, quantity: 1 } });
  const release = await holdScripts(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const { data } = await storeApi.call(getProduct, { params: { id: 1 } });
  await page.goto(routes.product(data), { waitUntil: 'commit' });
  const counter = page.getByTestId('cart-counter').first();

  await test.step('a double tap posts one product', async () => {
    const add = page.getByRole('button', { name: 'Add to cart', exact: true }).first();
    await add.dblclick({ noWaitAfter: true });
    await expect(page).toHaveURL(/\/cart\?kept=/);
    const quantity = page.getByRole('textbox', { name: 'Quantity' });
    await expect(quantity.nth(0)).toHaveValue('1');
    await expect(quantity.nth(1)).toHaveValue('1');
  });

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(counter).toHaveText('2');
});

test.describe('what is typed or chosen before any script is there is taken over', () => {
  async function openWithBlockedScripts(page: Page, path: string): Promise<() => void> {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    return release;
  }

  test('a search', async ({ page }) => {
    const release = await openWithBlockedScripts(page, routes.home);
    const search = page.getByRole('combobox', { name: 'Search products' });
    await search.fill('hald');
    release();
    await untilAlive(page, 'header form');
    await search.press('Enter');
    await expect(page).toHaveURL(/search=hald$/);
    await search.fill('haldi');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  });

  test('two filters', { tag: '@slow' }, async ({ page }) => {
    const release = await openWithBlockedScripts(page, routes.shop());
    const tags = page.locator('.filter-option:has([name=product_tag])');
    for (const index of [0, 1]) await tags.nth(index).click();
    release();
    await expect(page).toHaveURL(/product_tag=\d+,\d+/);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  });

  test('an order of the list', { tag: '@slow' }, async ({ page }) => {
    const release = await openWithBlockedScripts(page, routes.shop());
    await page.getByRole('combobox', { name: 'Sort By' }).selectOption({ index: 1 });
    release();
    await expect(page).toHaveURL(/ordering=/);
  });

  test('a kind of events and a word of their titles', { tag: '@slow' }, async ({ page }) => {
    const release = await openWithBlockedScripts(page, routes.events);
    await page.getByRole('searchbox', { name: 'Search by title' }).fill('farm');
    await page.getByRole('combobox', { name: 'Category' }).selectOption({ index: 1 });
    release();
    await expect(page).toHaveURL(/category=/);
    await expect(page.getByRole('searchbox', { name: 'Search by title' })).toHaveValue('farm');
  });
});

test('a press on a carousel before what moves it is there is kept', async ({ page }) => {
  const release = await holdChunk(page, wordOfEmbla);
  await page.goto(routes.organicLiving, { waitUntil: 'domcontentloaded' });
  await untilAlive(page);
  const banners = page.getByRole('group', { name: 'Views of the land' });
  await banners.getByRole('button', { name: /Next/ }).click();
  await expect(banners.getByText('1 of 5')).toBeVisible();
  release();
  await expect(banners.getByText('2 of 5')).toBeVisible();
});

test('so is one on a rail of products', { tag: '@slow' }, async ({ page }) => {
  // Narrow enough that the rail is wider than the screen.
  await page.setViewportSize({ width: 1024, height: 800 });
  const release = await holdChunk(page, wordOfEmbla);
  await openProduct(page);
  const rail = page.getByRole('region', { name: 'Other products' });
  await rail.getByRole('button', { name: /next$/ }).click();
  const previous = rail.getByRole('button', { name: /previous$/ });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
});

test.describe('the login before the script of its forms is there', () => {
  async function openWithBlockedChunk(page: Page): Promise<() => void> {
    const release = await holdChunk(page, wordOfForms);
    await page.goto(routes.login(routes.cart), { waitUntil: 'domcontentloaded' });
    await untilAlive(page, 'main');
    return release;
  }

  test('keeps what is typed, the focus and a press', async ({ page }) => {
    const release = await openWithBlockedChunk(page);
    const email = page.getByRole('textbox', { name: 'Email' });
    await email.fill('nila@example.in');
    await page.getByRole('button', { name: 'Show password' }).click();
    await page.getByRole('textbox', { name: 'Password' }).pressSequentially('half of it');
    release();
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
    await page.keyboard.type(', and the rest');
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(
      'half of it, and the rest',
    );
    await expect(email).toHaveValue('nila@example.in');
  });

  test('posts its form, and shows the other way', { tag: '@slow' }, async ({ page }) => {
    const release = await openWithBlockedChunk(page);
    await page.getByRole('textbox', { name: 'Email' }).fill('nila@example.in');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/kept=/);
    await expect(page.getByText('Password is required').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nila@example.in');
    await page.getByRole('tab', { name: 'Mobile' }).click();
    await expect(page).toHaveURL(/step=mobile/);
    await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
    release();
  });
});
