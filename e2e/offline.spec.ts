import { getProduct } from '../lib/contract/product.ts';
import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { open, untilAlive } from './support/open.ts';
import { plentiful } from './support/order-journey.ts';
import { storeApi } from './support/store-api.ts';

test(
  'a visited product can be read offline, and a change made meanwhile is sent once',
  { tag: '@slow' },
  async ({ browser }) => {
    test.slow();
    // Its console tells of every call that finds no network.
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    const { id } = await plentiful(2);
    const { data: product } = await storeApi.call(getProduct, { params: { id } });
    const path = routes.product(product);
    const add = page.getByRole('button', { name: 'Add to cart', exact: true }).first();
    const heading = page.getByRole('heading', { level: 1 });
    const counter = page.getByRole('banner').getByTestId('cart-counter');

    await test.step('is kept while online', async () => {
      await open(page, path);
      await expect
        .poll(() =>
          page.evaluate(async (cachedPath) => Boolean(await caches.match(cachedPath)), path),
        )
        .toBe(true);
      await add.click();
      await expect(counter).toHaveText('1');
    });

    await test.step('is shown offline; what was never opened is not', async () => {
      await context.setOffline(true);
      await page.reload();
      await expect(heading).toHaveText(product.name);
      await page.goto(routes.checkout);
      await expect(heading).toHaveText('You’re offline');
      const drawing = page.getByRole('main').locator('img').first();
      await expect
        .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await page.goto(path);
      await expect(heading).toHaveText(product.name);
    });

    await test.step('sends a change when the network is back, once', async () => {
      await untilAlive(page);
      await add.click();
      await expect(page.getByText('Product added to cart!')).toBeHidden();
      await context.setOffline(false);
      await expect(page.getByText('Product added to cart!')).toBeVisible();
      await expect(counter).toHaveText('2');
    });
    await context.close();
  },
);
