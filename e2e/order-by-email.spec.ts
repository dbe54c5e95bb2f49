import type { Page } from 'playwright/test';
import { getProduct } from '../lib/contract/product.ts';
import { demoShop } from '../lib/contract/demo-shop.ts';
import { minimumOrderMessage } from '../lib/contract/minimum-order.ts';
import { formatRupees } from '../lib/format/money.ts';
import { routes } from '../lib/platform/routes.ts';
import { accounts, demoPassword } from './support/accounts.ts';
import { fillCart, forgetAddresses, newestOrder, readCart } from './support/customer-data.ts';
import { expect, test } from './support/fixtures.ts';
import { open } from './support/open.ts';
import { storeApi } from './support/store-api.ts';

/* Product 14 costs ₹165: one piece is below the minimum order amount, two are enough. */
const params = { id: 14 };

interface Typed {
  name: string;
  line1: string;
  line2: string;
  pin: string;
}

async function fillAddress(page: Page, { name, line1, line2, pin }: Typed): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Full name' }).fill(name);
  await main.getByRole('textbox', { name: 'Mobile number', exact: true }).fill('9000000041');
  await main.getByRole('textbox', { name: 'Address line 1' }).fill(line1);
  await main.getByRole('textbox', { name: 'Address line 2' }).fill(line2);
  await main.getByRole('textbox', { name: 'PIN code' }).fill(pin);
}

test.beforeEach(async () => {
  await fillCart('owner');
  await forgetAddresses('owner');
});

test.afterEach(() => forgetAddresses('owner'));

