import type { Page } from 'playwright/test';
import { addAddress } from '../lib/contract/address.ts';
import { addToCart } from '../lib/contract/cart.ts';
import { listOrders } from '../lib/contract/order.ts';
import { getProduct } from '../lib/contract/product.ts';
import { formatRupees } from '../lib/format/money.ts';
import { routes } from '../lib/platform/routes.ts';
import { addHome } from './support/customer-data.ts';
import { expect, test } from './support/fixtures.ts';
import { logInWith, logOutWith } from './support/log-in.ts';
import { newCustomer, newPerson, type NewPerson } from './support/new-customer.ts';
import { plentiful } from './support/order-journey.ts';
import { lastMessageTo, readOtp } from './support/outbox.ts';
import { storeApi, storeApiWith } from './support/store-api.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

async function logInByOtp(page: Page, { mobile }: NewPerson): Promise<string> {
  const before = await lastMessageTo(mobile);
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'OTP' })).toBeVisible();
  const otp = await readOtp(mobile, before);
  await page.getByRole('textbox', { name: 'OTP' }).fill(otp);
  await page.getByRole('textbox', { name: 'OTP' }).press('Enter');
  return otp;
}

async function logInByPassword(page: Page, { email, password }: NewPerson, backTo: string) {
  await page.goto(routes.login(backTo));
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Log in' }).click();
}

async function fillAddress(page: Page, person: NewPerson, pin = '560001'): Promise<void> {
  const fill = (name: string | RegExp, text: string) =>
    page.getByRole('textbox', { name }).fill(text);
  await fill('Full name', `${person.firstName} ${person.lastName}`);
  await fill(/^Mobile number/, person.mobile);
  await fill('Address line 1', '12 Neem Street');
  await fill('Address line 2', 'Navrangpura');
  await fill('PIN code', pin);
  await page.getByRole('button', { name: 'Save address' }).click();
}

async function pressAddToCart(page: Page, id: number): Promise<void> {
  const { data: product } = await storeApi.call(getProduct, { params: { id } });
  await page.goto(routes.product(product));
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page).toHaveURL(/\/cart\?/);
}

const readOrders = async (page: Page) => {
  const answer = await page.request.get(`/api/store${listOrders.path}`);
  return ((await answer.json()) as { data: { order_id: string; final_total: number }[] }).data;
};

test('a stranger orders with a mobile number alone', async ({ page }) => {
  test.slow();
  const person = newPerson('Ojas');
  const main = page.getByRole('main');
  const go = main.getByRole('button', { name: 'Continue', exact: true });
  await pressAddToCart(page, (await plentiful(3)).id);
  await main.getByRole('link', { name: 'Process checkout' }).click();
  await main.getByRole('textbox', { name: 'Mobile number' }).fill(person.mobile.slice(1));
  await go.click();
  await expect(main.getByText('Mobile number must be 10 digits').first()).toBeVisible();
  await main.getByRole('textbox', { name: 'Mobile number' }).fill(person.mobile);
  await go.click();
  const field = main.getByRole('textbox', { name: 'OTP' });
  await expect(field).toBeVisible();
  const otp = await readOtp(person.mobile);
  await field.fill(otp === '000000' ? '111111' : '000000');
  await go.click();
  await expect(main.getByText('Invalid OTP').first()).toBeVisible();
  await field.fill(otp);
  await go.click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Add address');
  await expect(main.getByRole('textbox', { name: /^Mobile number/ })).toHaveValue(person.mobile);
  await fillAddress(page, person);
  await expect(page).toHaveURL(/\/checkout\?from=cart/);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(main.getByText('Your order has been placed!').first()).toBeVisible();
  expect(await readOrders(page)).toHaveLength(1);
});

