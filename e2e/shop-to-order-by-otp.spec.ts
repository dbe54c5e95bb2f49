import { getProduct } from '../lib/contract/product.ts';
import { demoShop } from '../lib/contract/demo-shop.ts';
import { formatRupees } from '../lib/format/money.ts';
import { routes } from '../lib/platform/routes.ts';
import { accounts } from './support/accounts.ts';
import { fillCart, newestOrder, readCart } from './support/customer-data.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { lastMessageTo, readOtp } from './support/outbox.ts';
import { storeApi } from './support/store-api.ts';
import { tapInPlace } from './support/tap-in-place.ts';

const turmeric = 1;
const pepper = 6;

test.describe('a guest on a phone', { tag: '@phone' }, () => {
  test('comes from a search to an order, logging in by OTP on the way', async ({
    page,
    complaints,
  }) => {
    test.slow();
    const find = async (id: number) => (await storeApi.call(getProduct, { params: { id } })).data;
    const haldi = await find(turmeric);
    const kali = await find(pepper);
    // Products from the customer's previous cart must be there as well.
    await fillCart('ravi', { [turmeric]: 1, [pepper]: 1 });
    const counter = page.getByRole('banner').getByTestId('cart-counter');

    await test.step('finds turmeric', async () => {
      await open(page, '/');
      await page.getByRole('combobox', { name: 'Search products' }).fill('haldi');
      await page.getByRole('option').filter({ hasText: haldi.name }).tap();
      await expect(page).toHaveURL(routes.product(haldi));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(haldi.name);
    });

    await test.step('puts two in the cart', async () => {
      const quantity = page.getByRole('group', { name: 'Quantity', exact: true });
      await quantity.getByRole('button', { name: 'Increase quantity' }).tap();
      await expect(quantity.getByRole('status')).toHaveText('2');
      await page.getByRole('button', { name: 'Add to cart', exact: true }).tap();
      await expect(page.getByText('Product added to cart!')).toBeVisible();
      await expect(counter).toHaveText('2');
      const bar = page.getByRole('navigation', { name: 'Quick links' });
      await tapInPlace(bar.getByRole('link', { name: 'Cart' }));
    });

    await test.step('has to log in to order', async () => {
      await expect(page).toHaveURL(routes.cart);
      await expect(page.getByTestId('cart-line')).toHaveCount(1);
      await expect(page.getByRole('link', { name: 'Process checkout' })).toBeVisible();
      await expect(page.getByText('Please login to place an order!')).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).tap();
    });

    const popup = page.getByRole('dialog', { name: 'Log in' });
    const number = popup.getByRole('textbox', { name: 'Mobile number' });
    const goOn = popup.getByRole('button', { name: 'Continue', exact: true });

    await test.step('types numbers that are not theirs', async () => {
      await expect(goOn).toBeDisabled();
      complaints.expectRefusal(404, '/api/store/user/send-otp/');
      await number.fill('9000000099');
      await goOn.tap();
      await expect(popup.getByText('No account found with this mobile number.')).toBeVisible();
      await expect(popup.getByRole('link', { name: 'Create New Account' }).first()).toBeVisible();

      await number.fill(accounts.asha.mobile);
      await goOn.tap();
      await expect(popup.getByText(/\+91 90000 00001/)).toBeVisible();
      await popup.getByRole('button', { name: 'Change number' }).tap();
      await expect(number).toHaveValue(accounts.asha.mobile);
    });

    await test.step('logs in by OTP, the wrong one first', async () => {
      const before = await lastMessageTo(accounts.ravi.mobile);
      await number.fill(accounts.ravi.mobile);
      await goOn.tap();
      const field = popup.getByRole('textbox', { name: 'OTP' });
      await expect(field).toBeFocused();
      const otp = await readOtp(accounts.ravi.mobile, before);

      complaints.expectRefusal(401, '/api/auth/callback/otp');
      await field.fill(`${otp.slice(0, 5)}${(Number(otp[5]) + 1) % 10}`);
      await popup.getByRole('button', { name: 'Log in' }).tap();
      await expect(popup.getByText('Invalid OTP')).toBeVisible();
      await expect(field).toHaveAccessibleDescription(/Invalid OTP/);
      // Toasts are in the top layer, above the open dialog.
      await expect(page.locator(':popover-open')).toContainText('Invalid OTP');

      await field.fill(otp);
      await popup.getByRole('button', { name: 'Log in' }).tap();
      await expect(popup).toBeHidden();
    });

    const goods = 3 * haldi.product_price + kali.product_price;
    const toPay = goods + demoShop.shipping_fee;

    await test.step('finds both carts in one', async () => {
      const line = (name: string) => page.getByTestId('cart-line').filter({ hasText: name });
      await expect(page.getByTestId('cart-line')).toHaveCount(2);
      const pieces = (name: string) => line(name).getByRole('textbox', { name: 'Quantity' });
      await expect(pieces(haldi.name)).toHaveValue('3');
      await expect(pieces(kali.name)).toHaveValue('1');
      expect(await readCart('ravi')).toEqual({ [turmeric]: 3, [pepper]: 1 });
      await expect(counter).toHaveText('4');
      await page.getByRole('button', { name: 'Process checkout' }).tap();
    });

    await test.step('orders with cash on delivery', async () => {
      await expect(page).toHaveURL(routes.checkout);
      await expect(page.getByRole('radio', { name: /Ravi Deshmukh/ })).toBeChecked();
      await expect(page.getByRole('radio', { name: /Cash on Delivery/ })).toBeChecked();
      await expect(
        page.getByRole('list', { name: 'Products in this order' }).getByRole('listitem'),
      ).toHaveCount(2);
      const account = page.getByRole('complementary', { name: 'Bill details' });
      await expect(account).toContainText(formatRupees(toPay));
      await account.getByRole('button', { name: 'Place order' }).tap();
      await expect(page.getByText('Your order has been placed!').first()).toBeVisible();
    });

    await test.step('finds the order in the profile', async () => {
      await expect(page).toHaveURL(routes.orders);
      await expect(page.getByRole('tab', { name: 'My Orders' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
      const order = await newestOrder('ravi');
      expect(order).toMatchObject({
        final_total: toPay,
        pay_type: 'Cash on Delivery',
        item_count: 4,
      });
      expect(order?.sale_status).toBe('Quotation Sent');
      const row = page.getByRole('listitem').filter({ hasText: order?.order_id ?? '' });
      await expect(row).toContainText(formatRupees(toPay));
      await expect(counter).toHaveText('');
      expect(await readCart('ravi')).toEqual({});

      await row.getByRole('link', { name: order?.order_id ?? 'no order' }).tap();
      await expect(page).toHaveURL(routes.order(order?.order_id ?? ''));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(order?.order_id ?? '');
      const main = page.getByRole('main');
      await expect(main.getByText(haldi.name)).toBeVisible();
      await expect(main.getByText(kali.name)).toBeVisible();
      await expect(main.getByText(formatRupees(toPay)).first()).toBeVisible();
      await expect(main.getByText('7 Girija Housing Society').first()).toBeVisible();
    });
  });
});
