import type { Page } from 'playwright/test';
import { changePassword } from '../lib/contract/account.ts';
import { addToCart } from '../lib/contract/cart.ts';
import { buildPath } from '../lib/contract/endpoint.ts';
import { checkMembership } from '../lib/contract/profile.ts';
import { listOutbox } from '../lib/contract/running.ts';
import { endMonth, giveMonth } from '../lib/contract/staff-member.ts';
import { changeProduct } from '../lib/contract/staff-product.ts';
import { getSubscriptionPayment } from '../lib/contract/subscription.ts';
import { formatDate } from '../lib/format/date.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { solveCaptcha } from './support/captcha.ts';
import { addHome } from './support/customer-data.ts';
import { expect, test } from './support/fixtures.ts';
import { logInWith } from './support/log-in.ts';
import { newCustomer } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { openCheckout } from './support/open-checkout.ts';
import { plentiful } from './support/order-journey.ts';
import { storeApi, storeApiAs, storeApiWith } from './support/store-api.ts';

const freeForMembers = 'Your delivery is free with Elite.';
const welcome = 'You’re now a SOSE Elite member';
const mumbai = { state: 'Maharashtra', city: 'Mumbai', pin: '400001' };
const main = (page: Page) => page.getByRole('main');

/** Clicks through to the payment; returns the payment window that opens. */
async function toPayment(page: Page, press: () => Promise<void>): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await press();
  const gateway = await opening;
  await gateway.waitForURL(/\/sandbox\/pay\/SOSE/);
  return gateway;
}

/** Pays in the gateway's window and expects the original page to show the result. */
async function pay(gateway: Page, page: Page): Promise<void> {
  await Promise.all([
    expect(page.getByText(welcome)).toBeVisible({ timeout: 20_000 }),
    expect(page).toHaveURL(routes.home, { timeout: 20_000 }),
    gateway.getByRole('button', { name: /^Pay ₹/ }).click(),
  ]);
}

