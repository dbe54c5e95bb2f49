import type { Page } from 'playwright/test';
import { addToCart } from '../lib/contract/cart.ts';
import { listOrders } from '../lib/contract/order.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { tickCaptcha } from './support/captcha.ts';
import { addHome } from './support/customer-data.ts';
import { expect, findOrOpenPage, test } from './support/fixtures.ts';
import { logInWith } from './support/log-in.ts';
import { newCustomer, newPerson } from './support/new-customer.ts';
import { open, untilAlive } from './support/open.ts';
import { readVoucherCode } from './support/outbox.ts';
import { storeApiWith } from './support/store-api.ts';

/* Product 14 costs ₹165. */
const salt = 14;
const asking = '/api/store/getvoucgerpaymentlink/';

const form = (page: Page) => page.getByRole('form', { name: 'Gift voucher' });
const checkout = (page: Page) => page.getByRole('button', { name: 'Checkout' });
const row = (page: Page, name: string) => page.getByRole('row', { name });

async function fill(page: Page, receiver: { firstName: string; email: string }): Promise<void> {
  await page.getByRole('textbox', { name: 'Recipient’s name' }).fill(receiver.firstName);
  await page.getByRole('textbox', { name: 'Recipient’s email' }).fill(receiver.email);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Om Prakash');
  await page.getByRole('textbox', { name: 'Your email' }).fill('om.prakash@example.in');
}

test(
  'is drawn as it is written, and closed until the captcha is solved',
  { tag: '@slow' },
  async ({ page }) => {
    await open(page, routes.giftVoucher);
    await expect(checkout(page)).toBeDisabled();
    await expect(page.getByText('Please complete reCAPTCHA first')).toBeVisible();
    for (const preset of ['₹100', '₹500', '₹1,000', '₹2,000']) {
      const chip = page.getByRole('button', { name: preset, exact: true });
      await chip.click();
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('figure').getByText(preset, { exact: true })).toBeVisible();
    }
    await page.getByRole('textbox', { name: 'Amount' }).fill('₹ 1,250');
    await page.getByRole('textbox', { name: 'Message' }).fill('For the new kitchen.');
    await page.reload();
    await untilAlive(page);
    const card = page.getByRole('figure', { name: 'Preview' });
    await expect(card).toContainText('₹1,250');
    await expect(card).toContainText('For the new kitchen.');

    await tickCaptcha(form(page));
    await expect(checkout(page)).toBeEnabled();
    await page.getByRole('textbox', { name: 'Amount' }).fill('100.50');
    await checkout(page).click();
    await expect(page.getByText('Enter whole rupees')).toBeVisible();
    await page.getByRole('textbox', { name: 'Amount' }).fill('99');
    await checkout(page).click();
    await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused();
    await expect(page.getByText('Choose an amount from ₹100 to ₹10,000')).toBeVisible();
    await expect(page.getByText('Enter the recipient’s name')).toBeVisible();
    await expect(page.getByText('Enter your email')).toBeVisible();
    expect(await seriousFindings(page), 'with problems').toEqual([]);
    for (const term of ['expiry', 'fees', 'hotels', 'reloaded', 'refunded', 'transferable']) {
      await expect(page.getByRole('listitem').filter({ hasText: term })).toHaveCount(1);
    }
  },
);

test('keeps what a customer typed over a reload, beside what the account knows', async ({
  openBrowser,
}) => {
  const who = await newCustomer('Reload');
  const context = await openBrowser();
  await logInWith(context, who);
  const page = await findOrOpenPage(context);
  await open(page, routes.giftVoucher);
  const yours = page.getByRole('textbox', { name: 'Your email' });
  await expect(yours).toHaveValue(who.email);
  await page.getByRole('textbox', { name: 'Amount' }).fill('750');
  await page.getByRole('textbox', { name: 'Recipient’s name' }).fill('Bela');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Recipient’s name' })).toHaveValue('Bela');
  await expect(yours).toHaveValue(who.email);
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue(/750/);
});

test('is closed again once the captcha has expired', async ({ page }) => {
  await page.clock.install();
  await open(page, routes.giftVoucher);
  await checkout(page).hover({ force: true });
  await page.clock.runFor(1_000);
  await expect(page.getByRole('tooltip')).toHaveText('Please complete reCAPTCHA first');
  await page.mouse.move(0, 0);
  await tickCaptcha(form(page));
  await expect(checkout(page)).toBeEnabled();
  await page.clock.fastForward('03:00');
  await expect(checkout(page)).toBeDisabled();
  await expect(form(page).getByText('Expired', { exact: true })).toBeVisible();
});

