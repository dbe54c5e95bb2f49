import type { Page } from 'playwright/test';
import { routes } from '../lib/platform/routes.ts';
import { accounts } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { newPerson } from './support/new-customer.ts';
import { open, untilAlive } from './support/open.ts';

test.describe('on the home page', () => {
  test.use({ hasSeenPopup: false });

  const popupOf = (page: Page) => page.getByRole('dialog', { name: 'Log in' });
  const toHalfway = (page: Page) =>
    page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));

  test('comes after 8 seconds, closes by Esc, and stays away', async ({ page }) => {
    await page.clock.install();
    const session = page.waitForResponse('**/api/auth/session');
    await open(page, routes.home);
    await session;
    const popup = popupOf(page);
    await page.clock.runFor(5_000);
    await expect(popup).toHaveCount(0);
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return popup.isVisible();
      })
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();

    await page.reload();
    await untilAlive(page);
    await page.clock.runFor(30_000);
    await toHalfway(page);
    await page.clock.runFor(30_000);
    await expect(popup).toHaveCount(0);
  });

  test('comes at half of the page, but not while somebody types', async ({ page }) => {
    await page.clock.install();
    const session = page.waitForResponse('**/api/auth/session');
    await open(page, routes.home);
    await session;
    const popup = popupOf(page);
    const search = page.getByRole('combobox', { name: 'Search products' });
    await search.focus();
    await toHalfway(page);
    await page.clock.runFor(30_000);
    await expect(search).toBeFocused();
    expect(await page.evaluate(() => sessionStorage.getItem('was-invited'))).toBeNull();
    await search.blur();
    await page.clock.runFor(2_000);
    await expect(popup).toBeVisible();
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toBeHidden();
  });

  test('comes to a phone that scrolls to half of the page', { tag: '@phone' }, async ({ page }) => {
    await open(page, routes.home);
    await expect(async () => {
      await toHalfway(page);
      await expect(popupOf(page)).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  test('is spared to customers and to crawlers that name themselves', async ({ asha, browser }) => {
    const crawler = await browser.newContext({
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    for (const page of [asha, await crawler.newPage()]) {
      await page.clock.install();
      const session = page.waitForResponse('**/api/auth/session');
      await open(page, routes.home);
      await session;
      await page.clock.runFor(30_000);
      await expect(popupOf(page)).toHaveCount(0);
    }
    await crawler.close();
  });
});

test.describe('where a login is needed', () => {
  test.beforeEach(async ({ page }) => {
    await page.request.post('/api/store/cart/', { data: { pid: 1, quantity: 1 } });
    await open(page, routes.cart);
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  });

  test('shows the shop beside the form on a desk, until it is stopped', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const popup = page.getByRole('dialog', { name: 'Log in' });
    const pictures = popup.getByRole('group', { name: 'From the shop', exact: true });
    await expect(pictures).toBeVisible();
    await pictures.getByRole('button', { name: 'Pause' }).click();
    await expect(pictures.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(popup.getByText('Please login to place an order!')).toBeVisible();
  });

  test('stands still for those who asked for less motion', async ({ page }) => {
    const pictures = page.getByRole('group', { name: 'From the shop', exact: true });
    await expect(pictures).toBeVisible();
    await expect(pictures.getByRole('button', { name: 'Pause' })).toBeHidden();
  });

  test('is a sheet without pictures on a phone', { tag: '@phone' }, async ({ page }) => {
    const popup = page.getByRole('dialog', { name: 'Log in' });
    await expect(popup).toBeVisible();
    await expect(popup.getByRole('group', { name: 'From the shop', exact: true })).toHaveCount(0);
    await expect
      .poll(() =>
        popup.evaluate((sheet) => {
          const { bottom, width } = sheet.getBoundingClientRect();
          return { bottom, width };
        }),
      )
      .toEqual({ bottom: 740, width: 360 });
  });

  test('takes one code in one field, and forgets what was typed when the tab changes', async ({
    page,
  }) => {
    const popup = page.getByRole('dialog', { name: 'Log in' });
    await popup.getByRole('textbox', { name: 'Mobile number' }).fill(accounts.meera.mobile);
    await popup.getByRole('button', { name: 'Continue', exact: true }).click();
    const otp = popup.getByRole('textbox', { name: 'OTP' });
    await expect(otp).toBeFocused();
    await expect(otp).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(otp).toHaveAttribute('inputmode', 'numeric');
    await expect(popup.getByText(/Resend OTP in \d+ s/)).toBeVisible();

    await popup.getByRole('tab', { name: 'Email' }).click();
    await popup.getByRole('tab', { name: 'Mobile' }).click();
    await expect(popup.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('');
  });

  test('leads someone whose number nobody has to a new account, and from there back', async ({
    page,
    complaints,
  }) => {
    const popup = page.getByRole('dialog', { name: 'Log in' });
    const { mobile } = newPerson('Nobody');
    const number = popup.getByRole('textbox', { name: 'Mobile number' });
    const go = popup.getByRole('button', { name: 'Continue', exact: true });
    await number.fill(mobile.slice(0, 9));
    await expect(go).toBeDisabled();
    await number.fill(mobile);
    complaints.expectRefusal(404, '/api/store/user/send-otp/');
    await go.click();
    const alert = popup.getByRole('alert');
    await expect(alert).toContainText('No account found with this mobile number.');
    await expect(number).toHaveValue(mobile);
    await alert.getByRole('link', { name: 'Create New Account' }).click();
    await expect(page).toHaveURL(routes.signup(routes.cart));
    await expect(popup).toBeHidden();
  });
});
