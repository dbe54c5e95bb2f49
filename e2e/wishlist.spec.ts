import type { Page } from 'playwright/test';
import { getProduct } from '../lib/contract/product.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, findOrOpenPage, test } from './support/fixtures.ts';
import { logInWith } from './support/log-in.ts';
import { newCustomer } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { storeApi } from './support/store-api.ts';

const salt = 14;
const soldOut = 8;

const read = async (id: number) => (await storeApi.call(getProduct, { params: { id } })).data;
const wishlistItem = (page: Page, pid: number) =>
  page.request.post('/api/store/wishlist/', { data: { pid } });
const main = (page: Page) => page.getByRole('main');

test.describe('the wishlist of a guest', () => {
  test('takes what the heart marks, and gives it up again', { tag: '@both' }, async ({ page }) => {
    const product = await read(salt);
    await open(page, routes.product(product));
    const heart = main(page)
      .getByRole('button', { name: `Save ${product.name} to wishlist` })
      .first();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(page.getByText('Product added to wishlist!')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(page.getByText('Product removed from wishlist!')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  test('says in the words of the shop what did not work', async ({ page, complaints }) => {
    complaints.expectRefusal(503, '/api/store/wishlist/');
    const product = await read(salt);
    await page.route('**/api/store/wishlist/', (route) =>
      route.fulfill({ status: 503, body: '{}' }),
    );
    await open(page, routes.product(product));
    await main(page)
      .getByRole('button', { name: `Save ${product.name} to wishlist` })
      .first()
      .click();
    await expect(
      page.getByText('There was an error adding your product to wishlist! Please try again!'),
    ).toBeVisible();

    await wishlistItem(page, salt);
    await open(page, routes.wishlist);
    await main(page)
      .getByRole('button', { name: `Remove ${product.name} from wishlist` })
      .click();
    await expect(page.getByText('There was an error updating your wishlist!')).toBeVisible();
    await expect(main(page).getByRole('heading', { name: product.name })).toBeVisible();
  });

  test('gives what is there to the cart, and asks where to write for what is not', async ({
    page,
  }) => {
    const [there, unavailable] = [await read(salt), await read(soldOut)];
    await wishlistItem(page, salt);
    await wishlistItem(page, soldOut);
    await open(page, routes.wishlist);
    await expect(main(page).getByText('Out of stock')).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);

    await main(page)
      .getByRole('button', { name: `Move to cart: ${there.name}` })
      .click();
    await expect(page.getByText('Product added to cart!')).toBeVisible();
    await expect(main(page).getByRole('heading', { name: there.name })).toBeHidden();
    await expect(page.getByTestId('cart-counter').first()).toHaveText('1');
    await expect(main(page).getByRole('heading', { name: 'Your wishlist' })).toBeFocused();

    await main(page)
      .getByRole('button', { name: `Notify me when ${unavailable.name} is back` })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Notify me' });
    await expect(dialog.getByText(unavailable.name)).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByLabel('Your email').fill(`nila-${Date.now()}@example.in`);
    await dialog.getByRole('button', { name: 'Notify me' }).click();
    await expect(dialog.getByRole('status')).toBeVisible();
    await page.keyboard.press('Escape');

    await main(page)
      .getByRole('button', { name: `Remove ${unavailable.name} from wishlist` })
      .click();
    await expect(main(page).getByText('Your wishlist is empty')).toBeVisible();
  });
});

test('the popular products below are others', async ({ page }) => {
  const popular = main(page).getByRole('region', { name: 'Popular products' }).getByRole('article');
  await open(page, routes.wishlist);
  const name = await popular.first().getByRole('heading').innerText();
  const href = await popular.first().getByRole('link').first().getAttribute('href');
  await wishlistItem(page, Number(href?.split('/')[2]));
  await page.reload();
  await expect(main(page).getByRole('heading', { name, exact: true })).toHaveCount(1);
  await expect(popular).not.toHaveCount(0);
});

test('comes along with a login', async ({ openBrowser }) => {
  const who = await newCustomer('Nila');
  const [mine, theirs] = [await read(salt), await read(soldOut)];
  const other = await openBrowser();
  await logInWith(other, who);
  await wishlistItem(await findOrOpenPage(other), salt);

  const context = await openBrowser();
  const page = await findOrOpenPage(context);
  await wishlistItem(page, soldOut);
  await logInWith(context, who);
  await open(page, routes.wishlist);
  for (const { name } of [mine, theirs]) {
    await expect(main(page).getByRole('heading', { name })).toBeVisible();
  }
});
