import type { Page } from 'playwright/test';
import { getProduct, type Product } from '../lib/contract/product.ts';
import { changeProduct } from '../lib/contract/staff-product.ts';
import { formatRupees } from '../lib/format/money.ts';
import { routes } from '../lib/platform/routes.ts';
import { buy, fillCart, newestOrder, readCart } from './support/customer-data.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { openCheckout } from './support/open-checkout.ts';
import { storeApi, storeApiAs } from './support/store-api.ts';

/* Product 7 costs ₹285: one piece reaches the minimum order amount. */
const id = 7;

const readProduct = async (): Promise<Product> =>
  (await storeApi.call(getProduct, { params: { id } })).data;

async function setStock(available_stock_quantity: number | null): Promise<void> {
  const staff = await storeApiAs('staff');
  await staff.call(changeProduct, { params: { id }, body: { available_stock_quantity } });
}

/** Another customer buys pieces while the page is open. */
const someoneElseBuys = (quantity: number) => buy('asha', { [id]: quantity });

const findLine = (page: Page, { name }: Product) =>
  page.getByTestId('cart-line').filter({ hasText: name });

test.describe('while a product lies in the cart', () => {
  let product: Product;

  test.beforeEach(async () => {
    product ??= await readProduct();
    await setStock(3);
    await fillCart('meera', { [id]: 3 });
  });

  test.afterAll(async () => {
    await setStock(product.available_stock_quantity);
    await fillCart('meera');
  });

  test('some of it is sold: the line says so, and one tap mends it', async ({ meera }) => {
    await open(meera, routes.cart);
    const line = findLine(meera, product);
    await expect(line).toContainText(formatRupees(3 * product.product_price));
    const checkout = meera.getByRole('button', { name: 'Process checkout' });
    await expect(checkout).toBeEnabled();

    await someoneElseBuys(2);
    await open(meera, routes.cart);
    await expect(line.getByText('Only 1 left. Your cart has 3.')).toBeVisible();
    await expect(checkout).toBeDisabled();
    await expect(meera.getByText('Fix the marked items to continue.')).toBeVisible();

    await line.getByRole('button', { name: 'Keep 1' }).click();
    await expect(line.getByText(/Only 1 left/)).toBeHidden();
    await expect(line).toContainText(formatRupees(product.product_price));
    await expect(checkout).toBeEnabled();
    await expect.poll(() => readCart('meera')).toEqual({ [id]: 1 });
  });

  test('all of it is sold: one tap takes it out', async ({ meera }) => {
    await someoneElseBuys(3);
    await open(meera, routes.cart);
    const line = findLine(meera, product);
    await expect(line.getByText('This has just sold out.')).toBeVisible();
    await line.getByRole('button', { name: 'Remove' }).first().click();
    await expect(meera.getByText('Your cart is empty')).toBeVisible();
    await expect.poll(() => readCart('meera')).toEqual({});
  });

  test('it is sold while the order is being placed: nothing is ordered, and the screen says why', async ({
    meera,
    complaints,
  }) => {
    await openCheckout(meera);
    const account = meera.getByRole('complementary', { name: 'Bill details' });
    await expect(account).toContainText(formatRupees(3 * product.product_price));
    await expect(account, 'an Elite member pays no delivery').toContainText('Free');
    const before = await newestOrder('meera');

    await someoneElseBuys(2);
    complaints.expectRefusal(409, '/api/store/orders/');
    const refusal = meera.waitForResponse((answer) => answer.url().endsWith('/api/store/orders/'));
    await account.getByRole('button', { name: 'Place order' }).click();
    expect((await refusal).status()).toBe(409);
    await expect(account.getByRole('alert')).toContainText(product.name);
    await expect(account.getByRole('alert')).toContainText(/only 1/i);
    await expect(meera).toHaveURL(routes.checkout);
    expect(await newestOrder('meera')).toEqual(before);
    expect((await readProduct()).available_stock_quantity).toBe(1);

    await meera
      .getByRole('link', { name: /Go to cart/ })
      .first()
      .click();
    await expect(meera).toHaveURL(routes.cart);
    await findLine(meera, product).getByRole('button', { name: 'Keep 1' }).click();
    await meera.getByRole('button', { name: 'Process checkout' }).click();
    await expect(account).toContainText(formatRupees(product.product_price));
    await account.getByRole('button', { name: 'Place order' }).click();
    await expect(meera.getByText('Your order has been placed!').first()).toBeVisible();
    await expect(meera).toHaveURL(routes.orders);
    expect((await readProduct()).available_stock_quantity).toBe(0);
  });
});