test('a new customer searches, orders with cash and cancels', async ({ page }) => {
  test.slow();
  const person = await newCustomer('Noor');
  const main = page.getByRole('main');

  await test.step('finds a product', async () => {
    await page.goto('/shop?search=haldi');
    await main.getByRole('article').first().getByRole('link').first().click();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('fills the cart', async () => {
    await main.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page).toHaveURL(/\/cart\?/);
    await expect(main.getByRole('status').getByText('Product added to cart!')).toBeVisible();
    await main.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(main.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
    await main.getByRole('textbox', { name: 'Quantity' }).fill('3');
    await main.getByRole('textbox', { name: 'Quantity' }).press('Enter');
    await expect(main.getByText('Quantity updated!')).toBeVisible();
    await expect(main.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3');
    await expect(main.getByText('Please login to place an order!')).toBeVisible();
    await main.getByRole('button', { name: 'Log in', exact: true }).click();
  });

  await test.step('logs in, with a wrong code first', async () => {
    await expect(page).toHaveURL(/\/login\?/);
    const before = await lastMessageTo(person.mobile);
    await main.getByRole('textbox', { name: 'Mobile number' }).fill(person.mobile);
    await main.getByRole('button', { name: 'Continue', exact: true }).click();
    const otp = await readOtp(person.mobile, before);
    await main.getByRole('textbox', { name: 'OTP' }).fill(otp === '000000' ? '111111' : '000000');
    await main.getByRole('tabpanel').getByRole('button', { name: 'Log in' }).click();
    await expect(main.getByText('Invalid OTP').first()).toBeVisible();
    await main.getByRole('textbox', { name: 'OTP' }).fill(otp);
    await main.getByRole('tabpanel').getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(routes.cart);
    await expect(main.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3');
  });

  await test.step('gives an address: the PIN code says where it is', async () => {
    await main.getByRole('button', { name: 'Process checkout' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Add address');
    await main.getByRole('textbox', { name: 'Full name' }).fill('Noor Desai');
    await main.getByRole('textbox', { name: 'PIN code' }).fill('5600');
    await main.getByRole('button', { name: 'Save address' }).click();
    await expect(main.getByText('PIN code must be 6 digits')).toBeVisible();
    await expect(main.getByRole('textbox', { name: 'Full name' })).toHaveValue('Noor Desai');
    await fillAddress(page, person);
    await expect(page).toHaveURL(/\/checkout\?from=cart/);
    await expect(main).toContainText('Bengaluru 560001, Karnataka');
  });

  const orderId = await test.step('places the order', async () => {
    await expect(main.getByRole('radio', { name: /Cash on Delivery/ })).toBeChecked();
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(main.getByRole('status').getByText('Your order has been placed!')).toBeVisible();
    const [order] = await readOrders(page);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Order ${order?.order_id}`);
    await expect(main).toContainText(formatRupees(order?.final_total ?? 0));
    return order?.order_id ?? '';
  });

  await test.step('finds it among the orders', async () => {
    await page.goto(routes.orders);
    await main.getByRole('link', { name: `Order ${orderId}` }).click();
    await expect(page).toHaveURL(routes.order(orderId));
  });

  await test.step('cancels it', async () => {
    await main.locator('header summary').click();
    await main.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page).toHaveURL(new RegExp(`${routes.order(orderId)}\\?cancel=1`));
    const form = page.locator('form#cancel');
    await form.getByRole('button', { name: 'Cancel order' }).click();
    await expect(form.getByText('Choose a reason')).toBeVisible();
    await form.getByRole('radio', { name: 'Delivery is too slow' }).check();
    await form.getByRole('button', { name: 'Cancel order' }).click();
    await expect(main.getByText('This order was cancelled.')).toBeVisible();
  });
});

test('what needs scripts says so, and where else to turn', async ({ page }) => {
  const main = page.getByRole('main');
  const person = await newCustomer('Ilma');
  const store = await storeApiWith(person);
  await addHome(store, person);
  await store.call(addToCart, { body: { pid: (await plentiful(3)).id, quantity: 1 } });
  await logInWith(page.context(), person);

  await page.goto(routes.editProfile);
  await expect(main.getByText(/You need JavaScript to edit your profile/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Save profile' })).toBeHidden();

  await page.goto(routes.profile);
  await expect(main.getByText(/You need JavaScript to change anything here/)).toBeVisible();

  await page.goto(routes.cart);
  await page.getByRole('button', { name: 'Process checkout' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(main.getByText('Your order has been placed!').first()).toBeVisible();
  const more = main.locator('header summary');
  await more.click();
  await expect(main.getByText(/You need JavaScript to change the address/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Change address' })).toBeHidden();

  await test.step('and the menu opens at its button', async () => {
    const menu = await main.getByRole('button', { name: 'Cancel order' }).boundingBox();
    const button = await more.boundingBox();
    expect(menu?.x).toBeGreaterThanOrEqual(0);
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeCloseTo(
      (menu?.x ?? 0) + (menu?.width ?? 0) + 1,
      -1,
    );
  });
});

test.describe('what goes wrong is said, and nothing is lost', () => {
  async function goToCheckout(page: Page): Promise<void> {
    const person = await newCustomer('Tara');
    const store = await storeApiWith(person);
    await addHome(store, person);
    await store.call(addToCart, { body: { pid: (await plentiful(3)).id, quantity: 1 } });
    await logInWith(page.context(), person);
    await page.goto(routes.cart);
    await page.getByRole('button', { name: 'Process checkout' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
  }

  test('a page sent twice makes one order', async ({ page, context }) => {
    await goToCheckout(page);
    const fields = await page
      .locator('form#place-order input')
      .evaluateAll((inputs: HTMLInputElement[]) =>
        Object.fromEntries(inputs.map(({ name, value }) => [name, value])),
      );
    const address1 = await page.locator('input[name=address1]').getAttribute('value');
    const form = { ...fields, address1: address1 ?? '', pay_type: 'Cash on Delivery' };
    const send = () => context.request.post('/api/forms/place-order', { form, maxRedirects: 0 });
    const answers = await Promise.all([send(), send()]);
    const [one, other] = answers.map((answer) => answer.headers()['location']?.split('?')[0]);
    expect(answers.map((answer) => answer.status())).toEqual([303, 303]);
    expect(one).toMatch(/^\/orders\/SO-\d+$/);
    expect(other).toBe(one);
    expect(await readOrders(page)).toHaveLength(1);
  });

  test(
    'a cart that was changed in another tab shows its new total first',
    { tag: '@slow' },
    async ({ page, context }) => {
      await goToCheckout(page);
      const other = await context.newPage();
      await other.goto(routes.cart);
      await other.getByRole('button', { name: 'Increase quantity' }).click();
      await expect(other.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
      await page.getByRole('button', { name: 'Place order' }).click();
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
      expect(await readOrders(page)).toHaveLength(0);
      await page.getByRole('button', { name: 'Place order' }).click();
      await expect(page.getByText('Your order has been placed!')).toBeVisible();
    },
  );

  test(
    'a form of somebody who was logged out comes back after the login',
    { tag: '@slow' },
    async ({ page, context }) => {
      const person = await newCustomer('Uma');
      await logInByPassword(page, person, routes.addAddress());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add address');
      await context.clearCookies({ name: 'next-auth.session-token' });
      await fillAddress(page, person);
      await expect(page.getByText('You’ve been logged out.')).toBeVisible();
      await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
      await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
      await page.getByRole('tabpanel').getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('textbox', { name: 'Address line 1' })).toHaveValue(
        '12 Neem Street',
      );
      await page.getByRole('button', { name: 'Save address' }).click();
      await expect(page).toHaveURL(/\/profile\?kept=/);
      const saved = await page.request.get(`/api/store${addAddress.path}`);
      expect(await saved.text()).toContain('12 Neem Street');
    },
  );

  test(
    'a refused form is gone with the logout, also for whoever logs in next',
    { tag: '@slow' },
    async ({ page, context }) => {
      const person = await newCustomer('Xena');
      const line = page.getByRole('textbox', { name: 'Address line 1' });
      await logInByPassword(page, person, routes.addAddress());
      await fillAddress(page, person, '5600');
      await expect(page).toHaveURL(/kept=/);
      await expect(line).toHaveValue('12 Neem Street');
      const refused = page.url();
      const readSubmittedForms = async () =>
        (await context.cookies()).filter(({ name }) => name.startsWith('kept-'));
      const submittedForms = await readSubmittedForms();
      expect(submittedForms).toHaveLength(1);

      await logOutWith(context);
      expect(await readSubmittedForms()).toEqual([]);

      // Even with a copy of the cookie, another user sees nothing.
      await context.addCookies(submittedForms);
      await logInByPassword(page, await newCustomer('Yara'), routes.addAddress());
      await expect(page).toHaveURL(/\/profile\/addresses\/add/);
      await page.goto(refused);
      await expect(line).toHaveValue('');
    },
  );

  test('a used OTP is refused with a way to a new one', { tag: '@slow' }, async ({ page }) => {
    const person = await newCustomer('Veda');
    await page.goto(`${routes.login()}?step=mobile`);
    const used = await logInByOtp(page, person);
    await expect(page).toHaveURL(/\/shop/);
    await page.context().clearCookies({ name: 'next-auth.session-token' });
    await page.goBack();
    await page.getByRole('textbox', { name: 'OTP' }).fill(used);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send a new OTP' })).toBeVisible();
  });

  test('a wish and a voucher work too', { tag: '@slow' }, async ({ page }) => {
    const { id } = await plentiful(5);
    await page.goto(routes.product((await storeApi.call(getProduct, { params: { id } })).data));
    await page
      .getByRole('button', { name: /to wishlist$/ })
      .first()
      .click();
    await expect(page.getByText('Product added to wishlist!')).toBeVisible();
    await page.getByRole('button', { name: /^Move to cart/ }).click();
    await expect(page.getByText('Your wishlist is empty')).toBeVisible();
    const person = await newCustomer('Wafa');
    await logInByPassword(page, person, routes.cart);
    await page.getByRole('textbox', { name: 'Coupon or voucher code' }).fill('NOSUCH');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await page.getByRole('textbox', { name: 'Coupon or voucher code' }).fill('WELCOME10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('button', { name: 'Remove coupon WELCOME10' })).toBeVisible();
    await page.getByRole('button', { name: /^Remove (?!coupon)/ }).click();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  });

  test(
    'a guest keeps the cart where something wants a login',
    { tag: '@slow' },
    async ({ page, context }) => {
      await pressAddToCart(page, (await plentiful(3)).id);
      const form = { voucher_code: 'WELCOME10' };
      await context.request.post('/api/forms/voucher', { form, maxRedirects: 0 });
      await page.goto(routes.cart);
      await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
    },
  );

  test('a form of another site is refused', async ({ request }) => {
    const answer = await request.post('/api/forms/add-to-cart', {
      form: { pid: '1' },
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status()).toBe(403);
  });
});
