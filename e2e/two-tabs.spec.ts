import type { Page } from 'playwright/test';
import { getProduct } from '../lib/contract/product.ts';
import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { logInWith, logOutWith } from './support/log-in.ts';
import { newCustomer } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { storeApi } from './support/store-api.ts';
import { soon } from './support/within-seconds.ts';

const salt = 14;

const cartCounter = (page: Page) => page.getByTestId('cart-counter').first();
const wishlistCounter = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Wishlist/ });
const logInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' });
const account = (page: Page) => page.getByRole('banner').getByText('Nila', { exact: true });
/** Waits for the script that listens to other tabs: it comes after the page is hydrated. */
const untilItHears = (page: Page) =>
  expect(async () => {
    const reading = page.waitForRequest('**/api/store/cart/', { timeout: 1_000 });
    await page.evaluate(() => new BroadcastChannel('store').postMessage('cart'));
    await reading;
  }).toPass();
const refocus = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test('what is done in one tab is soon seen in another', async ({ page, context }) => {
  const { data: product } = await storeApi.call(getProduct, { params: { id: salt } });
  const other = await context.newPage();
  await open(other, routes.faq);
  await open(page, routes.product(product));
  const main = page.getByRole('main');

  await main.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(cartCounter(page)).toHaveText('1');
  await expect(cartCounter(other)).toHaveText('1', soon);

  await main
    .getByRole('button', { name: `Save ${product.name} to wishlist` })
    .first()
    .click();
  await expect(wishlistCounter(page)).toContainText('1');
  await expect(wishlistCounter(other)).toContainText('1', soon);
});

test('a login and a logout are soon seen in another tab; nothing of the person stays', async ({
  page,
  context,
}) => {
  const who = await newCustomer('Nila');
  const other = await context.newPage();
  await open(other, routes.faq);
  await expect(logInLink(other)).toBeVisible();

  await open(page, routes.login());
  await page.getByRole('tab', { name: 'Email' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(who.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(who.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(account(page)).toBeVisible();
  await expect(account(other)).toBeVisible(soon);

  await expect(page).toHaveURL(routes.shop(), { timeout: 30_000 });
  await page.evaluate(() => localStorage.setItem('gift', '{"isGift":true,"message":"For Meera"}'));
  await other.evaluate(() => sessionStorage.setItem('order-attempt', '{}'));
  await account(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Logged out successfully!')).toBeVisible();
  await expect(logInLink(page)).toBeVisible();
  await expect(logInLink(other)).toBeVisible(soon);
  expect(await page.evaluate(() => localStorage.getItem('gift'))).toBeNull();
  await expect
    .poll(() => other.evaluate(() => sessionStorage.getItem('order-attempt')), soon)
    .toBeNull();
});

test(
  'what is done in another browser is seen when one comes back',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const who = await newCustomer('Nila');
    const [here, elsewhere] = [await openBrowser(), await openBrowser()];
    await logInWith(here, who);
    await logInWith(elsewhere, who);
    const [page, there] = [await here.newPage(), await elsewhere.newPage()];
    await open(page, routes.faq);
    await expect(account(page)).toBeVisible();
    await open(there, routes.faq);
    await there.request.post('/api/store/cart/', { data: { pid: salt, quantity: 3 } });
    await there.request.post('/api/store/wishlist/', { data: { pid: salt } });

    // Data read within the last two seconds is not fetched again.
    await expect(async () => {
      await refocus(page);
      await expect(cartCounter(page)).toHaveText('3', { timeout: 2_000 });
      await expect(wishlistCounter(page)).toContainText('1', { timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
  },
);

test('counters stop at 99+', async ({ page }) => {
  for (const pid of [2, 3, 5, 6, 9, 10]) {
    await page.request.post('/api/store/cart/', { data: { pid, quantity: 18 } });
  }
  await open(page, routes.faq);
  await expect(cartCounter(page)).toHaveText('99+');
});

test('T19: who goes back to a page of a person who has logged out since sees nothing of them', async ({
  openBrowser,
  complaints,
}) => {
  const who = await newCustomer('Nila');
  const context = await openBrowser();
  for (const path of ['cart', 'listwish', 'user/elite_check', 'user/profile', 'user/address']) {
    complaints.expectRefusal(401, `/api/store/${path}/`);
  }
  for (const [path, lands] of [
    [routes.faq, routes.faq],
    [routes.profile, routes.login(routes.profile)],
  ] as const) {
    await logInWith(context, who);
    const page = await context.newPage();
    await open(page, path);
    await expect(account(page)).toBeVisible();
    await untilItHears(page);
    const cookies = await context.cookies();
    await logOutWith(context);
    // A session read in progress writes its cookie again.
    await context.addCookies(cookies);
    // As browsers do that restore the page from their back/forward cache.
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(page).toHaveURL(lands);
    await expect(logInLink(page)).toBeVisible();
    await expect(account(page)).toBeHidden();
    await page.close();
  }
});