test(
  'someone without an address orders after logging in by email',
  { tag: '@slow' },
  async ({ page, complaints }) => {
    test.slow();
    const { data: salt } = await storeApi.call(getProduct, { params });
    const goods = 2 * salt.product_price;
    const counter = page.getByRole('banner').getByTestId('cart-counter');
    const main = page.getByRole('main');

    const chosen = (label: string) =>
      main.getByRole('combobox', { name: label }).locator('option:checked');

    await test.step('adds from the shelf', async () => {
      await open(page, routes.shop({ search: salt.name }));
      const card = main.getByRole('article').filter({ hasText: salt.name });
      await card.getByRole('button', { name: `Add ${salt.name} to cart` }).click();
      await expect(page.getByText('Product added to cart!')).toBeVisible();
      await expect(counter).toHaveText('1');
      await expect(card.getByRole('group', { name: `Quantity of ${salt.name}` })).toBeVisible();
    });

    await test.step('logs in by email, with the wrong password first', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
      await expect(page).toHaveURL(routes.login());
      await main.getByRole('tab', { name: 'Email' }).click();
      await main.getByRole('textbox', { name: 'Email' }).fill(accounts.owner.email);
      const password = main.getByLabel('Password', { exact: true });
      await password.fill('Not@2026');
      complaints.expectRefusal(401, '/api/auth/callback/password');
      await main.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(main.getByRole('alert')).toHaveText('Invalid email or password');
      await expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue(accounts.owner.email);

      await password.fill(demoPassword);
      await main.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page).toHaveURL(routes.shop());
      await expect(page.getByRole('banner').getByText(accounts.owner.firstName)).toBeVisible();
      await expect(counter).toHaveText('1');
      expect(await readCart('owner')).toEqual({ [params.id]: 1 });
    });

    await test.step('has too little for an order, and takes one more', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
      await expect(page).toHaveURL(routes.cart);
      await expect(main.getByText(minimumOrderMessage(demoShop))).toBeVisible();
      const checkout = main.getByRole('button', { name: 'Process checkout' });
      await expect(checkout).toBeDisabled();
      const line = main.getByTestId('cart-line').filter({ hasText: salt.name });
      await line.getByRole('button', { name: 'Increase quantity' }).click();
      await expect(line).toContainText(formatRupees(goods));
      await expect(main.getByText(minimumOrderMessage(demoShop))).toBeHidden();
      await checkout.click();
    });

    await test.step('is asked for an address', async () => {
      await expect(page).toHaveURL(routes.addAddress(routes.checkout));
      const save = main.getByRole('button', { name: 'Save address' });
      await save.click();
      await expect(main.getByRole('textbox', { name: 'Full name' })).toHaveValue('Jignesh Mehta');
      const pin = main.getByRole('textbox', { name: 'PIN code' });
      await expect(pin).toBeFocused();
      await expect(pin).toHaveAccessibleDescription(/PIN code is required/);
      await expect(
        main.getByRole('textbox', { name: 'Address line 1' }),
      ).toHaveAccessibleDescription(/Address line 1 is required/);

      await fillAddress(page, {
        name: 'Jignesh Mehta',
        line1: '3 Packing House Lane',
        line2: 'Naroda',
        pin: '382330',
      });
      await expect(chosen('State')).toHaveText('Gujarat');
      await expect(chosen('City')).toHaveText('Ahmedabad');
      await save.click();
      await expect(page).toHaveURL(routes.checkout);
    });

    const account = page.getByRole('complementary', { name: 'Bill details' });

    await test.step('pays no delivery in Ahmedabad', async () => {
      await expect(main.getByRole('radio', { name: /3 Packing House Lane/ })).toBeChecked();
      await expect(account).toContainText('Free');
      await expect(account).toContainText(formatRupees(goods));
    });

    await test.step('adds another address, to which delivery is paid', async () => {
      await main.getByRole('link', { name: 'Add address' }).click();
      await expect(page).toHaveURL(routes.addAddress(`${routes.checkout}?from=cart`));
      await fillAddress(page, {
        name: 'Kamla Mehta',
        line1: '18 Shivaji Park Road',
        line2: 'Dadar West',
        pin: '400028',
      });
      // The PIN code sets state and city; changing the state resets the city.
      await expect(chosen('State')).toHaveText('Maharashtra');
      await expect(chosen('City')).toHaveText('Mumbai');
      const state = main.getByRole('combobox', { name: 'State' });
      const city = main.getByRole('combobox', { name: 'City' });
      await state.selectOption('Gujarat');
      await expect(city).toHaveValue('');
      await state.selectOption('Maharashtra');
      await city.selectOption('Mumbai');
      await main.getByRole('button', { name: 'Save address' }).click();
      await expect(page).toHaveURL(/\/checkout(\?from=cart)?$/);

      await main.getByRole('radio', { name: /18 Shivaji Park Road/ }).check();
      await expect(account).toContainText(formatRupees(goods + demoShop.shipping_fee));
      await main.getByRole('radio', { name: /3 Packing House Lane/ }).check();
      await expect(account).not.toContainText(formatRupees(goods + demoShop.shipping_fee));
      await main.getByRole('radio', { name: /18 Shivaji Park Road/ }).check();
    });

    await test.step('orders, and finds the order in the profile', async () => {
      await account.getByRole('button', { name: 'Place order' }).click();
      await expect(page.getByText('Your order has been placed!').first()).toBeVisible();
      await expect(page).toHaveURL(routes.orders);
      const order = await newestOrder('owner');
      expect(order).toMatchObject({ final_total: goods + demoShop.shipping_fee, item_count: 2 });
      await main
        .getByRole('list', { name: 'Your orders, newest first' })
        .getByRole('link', { name: order?.order_id ?? 'no order' })
        .click();
      await expect(page).toHaveURL(routes.order(order?.order_id ?? ''));
      await expect(main.getByRole('heading', { level: 1 })).toContainText(order?.order_id ?? '');
      await expect(main.getByText(salt.name).first()).toBeVisible();
      await expect(main.getByText('18 Shivaji Park Road').first()).toBeVisible();
      await expect(counter).toHaveText('');
      expect(await readCart('owner')).toEqual({});
    });
  },
);
