import type { Page } from 'playwright/test';
import { getProduct } from '../lib/contract/product.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { tickCaptcha } from './support/captcha.ts';
import { buy, fillCart, forgetAddresses, giveAddress } from './support/customer-data.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { bring, orderer, plentiful } from './support/order-journey.ts';
import { openCheckout } from './support/open-checkout.ts';
import { storeApi } from './support/store-api.ts';
import { fits, setTextSize, sideways } from './support/text-size.ts';

const tablet = { width: 768, height: 1024 };
const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };
const narrowest = { width: 320, height: 640 };

/* Disables animations, because axe measures colour contrast. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Runs axe at 1280 and 360 px; asserts no sideways scroll, also with text of twice the size. */
async function expectGood(page: Page, settle: () => Promise<void>): Promise<void> {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await settle();
    expect(await seriousFindings(page), `at ${size.width} px`).toEqual([]);
  }
  await page.setViewportSize(narrowest);
  await settle();
  expect(await sideways(page), 'it fits into 320 px').toEqual(fits);
  await setTextSize(page, '200%');
  for (const size of [narrowest, phone]) {
    await page.setViewportSize(size);
    const which = `text of twice the size fits into ${size.width} px`;
    expect(await sideways(page), which).toEqual(fits);
  }
  await setTextSize(page, '');
}

const opened = 'dialog[open]';

/**
 * Opens every dialog of a page that `but` does not name, at each width at which its button is shown,
 * and checks it there, on a phone in large text too. Returns the names of the buttons.
 */
async function expectDialogsGood(page: Page, path: string, but: RegExp): Promise<Set<string>> {
  const names = new Set<string>();
  const dialog = page.locator(opened);
  for (const size of [phone, tablet, desktop]) {
    await page.setViewportSize(size);
    await open(page, path);
    const buttons = page.locator('[aria-haspopup="dialog"]').filter({ visible: true });
    const seen = new Set<string>();
    for (const button of await buttons.all()) {
      const text = (await button.getAttribute('aria-label')) ?? (await button.innerText());
      // Buttons of one kind differ by the name of what they are for.
      const name = (await button.getAttribute('class')) === 'licence' ? 'licence' : text.trim();
      if (but.test(name) || seen.has(name)) continue;
      seen.add(name);
      names.add(name);
      await button.click();
      await expect(dialog, name).toBeVisible();
      for (const text of size === phone ? ['200%', ''] : ['']) {
        await setTextSize(page, text);
        const where = `${name} at ${size.width} px, text ${text || '100%'}`;
        expect(await seriousFindings(page, opened), where).toEqual([]);
        const scrolls = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
        expect(scrolls, where).toBeLessThanOrEqual(0);
      }
      await page.keyboard.press('Escape');
      await expect(dialog, name).toBeHidden();
    }
  }
  return names;
}

/** Opens a path, waits until `text` is visible and checks the page. */
async function look(page: Page, path: string, text: string | RegExp): Promise<void> {
  await open(page, path);
  await expectGood(page, () =>
    expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible(),
  );
}

test.describe('a guest', () => {
  test('can use home', ({ page }) => look(page, '/', 'Try Our New Products'));

  test('can use the shop', ({ page }) => look(page, '/shop', /^\d+ products$/));

  test('can use the shop with filters, a search and nothing found', async ({ page }) => {
    await look(page, '/shop?product_tag=2', 'Clear all');
    await look(page, '/shop?search=haldi', 'Results for “haldi”');
    await look(page, '/shop?search=qqxxzzwwvv', 'No products available!');
  });

  test('can use a category', ({ page }) => look(page, '/shop?category=1', /^\d+ products$/));

  test('can use a product page, in stock and sold out', async ({ page }) => {
    const { data } = await storeApi.call(getProduct, { params: { id: 1 } });
    await look(page, routes.product(data), 'incl. of all taxes');
    const { data: soldOut } = await storeApi.call(getProduct, { params: { id: 8 } });
    await look(page, routes.product(soldOut), 'Sold out for now');
  });

  test('can use the cart, empty and with something in it', async ({ page }) => {
    await look(page, routes.cart, 'Your cart is empty');
    await page.request.post('/api/store/cart/', { data: { pid: 1, quantity: 2 } });
    await look(page, routes.cart, 'Lakadong turmeric powder');
  });

  test('can use login, as a page and as a popup', async ({ page }) => {
    await look(page, routes.login(), 'Log in');
    await page.getByRole('tab', { name: 'Email' }).click();
    await expectGood(page, () =>
      expect(page.getByLabel('Password', { exact: true })).toBeVisible(),
    );
    await page.request.post('/api/store/cart/', { data: { pid: 1, quantity: 2 } });
    await open(page, routes.cart);
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    const popup = page.getByRole('dialog', { name: 'Log in' });
    await expectGood(page, () => expect(popup).toBeVisible());
  });

  test('can use sign-up', async ({ page }) => {
    await look(page, routes.signup(), 'Create your account');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expectGood(page, () => expect(page.getByText('First name is required')).toBeVisible());
  });

  test('can use the reset of a password', async ({ page }) => {
    await look(page, routes.resetPassword, 'A new password');
    await tickCaptcha(page.getByRole('main'));
    await expectGood(page, () => expect(page.getByText('Verified', { exact: true })).toBeVisible());
    await look(page, `${routes.resetPassword}/unknown`, 'This link has expired');
  });

  test('can use the page of what is not there', async ({ page, complaints }) => {
    complaints.expectRefusal(404, routes.pageNotFound);
    await look(page, routes.pageNotFound, 'Oops!');
  });
});

