import type { Page } from 'playwright/test';
import { addToCart } from '../lib/contract/cart.ts';
import { getProduct } from '../lib/contract/product.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { bring, orderer, plentiful } from './support/order-journey.ts';
import { openCheckout } from './support/open-checkout.ts';
import { storeApi } from './support/store-api.ts';
import { setTextSize } from './support/text-size.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

const opened = 'dialog[open]';

/**
 * Opens every dialog of a page that `but` does not name, on a phone and on a desktop where its button
 * is shown there, and checks it, on a phone in large text too. Menus of the page are opened. Returns
 * the names of the buttons.
 */
async function expectDialogsGood(page: Page, path: string, but: RegExp): Promise<Set<string>> {
  const names = new Set<string>();
  const dialog = page.locator(opened);
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await open(page, path);
    await openMenus(page);
    const buttons = page.locator('[aria-haspopup="dialog"]').filter({ visible: true });
    const seen = new Set<string>();
    for (const button of await buttons.all()) {
      const text = (await button.getAttribute('aria-label')) ?? (await button.innerText());
      // Buttons of one kind differ by the name of their record.
      const name =
        (await button.getAttribute('class')) === 'licence'
          ? 'licence'
          : text.trim().replace(/^Add .*: (choose a size)$/, '$1');
      if (but.test(name) || seen.has(name)) continue;
      seen.add(name);
      names.add(name);
      await button.click();
      await expect(dialog, name).toBeVisible();
      const where = `${name} at ${size.width} px`;
      // axe checks only the names of `role="dialog"`.
      await expect.soft(dialog, where).toHaveAccessibleName(/\S/);
      expect(await seriousFindings(page, opened), where).toEqual([]);
      for (const text of size === phone ? ['200%', ''] : ['']) {
        await setTextSize(page, text);
        const scrolls = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
        expect(scrolls, `${where}, text ${text || '100%'}`).toBeLessThanOrEqual(0);
      }
      await page.keyboard.press('Escape');
      await expect(dialog, name).toBeHidden();
      await openMenus(page);
    }
  }
  return names;
}

const openMenus = (page: Page) =>
  page.locator('main details:has(> summary.list-none)').evaluateAll((menus) => {
    for (const menu of menus) menu.setAttribute('open', '');
  });

test.describe('every dialog can be used', () => {
  const ofTheHeader = /^(Menu|Enter your PIN|Delivering to)/;
  const openedOn = async (page: Page, path: string, but = ofTheHeader) => [
    ...(await expectDialogsGood(page, path, but)),
  ];

  test('of the shop', async ({ page }) => {
    test.slow();
    expect(await openedOn(page, '/shop', /^$/)).toEqual([
      'Menu',
      expect.stringContaining('Filters'),
      'choose a size',
      expect.stringContaining('PIN'),
    ]);
  });

  test('of a product', async ({ page }) => {
    test.slow();
    const { data } = await storeApi.call(getProduct, { params: { id: 1 } });
    const opened = await openedOn(page, routes.product(data));
    expect(opened).toContainEqual(expect.stringMatching(/^Zoom/));
    expect(opened).toContain('Write a review');
  });

  test('of an order', { tag: '@slow' }, async ({ openBrowser }) => {
    test.slow();
    const { page, order } = await orderer(openBrowser, 'Dhruv');
    const { id } = await plentiful(3);
    const changeable = await order({ [id]: 1 });
    const delivered = await order({ [id]: 2 });
    await bring(delivered, 'Delivered');
    expect(await openedOn(page, routes.order(changeable))).toHaveLength(2);
    expect(await openedOn(page, routes.order(delivered))).toHaveLength(2);
  });
});

test.describe('by keyboard', () => {
  test('one can go through the checkout by keyboard alone', async ({ openBrowser }) => {
    const { page, store } = await orderer(openBrowser, 'Dhruv');
    await store.call(addToCart, { body: { pid: 1, quantity: 1 } });
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await openCheckout(page);
      const account = page.getByRole('complementary', { name: 'Bill details' });
      const placeOrderButton = account.getByRole('button', { name: 'Place order' });
      await page.getByRole('radio').first().focus();
      for (let stop = 0; stop < 16; stop++) {
        if (await placeOrderButton.evaluate((button) => button === document.activeElement)) break;
        await page.keyboard.press('Tab');
        const isCovered = await page.evaluate(() => {
          const focused = document.activeElement?.getBoundingClientRect();
          const bar = document.querySelector('.checkout-bar')?.getBoundingClientRect();
          if (!focused || !bar || document.activeElement?.closest('.checkout-bar')) return false;
          return focused.bottom > bar.top && focused.right > bar.left && focused.top < bar.bottom;
        });
        expect(isCovered, `stop ${stop + 1} at ${size.width} px lies below the account`).toBe(
          false,
        );
      }
      await expect(placeOrderButton).toBeFocused();
      await expect(placeOrderButton).toBeInViewport();
    }
  });

  test('the first stop skips to the content', async ({ page }) => {
    await open(page, '/shop');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  });

  test('every stop of the header can be seen, the search among them', async ({ page }) => {
    await open(page, '/');
    const search = page.getByRole('combobox', { name: 'Search products' });
    let hasFoundSearch = false;
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused && getComputedStyle(focused).outlineStyle;
      });
      expect(outline, `stop ${stop + 1}`).not.toBe('none');
      hasFoundSearch ||= await search.evaluate((field) => field === document.activeElement);
    }
    expect(hasFoundSearch).toBe(true);
  });

  test('the category menu opens by Enter and closes by Esc with the focus back', async ({
    page,
  }) => {
    await open(page, '/');
    const menu = page.getByRole('navigation', { name: 'Categories', exact: true });
    const button = menu.getByRole('button').first();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    const inside = menu.getByRole('link').first();
    await expect(inside).toBeFocused();
    await expect(inside).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(inside).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('the drawers of a phone hold the focus and give it back', async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, '/shop');
    for (const name of ['Menu', 'Filters']) {
      const button = page.getByRole('button', { name, exact: true });
      const drawer = page.getByRole('dialog', { name });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(drawer).toBeVisible();
      await expect(drawer.locator(':focus')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  test('the login popup holds the focus, closes by Esc and gives it back', async ({ page }) => {
    await page.request.post('/api/store/cart/', { data: { pid: 1, quantity: 1 } });
    await open(page, routes.cart);
    const button = page.getByRole('main').getByRole('button', { name: 'Log in', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const popup = page.getByRole('dialog', { name: 'Log in' });
    await expect(popup).toBeVisible();
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && focused?.closest('dialog') === null;
      });
      expect(isOutside, `stop ${stop + 1} is in the page behind`).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(button).toBeFocused();
  });
});
