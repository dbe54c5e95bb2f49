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

async function expectNotFound(page: Page, path: string, text: string): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
}

test.describe('what belongs to someone else', () => {
  test('an order is not there', async ({ asha, ravi, complaints }) => {
    const [order] = (await (await storeApiAs('asha')).call(listOrders)).data;
    const path = routes.order(order?.order_id ?? '');
    expect((await asha.request.get(path)).status(), 'its owner sees it').toBe(200);
    complaints.expectRefusal(404, path);
    await expectNotFound(ravi, path, 'Order Not Found');
    await expect(ravi.getByText(order?.order_id ?? '')).toBeHidden();
  });

  test('an address cannot be edited', async ({ asha, ravi, complaints }) => {
    const [address] = (await (await storeApiAs('asha')).call(listAddresses)).data;
    const path = routes.editAddress(address?.id ?? 0);
    expect((await asha.request.get(path)).status(), 'its owner sees it').toBe(200);
    complaints.expectRefusal(404, path);
    await expectNotFound(ravi, path, 'Page not found');
    await expect(ravi.getByText(address?.address_line_1 ?? '')).toBeHidden();
  });

  test('an order that does not exist looks the same', async ({ ravi, complaints }) => {
    const path = routes.order('SO-999999');
    complaints.expectRefusal(404, path);
    await expectNotFound(ravi, path, 'Order Not Found');
  });
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

  test('is home for whoever is logged in already', async ({ asha }) => {
    for (const path of [routes.login(), routes.login(routes.profile), routes.signup()]) {
      await asha.goto(path);
      await expect(asha, path).toHaveURL(routes.home);
    }
  });

  const elsewhere = [
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
  ];
  for (const callbackUrl of elsewhere) {
    test(`never leads to ${JSON.stringify(callbackUrl)}`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http')) asked.push(origin);
      });
      await open(page, routes.login(callbackUrl));
      await logInByForm(page, 'asha');
      await expect(accountMenu(page, 'asha')).toBeVisible();
      await expect(page).toHaveURL((url) => url.origin === siteUrl && url.pathname !== '/login');
      expect([...new Set(asked)]).toEqual([siteUrl]);
    });
  }

  test('is not taken from next-auth either', async ({ request }) => {
    const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as {
      csrfToken: string;
    };
    for (const callbackUrl of ['https://evil.example/', '//evil.example/', '/\\evil.example']) {
      const answer = await request.post('/api/auth/callback/password', {
        form: {
          csrfToken,
          callbackUrl,
          email: accounts.asha.email,
          password: demoPassword,
          json: 'true',
        },
      });
      const { url } = (await answer.json()) as { url: string };
      expect(new URL(url).origin, callbackUrl).toBe(siteUrl);
    }
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
  });

  test('both know at once that someone has logged out', async ({ ravi }) => {
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
