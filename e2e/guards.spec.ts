import type { Locator, Page } from 'playwright/test';
import { listAddresses } from '../lib/contract/address.ts';
import { listOrders } from '../lib/contract/order.ts';
import { routes } from '../lib/platform/routes.ts';
import { accounts, demoPassword, type AccountName } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { siteUrl } from './support/site-url.ts';
import { storeApiAs } from './support/store-api.ts';
import { soon } from './support/within-seconds.ts';

// One of them logs a demo account out.
test.use({ isWarm: false });

async function logInByForm(
  page: Page,
  name: AccountName,
  main: Locator = page.getByRole('main'),
): Promise<void> {
  await main.getByRole('tab', { name: 'Email' }).click();
  await main.getByRole('textbox', { name: 'Email' }).fill(accounts[name].email);
  await main.getByLabel('Password', { exact: true }).fill(demoPassword);
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
}

const accountMenu = (page: Page, name: AccountName) =>
  page.getByRole('banner').getByText(accounts[name].firstName, { exact: true });
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' });

test('what belongs to someone else: an order is not there, nor an address', async ({
  ravi,
  complaints,
}) => {
  const asha = await storeApiAs('asha');
  const [order] = (await asha.call(listOrders)).data;
  const [address] = (await asha.call(listAddresses)).data;
  for (const [path, heading, secret] of [
    [routes.order(order?.order_id ?? ''), 'Order Not Found', order?.order_id ?? ''],
    [routes.order('SO-999999'), 'Order Not Found', 'SO-999999'],
    [routes.editAddress(address?.id ?? 0), 'Page not found', address?.address_line_1 ?? ''],
  ] as const) {
    complaints.expectRefusal(404, path);
    const answer = await ravi.goto(path);
    expect(answer?.status(), path).toBe(404);
    expect(await answer?.text(), 'said without scripts').toContain(heading);
    await expect(ravi).toHaveURL(path);
    await expect(ravi.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(ravi.getByText(secret)).toBeHidden();
  }
});

test.describe('the way back after logging in', () => {
  test('leads to the page that was asked for', async ({ page }) => {
    await open(page, routes.profile);
    await expect(page).toHaveURL(routes.login(routes.profile));
    await logInByForm(page, 'asha');
    await expect(page).toHaveURL(routes.profile);
  });

  test('is the shop for staff, from every page but the back office', async ({ page }) => {
    await open(page, routes.login(routes.cart));
    await logInByForm(page, 'staff');
    await expect(page).toHaveURL(routes.shop());
    await page.context().clearCookies();
    await open(page, routes.membership);
    await page.getByRole('button', { name: 'Login to join SOSE Elite' }).click();
    const popup = page.getByRole('dialog');
    await logInByForm(page, 'staff', popup);
    await expect(page).toHaveURL(routes.shop());
    await page.context().clearCookies();
    await open(page, routes.dashboard);
    await expect(page).toHaveURL(routes.login(routes.dashboard));
    await logInByForm(page, 'staff');
    await expect(page).toHaveURL(routes.dashboard);
  });

  test('never leads to another site', async ({ page }) => {
    const origins: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http')) origins.push(origin);
    });
    await open(page, routes.login('/\t/evil.example'));
    await logInByForm(page, 'asha');
    await expect(accountMenu(page, 'asha')).toBeVisible();
    await expect(page).toHaveURL((url) => url.origin === siteUrl && url.pathname !== '/login');
    expect([...new Set(origins)]).toEqual([siteUrl]);
  });
});

test.describe('two tabs of one browser', () => {
  test('both know at once that someone has logged in', async ({ context, page }) => {
    const other = await context.newPage();
    await open(other, '/shop');
    await expect(loginLink(other)).toBeVisible();
    await open(page, routes.login('/shop'));
    await logInByForm(page, 'asha');
    await expect(accountMenu(page, 'asha')).toBeVisible();
    await expect(accountMenu(other, 'asha')).toBeVisible(soon);
    expect(await page.evaluate(() => document.cookie), 'scripts see no cookie').toBe('');
  });

  test('both know at once that someone has logged out', { tag: '@slow' }, async ({ ravi }) => {
    const other = await ravi.context().newPage();
    await open(other, '/shop');
    await expect(accountMenu(other, 'ravi')).toBeVisible();
    await open(ravi, '/');
    await accountMenu(ravi, 'ravi').click();
    await ravi.getByRole('button', { name: 'Log out' }).click();
    await expect(ravi.getByText('Logged out successfully!')).toBeVisible();
    await expect(ravi).toHaveURL('/');
    await expect(loginLink(ravi)).toBeVisible();
    await expect(loginLink(other)).toBeVisible(soon);

    const answer = await ravi.request.get('/api/store/user/profile/');
    expect(answer.status()).toBe(401);
  });
});
