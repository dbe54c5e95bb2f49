import type { Page } from 'playwright/test';
import { getProduct } from '../lib/contract/product.ts';
import { routes } from '../lib/platform/routes.ts';
import type { Complaints } from './support/complaints.ts';
import { expect, test } from './support/fixtures.ts';
import { open, untilAlive } from './support/open.ts';
import { storeApi } from './support/store-api.ts';

/* Most content that opens on a click loads its chunk on that click. */

const scripts = '**/_next/static/chunks/**';
const failed = 'This did not load. Please try again!';

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

test('so is the menu of a phone', { tag: '@phone' }, async ({ page, complaints }) => {
  await openProduct(page);
  const isBack = await loseConnection(page, complaints);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.tap();
  await expect(page.getByText(failed)).toBeVisible();
  await isBack();
  await menu.tap();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a press on a carousel before what moves it is there is kept', async ({ page }) => {
  const pressed = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    // Only the chunk of embla contains `slidesInView`.
    if ((await response.text()).includes('slidesInView')) await pressed.promise;
    await route.fulfill({ response });
  });
  await page.goto(routes.organicLiving, { waitUntil: 'domcontentloaded' });
  await untilAlive(page);
  const banners = page.getByRole('region', { name: 'Views of the land' });
  await banners.getByRole('button', { name: /Next/ }).click();
  await expect(banners.getByText('1 of 5')).toBeVisible();
  pressed.resolve();
  await expect(banners.getByText('2 of 5')).toBeVisible();
});
