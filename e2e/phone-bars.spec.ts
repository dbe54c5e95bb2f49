import { getProduct } from '../lib/contract/product.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { storeApi } from './support/store-api.ts';

const turmeric = async () => (await storeApi.call(getProduct, { params: { id: 1 } })).data;

test.describe('the bars of a phone', { tag: '@phone' }, () => {
  test('are one at a time: that of the cart stands where the links stood', async ({ page }) => {
    const { id, name } = await turmeric();
    await page.request.post('/api/store/cart/', { data: { pid: id, quantity: 2 } });
    const cart = page.getByRole('complementary', { name: 'Cart' });
    const links = page.getByRole('navigation', { name: 'Quick links' });
    await open(page, '/shop');
    await expect(cart).toContainText('2 items');
    await expect(links).toBeHidden();
    await open(page, routes.product({ id, name }));
    await expect(links.getByRole('link', { name: 'Cart' })).toContainText('2');
    await expect(cart).toBeHidden();
  });

  test('lead everywhere, open the drawer and the search', async ({ page }) => {
    await open(page, '/shop');
    const bar = page.getByRole('navigation', { name: 'Quick links' });
    await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('href', routes.home);
    await page.mouse.wheel(0, 2000);
    await bar.getByRole('link', { name: 'Categories' }).tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await bar.getByText('Search').tap();
    const search = page.getByRole('combobox', { name: 'Search products' });
    await expect(search).toBeFocused();
    await expect(search).toBeInViewport({ ratio: 1 });
  });

  test('bring the header back on the way up, and hardly anything moves', async ({ page }) => {
    await open(page, '/shop');
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await page.mouse.wheel(0, 2000);
    await expect(menu).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(menu).toBeInViewport({ ratio: 1 });
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          const shiftValue = (entry: PerformanceEntry) =>
            'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
          let shifts = 0;
          const add = (entries: PerformanceEntryList) =>
            (shifts = entries.reduce((sum, entry) => sum + shiftValue(entry), shifts));
          const observer = new PerformanceObserver((list) => add(list.getEntries()));
          observer.observe({ type: 'layout-shift', buffered: true });
          // Buffered entries are delivered in a separate task, after which a second frame follows.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              add(observer.takeRecords());
              done(shifts);
            }),
          );
        }),
    );
    expect(shifts).toBeLessThan(0.05);
  });

  test('offer to buy while the button of the product is off the screen', async ({ page }) => {
    const product = await turmeric();
    await open(page, routes.product(product));
    const bar = page.getByRole('complementary', { name: 'Buy' });
    await expect(bar).toBeHidden();
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    await bar.getByRole('button', { name: 'Add to cart' }).tap();
    await expect(page.getByTestId('cart-counter')).toHaveText('1');
    expect(await seriousFindings(page)).toEqual([]);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(bar).toBeHidden();
    await expect(page.getByRole('complementary', { name: 'Cart' })).toBeHidden();
  });

  test('lead from the first line of the cart to the checkout', async ({ asha }) => {
    await asha.request.post('/api/store/cart/', { data: { pid: 1, quantity: 2 } });
    await open(asha, routes.cart);
    const bar = asha.getByRole('complementary', { name: 'Checkout' });
    await expect(bar).toContainText('₹');
    await bar.getByRole('button', { name: 'Process checkout' }).tap();
    await asha.waitForURL(new RegExp(routes.checkout));
    await expect(asha.getByRole('navigation', { name: 'Quick links' })).toHaveCount(0);
  });
});

test('the bars of the stars lead to their reviews @both', async ({ page }) => {
  const product = await turmeric();
  await open(page, routes.product(product));
  await page
    .getByRole('list', { name: 'Reviews by stars' })
    .getByRole('link', { name: /^5 stars/ })
    .click();
  await expect(page).toHaveURL(`${routes.reviews(product)}#stars-5`);
  const main = page.getByRole('main');
  const stars = main.getByRole('listitem').getByRole('img', { name: /of 5 stars$/ });
  await expect(main.getByRole('status')).toHaveText(/^\d+ of \d+ reviews, with 5 stars$/);
  expect(new Set(await stars.evaluateAll((all) => all.map((one) => one.ariaLabel)))).toEqual(
    new Set(['5 of 5 stars']),
  );
  await main.getByRole('link', { name: 'Show all reviews' }).click();
  await main.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest rating first');
  await expect(stars.first()).not.toHaveAttribute('aria-label', '5 of 5 stars');
});
