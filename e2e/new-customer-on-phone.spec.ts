import { getProduct } from '../lib/contract/product.ts';
import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { newPerson } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { plentiful } from './support/order-journey.ts';
import { readOtp } from './support/outbox.ts';
import { SlowHands } from './support/slow-hands.ts';
import { storeApi } from './support/store-api.ts';

const mostTaps = 25;
const mostMs = 90_000;

test(
  'somebody new orders from a product page in 90 seconds and 25 taps',
  { tag: '@phone' },
  async ({ page, complaints }) => {
    test.slow();
    const { id } = await plentiful(3);
    const { data: product } = await storeApi.call(getProduct, { params: { id } });
    const person = newPerson('Tara');
    const main = page.getByRole('main');
    const popup = page.getByRole('dialog', { name: 'Log in' });
    const field = (label: string) => main.getByLabel(label, { exact: true });
    await open(page, routes.product(product));
    const hand = new SlowHands();

    await test.step('puts it in the cart', async () => {
      await hand.tap(page.getByRole('button', { name: 'Add to cart', exact: true }).first());
      const bar = page.getByRole('complementary', { name: 'Cart' });
      await hand.tap(bar.getByRole('link', { name: 'View cart' }));
      await hand.tap(main.getByRole('button', { name: 'Log in', exact: true }));
    });

    await test.step('creates an account with a number that nobody has', async () => {
      complaints.expectRefusal(404, '/api/store/user/send-otp/');
      await hand.type(popup.getByRole('textbox', { name: 'Mobile number' }), person.mobile);
      await hand.tap(popup.getByRole('button', { name: 'Continue', exact: true }));
      await hand.tap(popup.getByRole('link', { name: 'Create New Account' }).first());
      await expect(field('Mobile number')).toHaveValue(person.mobile);
      await hand.type(field('First name'), person.firstName);
      await hand.type(field('Last name'), person.lastName);
      await hand.type(field('Email'), person.email);
      await hand.type(field('Password'), person.password);
      await hand.type(field('Confirm password'), person.password);
      await hand.tap(page.getByRole('checkbox', { name: 'I am not a robot' }));
      await expect(main.getByText('Verified', { exact: true })).toBeVisible({ timeout: 30_000 });
      await hand.tap(page.getByRole('button', { name: 'Create account' }));
    });

    await test.step('logs in with the number that is known', async () => {
      await expect(popup.getByRole('textbox', { name: 'Mobile number' })).toHaveValue(
        person.mobile,
      );
      await hand.tap(popup.getByRole('button', { name: 'Continue', exact: true }));
      const otp = popup.getByRole('textbox', { name: 'OTP' });
      await hand.type(otp, await readOtp(person.mobile));
      await hand.tap(popup.getByRole('button', { name: 'Log in' }));
      await expect(page).toHaveURL(routes.cart);
    });

    await test.step('says where it goes, without saying again who', async () => {
      await hand.tap(page.getByRole('button', { name: 'Process checkout' }));
      await expect(field('Full name')).toHaveValue(`${person.firstName} ${person.lastName}`);
      await expect(field('Mobile number')).toHaveValue(new RegExp(person.mobile.slice(-5)));
      await hand.type(field('Address line 1'), '12 Neem Street');
      await hand.type(field('Address line 2'), 'Navrangpura');
      await hand.type(field('PIN code'), '380009');
      await expect(page.getByText('Ahmedabad, Gujarat')).toBeVisible();
      await hand.tap(page.getByRole('button', { name: 'Save address' }));
    });

    await test.step('orders with cash on delivery', async () => {
      await expect(page).toHaveURL(/\/checkout/);
      await expect(page.getByRole('radio', { name: /Cash on Delivery/ })).toBeChecked();
      await hand.tap(page.getByRole('button', { name: 'Place order' }));
      await expect(page.getByText('Your order has been placed!').first()).toBeVisible();
    });

    expect(hand.taps).toBeLessThanOrEqual(mostTaps);
    expect(hand.ms).toBeLessThan(mostMs);
  },
);
