import { getProduct } from '../lib/contract/product.ts';
import { demoShop } from '../lib/contract/demo-shop.ts';
import { minimumOrderMessage } from '../lib/contract/minimum-order.ts';
import { formatRupees } from '../lib/format/money.ts';
import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { storeApi } from './support/store-api.ts';

/* Product 14 costs ₹165: one piece is below the minimum order amount. */
const id = 14;

test.describe('the cart of a guest', { tag: '@both' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.request.post('/api/store/cart/', { data: { pid: id, quantity: 1 } });
  });

  test('says what is short of an order, and what delivery will take', async ({ page }) => {
    const { data: salt } = await storeApi.call(getProduct, { params: { id } });
    const short = formatRupees(demoShop.minimum_order - salt.product_price);
    await open(page, routes.cart);
    const account = page.getByRole('region', { name: 'Bill details' });
    await expect(account.getByText(minimumOrderMessage(demoShop))).toBeVisible();
    await expect(account.getByText(`${short} more to place your order`)).toBeVisible();
    await expect(account.getByText(/Delivered in 2 working days in Ahmedabad/)).toBeVisible();
    await expect(account.getByRole('link', { name: 'See Elite' })).toHaveAttribute(
      'href',
      routes.membership,
    );
    await expect(
      account.getByRole('row', { name: 'Delivery Calculated at checkout' }),
    ).toBeVisible();

    // Data that the header or a product page stored also applies here.
    await page.evaluate(() =>
      localStorage.setItem(
        'delivery-place',
        JSON.stringify({ pin: '400001', city: 'Mumbai', state: 'Maharashtra' }),
      ),
    );
    await open(page, routes.cart);
    const fee = formatRupees(demoShop.shipping_fee);
    await expect(account.getByRole('row', { name: `Delivery to 400001 ${fee}` })).toBeVisible();
    const toPay = formatRupees(salt.product_price + demoShop.shipping_fee);
    await expect(account.getByRole('row', { name: `Total ${toPay}` })).toBeVisible();
  });

  test('gives a product to the wishlist, which has a shelf for it', async ({ page }) => {
    const { data: salt } = await storeApi.call(getProduct, { params: { id } });
    await open(page, routes.cart);
    await page.getByRole('button', { name: `Move to wishlist: ${salt.name}` }).click();
    await expect(page.getByText('Product added to wishlist!')).toBeVisible();
    await expect(page.getByText('Your cart is empty')).toBeVisible();

    await open(page, routes.wishlist);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: salt.name })).toBeVisible();
    await expect(main.getByRole('button', { name: `Move to cart: ${salt.name}` })).toBeVisible();
    await main.getByRole('button', { name: `Remove ${salt.name} from wishlist` }).click();
    await expect(main.getByText('Your wishlist is empty')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Your wishlist' })).toBeFocused();
    await expect(main.getByRole('link', { name: 'Shop now' })).toBeVisible();
  });

  test('is shown as the server has read it where the browser cannot', async ({
    page,
    complaints,
  }) => {
    await page.route('**/api/store/cart/', (route) => route.fulfill({ status: 503, body: '{}' }));
    complaints.expectRefusal(503, '/api/store/cart/');
    await open(page, routes.cart);
    await expect(page.getByRole('main').getByTestId('cart-line')).toHaveCount(1);
  });
});