test.describe('a customer', () => {
  let addressId: number;
  let orderId: string;

  test.beforeAll(async () => {
    addressId = await giveAddress('staff');
    orderId = await buy('staff', { 1: 1 });
    await fillCart('staff', { 1: 1 });
  });

  test.afterAll(async () => {
    await fillCart('staff');
    await forgetAddresses('staff');
  });

  test('can use the cart', ({ staff }) => look(staff, routes.cart, 'Lakadong turmeric powder'));

  test('can use the checkout', async ({ staff }) => {
    await openCheckout(staff);
    await look(staff, routes.checkout, 'Payment method');
  });

  test('can use every part of the profile', async ({ staff }) => {
    await look(staff, routes.profile, 'Details');
    await look(staff, '/profile#addresses', '12 Packing House');
    await look(staff, routes.orders, orderId);
  });

  test('can use the profile form, filled and wrong', async ({ staff }) => {
    await look(staff, routes.editProfile, 'Edit your details');
    await staff.getByRole('textbox', { name: 'First name' }).fill('');
    await staff.getByRole('button', { name: 'Save profile' }).click();
    await expectGood(staff, () => expect(staff.getByText('First name is required')).toBeVisible());
  });

  test('can use the months of Elite', ({ meera }) => look(meera, routes.subscription, 'Active'));

  test('can use the address form, empty, wrong and filled', async ({ staff }) => {
    await look(staff, routes.addAddress(), 'Add an address');
    await staff.getByRole('button', { name: 'Save address' }).click();
    await expectGood(staff, () => expect(staff.getByText('Full name is required')).toBeVisible());
    await look(staff, routes.editAddress(addressId), 'Edit the address');
  });

  test('can use the change of the password, and the question before leaving', async ({ staff }) => {
    await look(staff, routes.updatePassword, 'Change your password');
    await open(staff, routes.profile);
    await staff.getByRole('button', { name: 'Deactivate account' }).click();
    const question = staff.getByRole('dialog', { name: 'Deactivate your account?' });
    await expectGood(staff, () => expect(question).toBeVisible());
  });

  test('can use an order', ({ staff }) => look(staff, routes.order(orderId), orderId));

  test('can go through the checkout by keyboard alone', async ({ staff }) => {
    for (const size of [desktop, phone]) {
      await staff.setViewportSize(size);
      await openCheckout(staff);
      const account = staff.getByRole('complementary', { name: 'Bill details' });
      const place = account.getByRole('button', { name: 'Place order' });
      await staff.getByRole('radio').first().focus();
      for (let stop = 0; stop < 16; stop++) {
        if (await place.evaluate((button) => button === document.activeElement)) break;
        await staff.keyboard.press('Tab');
        const isCovered = await staff.evaluate(() => {
          const focused = document.activeElement?.getBoundingClientRect();
          const bar = document.querySelector('aside')?.getBoundingClientRect();
          if (!focused || !bar || document.activeElement?.closest('aside')) return false;
          return focused.bottom > bar.top && focused.right > bar.left && focused.top < bar.bottom;
        });
        expect(isCovered, `stop ${stop + 1} at ${size.width} px lies below the account`).toBe(
          false,
        );
      }
      await expect(place).toBeFocused();
      await expect(place).toBeInViewport();
    }
  });
});

test.describe('every dialog can be used', () => {
  const ofTheHeader = /^(Menu|Enter your PIN|Delivering to)/;
  const openedOn = async (page: Page, path: string, but = ofTheHeader) => [
    ...(await expectDialogsGood(page, path, but)),
  ];

  test('of the shop', async ({ page }) => {
    test.slow();
    expect(await openedOn(page, '/shop', /^$/)).toEqual([
      expect.stringContaining('PIN'),
      'Menu',
      expect.stringContaining('Filters'),
    ]);
  });

  test('of a product', async ({ page }) => {
    test.slow();
    const { data } = await storeApi.call(getProduct, { params: { id: 1 } });
    const opened = await openedOn(page, routes.product(data));
    expect(opened).toContainEqual(expect.stringMatching(/^Zoom/));
    expect(opened).toContain('Write a review');
  });

  test('of an order', async ({ openBrowser }) => {
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
      expect(await seriousFindings(page), name).toEqual([]);
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