test('says why the store does not answer, and keeps what was typed', async ({
  page,
  complaints,
}) => {
  complaints.expectRefusal(503, asking);
  await page.route(`**${asking}`, (route) =>
    route.fulfill({ status: 503, json: { status: false, message: 'The gateway is away.' } }),
  );
  await open(page, routes.giftVoucher);
  await fill(page, newPerson('Leela'));
  await tickCaptcha(form(page));
  await checkout(page).click();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expect(form(page).getByRole('alert')).toHaveText('The gateway is away.');
  await expect(page.getByRole('textbox', { name: 'Recipient’s name' })).toHaveValue('Leela');
  await expect(checkout(page)).toBeDisabled();

  await page.unroute(`**${asking}`);
  await page.route(`**${asking}`, (route) => route.fulfill({ json: { status: false } }));
  await tickCaptcha(form(page));
  await checkout(page).click();
  await expect(form(page).getByRole('alert')).toContainText('You haven’t been charged');
  await expect(page).toHaveURL(routes.giftVoucher);
});

test('is bought, arrives by mail, pays for an order, and keeps the rest', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(120_000);
  const who = await newCustomer('Leela');
  await open(page, routes.giftVoucher);
  await page.getByRole('button', { name: '₹1,000' }).click();
  await fill(page, who);
  await tickCaptcha(form(page));
  const [payment] = await Promise.all([page.waitForEvent('popup'), checkout(page).click()]);
  await expect(page).toHaveURL(routes.home);
  await payment.getByRole('button', { name: 'Pay ₹1,000.00' }).click();
  await expect(payment).toHaveURL(/\/payment\/SOSE/);
  await expect(payment.getByText('Your gift is on its way')).toBeVisible({ timeout: 20_000 });
  await expect(payment.getByText('the voucher of ₹1,000 to')).toBeVisible();

  const code = await readVoucherCode(who.email);
  const store = await storeApiWith(who);
  await addHome(store, who);
  await store.call(addToCart, { body: { pid: salt, quantity: 4 } });
  const context = await openBrowser();
  await logInWith(context, who);
  const shop = await findOrOpenPage(context);
  await open(shop, routes.cart);
  const field = shop.getByRole('textbox', { name: 'Coupon or voucher code' });
  await field.fill('welcome10');
  await shop.getByRole('button', { name: 'Apply' }).click();
  await expect(row(shop, 'Coupon WELCOME10 −₹66')).toBeVisible();
  await shop.getByRole('button', { name: 'Have a gift voucher?' }).click();
  const second = shop.getByRole('textbox', { name: 'Gift voucher' });
  await expect(second).toBeFocused();
  await second.fill(code.toLowerCase().replaceAll('-', ' '));
  await second.press('Enter');
  await expect(row(shop, 'Paid by gift voucher −₹594')).toBeVisible();
  await expect(row(shop, 'Coupon WELCOME10 −₹66')).toBeVisible();
  await expect(shop.getByText('₹594 applied. Balance ₹406.')).toBeVisible();
  await expect(row(shop, 'Total ₹0')).toBeVisible();
  expect(await seriousFindings(shop), 'with both').toEqual([]);

  await shop.getByRole('button', { name: 'Process checkout' }).click();
  await expect(shop).toHaveURL(routes.checkout);
  await expect(row(shop, 'Paid by gift voucher −₹594')).toBeVisible();
  await expect(row(shop, 'Total ₹0')).toBeVisible();
  await expect(shop.getByText('There’s nothing left to pay.')).toBeVisible();
  await expect(shop.getByRole('radio', { name: /Cash on Delivery/ })).toHaveCount(0);
  await shop.getByRole('button', { name: 'Place order' }).click();
  await expect(shop.getByText('Your order has been placed!').first()).toBeVisible();

  const [order] = (await store.call(listOrders)).data;
  expect(order).toMatchObject({ final_total: 0 });
  await open(shop, routes.order(order?.order_id ?? ''));
  await expect(row(shop, 'Paid by gift voucher −₹594')).toBeVisible();
  await expect(row(shop, 'Paid ₹0')).toBeVisible();
  await expect(shop.getByText('Gift voucher, paid')).toBeVisible();

  await store.call(addToCart, { body: { pid: salt, quantity: 3 } });
  await open(shop, routes.cart);
  await field.fill(code);
  await shop.getByRole('button', { name: 'Apply' }).click();
  await expect(row(shop, 'Paid by gift voucher −₹406')).toBeVisible();
  await expect(row(shop, 'Total ₹89')).toBeVisible();
  await shop.getByRole('button', { name: /^Remove gift voucher ending in/ }).click();
  await expect(row(shop, 'Total ₹495')).toBeVisible();
});
