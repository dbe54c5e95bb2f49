import { addToCart, getCart } from '../lib/contract/cart.ts';
import { getProduct } from '../lib/contract/product.ts';
import { changeProduct } from '../lib/contract/staff-product.ts';
import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { newCustomer } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { storeApi, storeApiAs, storeApiWith } from './support/store-api.ts';

/* No other test checks the stock of the second product. */
const salt = 14;
const scarce = 61;

const read = async (id: number) => (await storeApi.call(getProduct, { params: { id } })).data;

async function setStock(available_stock_quantity: number | null): Promise<void> {
  const staff = await storeApiAs('staff');
  await staff.call(changeProduct, { params: { id: scarce }, body: { available_stock_quantity } });
}

test('what a guest has gathered comes along with the login, and what was cut short is said', async ({
  page,
}) => {
  const before = (await read(scarce)).available_stock_quantity;
  const { name } = await read(scarce);
  try {
    await setStock(8);
    const who = await newCustomer('Nila');
    const store = await storeApiWith(who);
    await store.call(addToCart, { body: { pid: scarce, quantity: 5 } });
    for (const [pid, quantity] of [
      [scarce, 6],
      [salt, 2],
    ]) {
      await page.request.post('/api/store/cart/', { data: { pid, quantity } });
    }

    await open(page, routes.cart);
    await expect(page.getByText('Please login to place an order!')).toBeVisible();
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Email' }).click();
    await dialog.getByRole('textbox', { name: 'Email' }).fill(who.email);
    await dialog.getByRole('textbox', { name: 'Password' }).fill(who.password);
    await dialog.getByRole('button', { name: 'Log in' }).click();

    await expect(page.getByText('Your 8 items are in your cart.')).toBeVisible();
    const line = page.getByTestId('cart-line').filter({ hasText: name });
    const cut = line.getByText('Your two carts had 11 of these. Only 8 left.');
    await expect(cut).toBeVisible();
    await expect(page.getByTestId('cart-counter').first()).toHaveText('10');
    await line.getByRole('button', { name: 'Keep 8' }).click();
    await expect(cut).toBeHidden();
    const { cart_totals } = await store.call(getCart);
    expect(cart_totals.cart_counter).toBe(10);
  } finally {
    await setStock(before);
  }
});

test('a quantity can be typed, and says what is wrong with it', async ({ page }) => {
  const product = await read(salt);
  await page.request.post('/api/store/cart/', { data: { pid: salt, quantity: 2 } });
  await open(page, routes.cart);
  const line = page.getByTestId('cart-line');
  const quantity = line.getByRole('textbox', { name: 'Quantity' });
  for (const [typed, text] of [
    ['0', 'Please set the quantity greater than 0!'],
    ['-3', 'Quantity cannot be set less than 0!'],
  ] as const) {
    await quantity.fill(typed);
    await quantity.press('Enter');
    await expect(line.getByText(text)).toBeVisible();
    await expect(quantity).toHaveValue('2');
  }
  await quantity.fill('3');
  await quantity.press('Enter');
  await expect(page.getByText('Quantity updated!')).toBeVisible();
  await expect(page.getByTestId('cart-counter').first()).toHaveText('3');

  const availableUnits = product.available_stock_quantity ?? 20;
  await quantity.fill(String(availableUnits + 1));
  await quantity.press('Tab');
  await expect(
    line.getByText(`Only ${availableUnits} left. We’ve set the quantity to ${availableUnits}.`),
  ).toBeVisible();
  await expect(quantity).toHaveValue(String(availableUnits));
});