test('a month of Elite: joined, used, extended, cancelled', async ({ context, page }) => {
  test.slow();
  const ravi = await newCustomer('Ravi');
  const store = await storeApiWith(ravi);
  await addHome(store, ravi, mumbai);
  await logInWith(context, ravi);

  await test.step('joins by a payment in a window of its own', async () => {
    await open(page, routes.membership);
    const gateway = await toPayment(page, () =>
      main(page).getByRole('link', { name: 'Get SOSE Elite today' }).click(),
    );
    await expect(
      main(page).getByText('We are currently processing your payment ...'),
    ).toBeVisible();
    await expect(main(page).getByText(/Please do not refresh/)).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await pay(gateway, page);
  });

  await test.step('has free delivery on the next day, the cart and the checkout say so', async () => {
    const { id } = await plentiful(6);
    await store.call(addToCart, { body: { pid: id, quantity: 1 } });
    await open(page, routes.cart);
    await expect(main(page).getByText(freeForMembers)).toBeVisible();
    await openCheckout(page);
    await expect(main(page).getByRole('radio', { name: /^Standard delivery, free/ })).toBeChecked();
  });

  await test.step('sees the month in the profile, and adds another one', async () => {
    await open(page, routes.subscription);
    const panel = page.getByRole('tabpanel', { name: 'Subscription' });
    await expect(panel.getByText('Active')).toBeVisible();
    const { end_date: until } = await store.call(checkMembership);
    await expect(
      panel.getByText(`You’re a member until ${formatDate(until ?? '')}.`),
    ).toBeVisible();
    const gateway = await toPayment(page, () =>
      panel.getByRole('link', { name: 'Add another month' }).click(),
    );
    await expect(page.getByRole('banner').getByTestId('cart-counter')).toHaveText('1');
    await expect(page.getByRole('complementary', { name: 'Cart' })).toBeHidden();
    await pay(gateway, page);
  });

  await test.step('cancels both, and reads that the money is on its way', async () => {
    await open(page, routes.subscription);
    const panel = page.getByRole('tabpanel', { name: 'Subscription' });
    await expect(panel.getByText('Starts later')).toBeVisible();
    await panel
      .getByRole('button', { name: /^Cancel/ })
      .last()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Cancel SOSE Elite?' });
    await expect(dialog.getByText(/Any later months will be cancelled too/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel Elite' }).click();
    await expect(panel.getByText('Cancelled', { exact: true })).toHaveCount(2);
    await expect(panel.getByText(/₹199 (is being|was) refunded/)).toHaveCount(2);
    await expect(panel.getByText('You’re not a member right now.')).toBeVisible();
    const { data } = await storeApi.call(listOutbox, { query: { to: ravi.email } });
    expect(
      data.filter(({ subject }) => subject === 'Your SOSE Elite membership has been cancelled'),
    ).toHaveLength(1);
  });

  await test.step('is a member the moment that staff give a month, and no more when it ends', async () => {
    const staff = await storeApiAs('staff');
    const fee = main(page).getByRole('row', { name: /^Delivery to 400001/ });
    await open(page, routes.cart);
    await expect(fee).toContainText('₹100');

    const session = await page.request.get('/api/auth/session');
    const id = Number(((await session.json()) as { user: { id: string } }).user.id);
    const { data: given } = await staff.call(giveMonth, {
      params: { id },
      body: { reason: 'A gift' },
    });
    await page.reload();
    await expect(fee).toContainText('Free');
    await expect(main(page).getByText(freeForMembers)).toBeVisible();
    await open(page, routes.membership);
    await expect(main(page).getByText(/^You’re a member until/)).toBeVisible();

    const monthId = given.months.find(({ state }) => state === 'runs')?.id ?? 0;
    await staff.call(endMonth, { params: { id, monthId }, body: { reason: 'By mistake' } });
    await openCheckout(page);
    await expect(main(page).getByRole('radio', { name: /^Standard delivery, ₹100/ })).toBeChecked();
    await open(page, routes.membership);
    await expect(main(page).getByRole('link', { name: 'Get SOSE Elite today' })).toBeVisible();
  });
});

test(
  'a payment that fails is tried again; a reload goes on with the same one',
  { tag: '@slow' },
  async ({ context, page }) => {
    await logInWith(context, await newCustomer('Ravi'));
    const first = await toPayment(page, () =>
      open(page, routes.subscriptionPayment).then(() => {}),
    );
    const { pathname } = new URL(first.url());
    await page.reload();
    const again = main(page).getByRole('link', { name: 'Open it again' });
    await expect(again).toHaveAttribute('href', new RegExp(pathname));
    expect(context.pages()).toHaveLength(2);

    await first.getByRole('button', { name: 'Fail' }).click();
    await expect(main(page).getByText('Payment failed! Please try again.')).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    const second = await toPayment(page, () =>
      main(page).getByRole('button', { name: 'Try again' }).click(),
    );
    expect(new URL(second.url()).pathname).not.toBe(pathname);
    await pay(second, page);
  },
);

test(
  'a session that ends meanwhile is said, and the same payment goes on after the login',
  { tag: '@slow' },
  async ({ context, page, complaints }) => {
    const ravi = await newCustomer('Ravi');
    await logInWith(context, ravi);
    const gateway = await toPayment(page, () =>
      open(page, routes.subscriptionPayment).then(() => {}),
    );
    const stored = await page.evaluate(() => sessionStorage.getItem('elite-payment'));
    const { key: txnid } = JSON.parse(stored ?? '') as { key: string };
    complaints.expectRefusal(401, `/api/store${buildPath(getSubscriptionPayment, { txnid })}`);
    // The window of the payment asks for the end date, also without a session.
    complaints.expectRefusal(401, `/api/store${checkMembership.path}`);
    const store = await storeApiWith(ravi);
    await store.call(changePassword, {
      body: {
        old_password: ravi.password,
        new_password: 'Fresh_2028',
        confirm_password: 'Fresh_2028',
        recaptcha: await solveCaptcha(),
      },
    });
    await expect(
      main(page).getByText('If you’ve already paid, your payment is safe.'),
    ).toBeVisible();
    await expect(main(page).getByText('You haven’t been charged')).toBeHidden();
    await gateway.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(gateway).toHaveURL(/\/payment\/SOSE|\/$/);
    await logInWith(context, { ...ravi, password: 'Fresh_2028' });
    await page.reload();
    await expect(page.getByText(welcome)).toBeVisible({ timeout: 20_000 });
  },
);

test('a plain button stands where the browser blocks the window', async ({ context, page }) => {
  await logInWith(context, await newCustomer('Ravi'));
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page, routes.subscriptionPayment);
  const gateway = await toPayment(page, () =>
    main(page).getByRole('link', { name: 'Open the payment page' }).click(),
  );
  await pay(gateway, page);
});

test('a guest is asked to log in first', async ({ page }) => {
  await page.goto(routes.subscriptionPayment);
  await expect(page).toHaveURL(routes.login(routes.subscriptionPayment));
});

test('what is for members first says so, and the others cannot buy it', async ({
  context,
  page,
  complaints,
}) => {
  const { id, name } = await plentiful(10);
  const staff = await storeApiAs('staff');
  const setUntil = (members_until: string | null) =>
    staff.call(changeProduct, { params: { id }, body: { members_until } });
  const until = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000);
  await setUntil(until.toISOString());
  try {
    await logInWith(context, await newCustomer('Ravi'));
    await expect(async () => {
      await open(page, routes.product({ id, name }));
      await expect(main(page).getByText('Elite early access.')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    complaints.expectRefusal(409, '/api/store/cart/');
    await main(page).getByRole('button', { name: 'Add to cart' }).first().click();
    const day = formatDate(until.toISOString());
    await expect(
      page.getByText(
        `${name} is in early access for Elite members. Available to everyone from ${day}.`,
      ),
    ).toBeVisible();
  } finally {
    await setUntil(null);
  }
});
