import { test } from 'playwright/test';
import { changePassword } from '../../lib/contract/account.ts';
import { addToCart, getCart } from '../../lib/contract/cart.ts';
import { placeOrder } from '../../lib/contract/order.ts';
import { routes } from '../../lib/platform/routes.ts';
import { solveCaptcha } from './captcha.ts';
import { addHome } from './customer-data.ts';
import { newCustomer } from './new-customer.ts';
import { plentiful } from './order-journey.ts';
import { sessionCookie } from './session-cookie.ts';
import { storeApiWith } from './store-api.ts';

/** A logged-in victim, whose data others try to read. */
export interface Scene {
  /** The guarded pages; two of them show data of the victim. */
  pages: string[];
  order: string;
  address: string;
  /** Texts that appear only on the victim's pages. */
  secrets: string[];
  owner: string;
  stranger: string;
  /** Cookie of a session that a password change has ended. */
  ended: string;
}

async function makeScene(): Promise<Scene> {
  const victim = await newCustomer('Zubaida');
  const store = await storeApiWith(victim);
  const { firstName, mobile, email } = victim;
  const home = await addHome(store, { firstName, mobile });
  const { id: pid } = await plentiful();
  await store.call(addToCart, { body: { pid, quantity: 1 } });
  const { cart_totals } = await store.call(getCart);
  const { order_id } = await store.call(placeOrder, {
    body: { address1: home, pay_type: 'Cash on Delivery', amount: cart_totals.final_total },
  });
  const [order, address] = [routes.order(order_id), routes.editAddress(home)];
  return {
    pages: [
      routes.profile,
      routes.editProfile,
      routes.addAddress(),
      address,
      order,
      routes.checkout,
      routes.updatePassword,
      routes.subscriptionPayment,
    ],
    order,
    address,
    secrets: [email, mobile, 'Zubaida'],
    owner: await sessionCookie(victim),
    stranger: await sessionCookie(await newCustomer('Esha')),
    ended: await endedSession(),
  };
}

async function endedSession(): Promise<string> {
  const who = await newCustomer('Farida');
  const cookie = await sessionCookie(who);
  await (
    await storeApiWith(who)
  ).call(changePassword, {
    body: {
      old_password: who.password,
      new_password: 'Other_2028',
      confirm_password: 'Other_2028',
      recaptcha: await solveCaptcha(),
    },
  });
  return cookie;
}

/** Test fixture for the guarded pages; the scene is created once per worker. */
export const guarded = test.extend<object, { scene: Scene }>({
  scene: [async ({}, provide) => provide(await makeScene()), { scope: 'worker' }],
});
