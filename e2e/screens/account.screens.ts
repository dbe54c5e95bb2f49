import { test } from 'playwright/test';
import { cancelOrder } from '../../lib/contract/order-change.ts';
import { toggleWishlist } from '../../lib/contract/wishlist.ts';
import { routes } from '../../lib/platform/routes.ts';
import { logInWith } from '../support/log-in.ts';
import { newCustomer } from '../support/new-customer.ts';
import { open } from '../support/open.ts';
import { bring, orderer, plentiful } from '../support/order-journey.ts';
import { toSandbox } from '../support/to-sandbox.ts';
import { openAs, screen, takeScreen } from './screen.ts';

screen('profile', routes.profile, { as: 'asha', inDocuments: 'profile' });
screen('profile-orders', routes.orders, { as: 'asha' });
screen('profile-addresses', routes.addresses, { as: 'asha' });
screen('profile-edit', routes.editProfile, { as: 'asha' });
screen('change-password', routes.updatePassword, { as: 'asha' });

test('new customer', async ({ browser }) => {
  const person = await newCustomer('Leela');
  const page = await openAs(browser);
  await logInWith(page.context(), person);
  await open(page, routes.orders);
  await takeScreen(page, 'profile-no-orders');
  await open(page, routes.wishlist);
  await takeScreen(page, 'wishlist-empty');
  await open(page, '/profile/addresses/add');
  await takeScreen(page, 'address-new');
  await page.getByRole('button', { name: 'Save address' }).click();
  await takeScreen(page, 'address-errors');
  await page.context().close();
});

test('orders', async ({ browser }) => {
  const person = await orderer(async () => (await openAs(browser)).context(), 'Tara');
  const { page, store } = person;
  const { id } = await plentiful(3);
  const orderId = await person.order({ [id]: 2 });
  for (const pid of [1, 2, 3, 4, 5]) await store.call(toggleWishlist, { body: { pid } });
  await open(page, routes.wishlist);
  await takeScreen(page, 'wishlist');
  await open(page, routes.order(orderId));
  await takeScreen(page, 'order-first');
  await open(page, routes.orders);
  await takeScreen(page, 'profile-first-order');
  await store.call(cancelOrder, { params: { orderId }, body: { reason: 'Ordered by mistake' } });
  await open(page, routes.order(orderId));
  await takeScreen(page, 'order-cancelled');
  const delivered = await person.order({ [id]: 1 });
  await bring(delivered, 'Delivered');
  await open(page, routes.order(delivered));
  await takeScreen(page, 'order-delivered');
  await toSandbox(person);
  await takeScreen(page, 'sandbox');
  await page.getByRole('button', { name: /^Fail$/ }).click();
  await page.waitForURL(/\/payment\/SOSE/);
  await takeScreen(page, 'payment-failed');
  await page.context().close();
});
