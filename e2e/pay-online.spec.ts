import type { Page } from 'playwright/test';
import { listOutbox } from '../lib/contract/running.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { open, untilAlive } from './support/open.ts';
import { openMore, orderer } from './support/order-journey.ts';
import { storeApi } from './support/store-api.ts';
import { toSandbox } from './support/to-sandbox.ts';

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();
const sandbox = { pay: /^Pay ₹/, fail: /^Fail$/ };

test('an order is paid online', async ({ openBrowser }) => {
  const nila = await orderer(openBrowser, 'Nila');
  const { page, who } = nila;
  await toSandbox(nila);
  expect(await seriousFindings(page)).toEqual([]);
  await expect(page.getByText('Sandbox: no money moves here.')).toBeVisible();
  await page.getByRole('radio', { name: /^Card/ }).check();
  await press(page, sandbox.pay);

  await page.waitForURL(/\/orders\/SO-\d+$/);
  const main = page.getByRole('main');
  await expect(main.getByText('Order confirmed. We’ll pack it next.')).toBeVisible();
  await expect(main.getByText('Online Payment, paid')).toBeVisible();
  const thanks = main.getByRole('region', { name: 'Thank you for your order' });
  await expect(thanks).toContainText('Your order is confirmed. We’ll pack it next');
  await expect(thanks).toContainText(/It should arrive by/);
  await expect(page.getByRole('button', { name: 'Accept and Pay' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Put back in cart' })).toBeHidden();
  await open(page, routes.cart);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  const { data } = await storeApi.call(listOutbox, { query: { to: who.email } });
  expect(data.filter(({ subject }) => subject?.startsWith('Payment received'))).toHaveLength(1);
});

test('a payment that fails is tried again', async ({ openBrowser }) => {
  const nila = await orderer(openBrowser, 'Nila');
  const { page } = nila;
  await toSandbox(nila);
  await page.goBack();
  await expect(page).toHaveURL(routes.orders);
  const awaiting = page.getByText('Awaiting payment').filter({ visible: true });
  await expect(awaiting.first()).toBeVisible();
  await page.goForward();
  await press(page, sandbox.fail);

  await page.waitForURL(/\/payment\/SOSE/);
  const failed = page.getByRole('heading', { name: 'Payment failed! Please try again.' });
  await expect(failed).toBeVisible();
  await expect(page.getByText(/your bank will return it within 5 to 7 working days/)).toBeVisible();
  await expect(page.getByText(/^Pay ₹[\d,.]+ by UPI, card or net banking/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch to Cash on Delivery' })).toBeVisible();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'View order' }).click();
  await page.waitForURL(/\/orders\/SO-\d+$/);
  await expect(page.getByText('We’re waiting for your payment.')).toBeVisible();
  await untilAlive(page);

  await page.getByRole('button', { name: 'Accept and Pay' }).click();
  await page.waitForURL(/\/sandbox\/pay\/SOSE/);
  await press(page, sandbox.pay);
  await page.waitForURL(/\/orders\/SO-\d+$/);
  await expect(page.getByText('Online Payment, paid')).toBeVisible();
});

test(
  'an order that was not paid goes back in the cart',
  { tag: '@slow' },
  async ({ openBrowser }) => {
    const nila = await orderer(openBrowser, 'Nila');
    const { page } = nila;
    const name = await toSandbox(nila);
    await open(page, routes.orders);
    await page
      .getByRole('link', { name: /SO-\d+/ })
      .first()
      .click();
    await page.waitForURL(/\/orders\/SO-\d+$/);
    await untilAlive(page);
    await expect(page.getByRole('button', { name: 'Buy again' })).toHaveCount(0);
    await openMore(page);
    await page.getByRole('button', { name: 'Put back in cart' }).click();
    await page.waitForURL(/\/cart$/);
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
    await open(page, routes.orders);
    await expect(
      page.getByRole('main').getByText('Cancelled', { exact: true }).first(),
    ).toBeVisible();
  },
);

test(
  'nobody reads another’s order off a payment, and an unknown one is said to be',
  { tag: '@slow' },
  async ({ openBrowser, page: guest, complaints }) => {
    const nila = await orderer(openBrowser, 'Nila');
    await toSandbox(nila);
    const txnId = nila.page.url().split('/').at(-1) ?? '';
    await open(guest, routes.payment(txnId));
    const waiting = guest.getByRole('heading', {
      name: 'We are currently processing your payment ...',
    });
    await expect(waiting).toBeVisible();
    await expect(guest.getByText('Please do not refresh this page or go back.')).toBeVisible();
    await press(nila.page, sandbox.fail);
    await expect(guest.getByText('Payment failed! Please try again.')).toBeVisible();
    await expect(guest.getByRole('main').getByText(/SO-\d+/)).toHaveCount(0);
    complaints.expectRefusal(404, '/api/store/payments/SOSEnobody/');
    await open(guest, routes.payment('SOSEnobody'));
    await expect(guest.getByText('We couldn’t find this payment')).toBeVisible();
  },
);
