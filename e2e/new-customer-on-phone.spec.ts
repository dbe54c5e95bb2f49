import { getProduct } from '../lib/contract/product.ts';
import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { newPerson } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { plentiful } from './support/order-journey.ts';
import { readOtp } from './support/outbox.ts';
import { SlowHands } from './support/slow-hands.ts';
import { storeApi } from './support/store-api.ts';
import { tapInPlace } from './support/tap-in-place.ts';

const maxTaps = 13;
const maxMs = 60_000;

test(
  'somebody new orders from a product page in 60 seconds and 13 taps',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    const { id } = await plentiful(3);
    const { data: product } = await storeApi.call(getProduct, { params: { id } });
    const person = newPerson('Tara');
    const main = page.getByRole('main');
    const field = (label: string) => main.getByLabel(label, { exact: true });
    await open(page, routes.product(product));
    const hand = new SlowHands();

    await test.step('puts it in the cart', async () => {
      await hand.tap(page.getByRole('button', { name: 'Add to cart', exact: true }).first());
      const bar = page.getByRole('navigation', { name: 'Quick links' });
      await hand.tap(bar.getByRole('link', { name: 'Cart' }), tapInPlace);
      await hand.tap(main.getByRole('link', { name: 'Process checkout' }));
    });

    await test.step('has an account after number and OTP', async () => {
      await hand.type(field('Mobile number'), person.mobile);
      await hand.tap(main.getByRole('button', { name: 'Continue', exact: true }));
      await expect(field('OTP')).toBeVisible();
      await hand.type(field('OTP'), await readOtp(person.mobile));
      await hand.tap(main.getByRole('button', { name: 'Continue', exact: true }));
    });

    await test.step('says who and where, the PIN code first, and the number not again', async () => {
      await expect(field('Mobile number')).toHaveValue(new RegExp(person.mobile.slice(-5)));
      await hand.type(field('PIN code'), '380009');
      await expect(page.getByText('Ahmedabad, Gujarat')).toBeVisible();
      await hand.type(field('Address line 1'), '12 Neem Street');
      await hand.type(field('Address line 2'), 'Navrangpura');
      await hand.type(field('Full name'), `${person.firstName} ${person.lastName}`);
      await hand.tap(page.getByRole('button', { name: 'Save address' }));
    });

    await test.step('orders with cash on delivery', async () => {
      await expect(page).toHaveURL(/\/checkout/);
      await expect(page.getByRole('radio', { name: /Cash on Delivery/ })).toBeChecked();
      await hand.tap(page.getByRole('button', { name: 'Place order' }));
      await expect(page.getByText('Your order has been placed!').first()).toBeVisible();
      await expect(main.getByText(/order updates by email too/)).toBeVisible();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Namaste, Tara');
    });

    expect(hand.taps).toBeLessThanOrEqual(maxTaps);
    expect(hand.ms).toBeLessThan(maxMs);
  },
);
