import type { Page } from 'playwright/test';
import { addToCart, getCart } from '../lib/contract/cart.ts';
import { getGiftVoucherLink } from '../lib/contract/gift-voucher.ts';
import { getOrder } from '../lib/contract/order.ts';
import { listOrderRefunds } from '../lib/contract/staff-refund.ts';
import { putZone, removeZone } from '../lib/contract/staff-settings.ts';
import { stepOrder } from '../lib/contract/staff-order.ts';
import {
  getSubscriptionPayment,
  getSubscriptionPaymentLink,
} from '../lib/contract/subscription.ts';
import { applyVoucher } from '../lib/contract/voucher.ts';
import { formatRupees } from '../lib/format/money.ts';
import { routes } from '../lib/platform/routes.ts';
import { solveCaptcha } from './support/captcha.ts';
import { addHome } from './support/customer-data.ts';
import { expect, findOrOpenPage, test } from './support/fixtures.ts';
import { logInWith } from './support/log-in.ts';
import { newCustomer, type NewPerson } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { openCheckout } from './support/open-checkout.ts';
import { plentiful } from './support/order-journey.ts';
import { readVoucherCode } from './support/outbox.ts';
import {
  storeApiAs,
  storeApiUrl,
  storeApiWith,
  storeApi,
  type StoreApi,
} from './support/store-api.ts';

/*
 * Amounts on the screens must equal the amounts of the store API, the payment gateway and the
 * invoice.
 */

const mumbai = { state: 'Maharashtra', city: 'Mumbai', pin: '400001' };
const ahmedabad = { state: 'Gujarat', city: 'Ahmedabad', pin: '382330' };

const press = (paymentUrl: string) =>
  fetch(`${storeApiUrl}${new URL(paymentUrl).pathname}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome: 'success' }),
  });

async function giftVoucherFor({ email }: NewPerson): Promise<string> {
  const { data } = await storeApi.call(getGiftVoucherLink, {
    body: {
      amount: '137',
      receiver_name: 'Om',
      receiver_email: email,
      sender_name: 'Om',
      sender_email: 'om.prakash@example.in',
      recaptcha: await solveCaptcha(),
    },
  });
  await press(data);
  return readVoucherCode(email);
}

async function becomeMember(store: StoreApi): Promise<void> {
  const { payment_url } = await store.call(getSubscriptionPaymentLink, {
    body: { txnid: 'first' },
  });
  await press(payment_url);
  await expect
    .poll(
      async () => (await store.call(getSubscriptionPayment, { params: { txnid: 'first' } })).status,
    )
    .toBe(true);
}

/** Reads the displayed totals: label → amount as printed. */
async function ledgerOf(page: Page): Promise<Record<string, string>> {
  const rows = page.getByRole('main').getByRole('table').first().locator('tr');
  await expect(rows.last().getByRole('cell')).toHaveText(/₹/);
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [row.querySelector('th')?.textContent, row.querySelector('td')?.textContent]),
  );
  return Object.fromEntries(cells as [string, string][]);
}

interface Case {
  name: string;
  town: typeof mumbai;
  /** Quantities of the `plentiful` products, by index. */
  pieces: Record<number, number>;
  coupon?: string;
  hasGiftVoucher?: boolean;
  isMember?: boolean;
  isSlow?: boolean;
}

const cases: Case[] = [
  {
    name: 'a coupon, to Ahmedabad',
    town: ahmedabad,
    pieces: { 3: 2, 6: 1 },
    coupon: 'WELCOME10',
    isSlow: true,
  },
  {
    name: 'a coupon and a gift voucher, to Mumbai',
    town: mumbai,
    pieces: { 5: 1, 9: 3 },
    coupon: 'WELCOME10',
    hasGiftVoucher: true,
  },
  {
    name: 'Elite and a coupon, to Mumbai',
    town: mumbai,
    pieces: { 4: 1 },
    coupon: 'SAVE50',
    isMember: true,
  },
];

for (const one of cases) {
  const tag = one.isSlow ? '@slow' : [];
  test(
    `screens, gateway and invoice say the same: ${one.name}`,
    { tag },
    async ({ openBrowser }) => {
      const who = await newCustomer('Figures');
      const store = await storeApiWith(who);
      await addHome(store, { firstName: who.firstName, mobile: who.mobile }, one.town);
      if (one.isMember) await becomeMember(store);
      for (const [index, quantity] of Object.entries(one.pieces)) {
        const { id } = await plentiful(Number(index));
        await store.call(addToCart, { body: { pid: id, quantity } });
      }
      const codes = [one.coupon, one.hasGiftVoucher && (await giftVoucherFor(who))];
      for (const voucher_code of codes) {
        if (voucher_code) await store.call(applyVoucher, { query: { voucher_code } });
      }
      const { cart_totals: totals } = await store.call(getCart);
      const fee = one.isMember || one.town === ahmedabad ? 0 : 100;
      const toPay = (Math.round(totals.final_total * 100) + fee * 100) / 100;
      const printed = {
        delivery: fee === 0 ? 'Free' : formatRupees(fee),
        discount: formatRupees(-totals.discount_amt),
        toPay: formatRupees(toPay),
      };

      const context = await openBrowser();
      await logInWith(context, who);
      const page = await findOrOpenPage(context);
      for (const go of [() => open(page, routes.cart), () => openCheckout(page)]) {
        await go();
        await expect(page.getByText(printed.toPay).first()).toBeVisible();
        const ledger = await ledgerOf(page);
        const readAmount = (label: RegExp) =>
          ledger[Object.keys(ledger).find((key) => label.test(key)) ?? ''];
        expect({
          delivery: readAmount(/^Delivery/),
          discount: readAmount(/^Coupon/),
          toPay: readAmount(/^Total/),
        }).toEqual(printed);
        if (one.hasGiftVoucher) {
          expect(readAmount(/[Gg]ift voucher/)).toBe(formatRupees(-137));
          await expect(page.getByText(/The amounts above include ₹[\d.,]+ GST\.$/)).toBeVisible();
        }
      }
      await page.getByRole('radio', { name: /^Online Payment/ }).check();
      await page.getByRole('button', { name: 'Pay online' }).click();
      await page.waitForURL(/\/sandbox\/pay\/SOSE/);
      await page.getByRole('button', { name: `Pay ${formatRupees(toPay)}` }).click();
      await page.waitForURL(/\/orders\/SO-\d+$/);

      const orderId = page.url().split('/').at(-1) ?? '';
      const { data: order } = await store.call(getOrder, { params: { orderId } });
      expect(order).toMatchObject({
        final_total: toPay,
        shipping_amt: fee,
        tax_amt: totals.gst_amt,
      });
      const staff = await storeApiAs('staff');
      await staff.call(stepOrder, { params: { orderId }, body: { status: 'Packed' } });
      const { data: money } = await staff.call(listOrderRefunds, { params: { orderId } });
      const gift = Math.round((totals.gift_voucher_amt ?? 0) * 100);
      expect(Math.round(money.invoiced * 100)).toBe(Math.round(toPay * 100) + gift);
    },
  );
}

test('where the courier takes no cash, paying online is chosen', async ({ openBrowser }) => {
  const who = await newCustomer('Island');
  const store = await storeApiWith(who);
  await addHome(store, who, {
    state: 'Andaman and Nicobar Islands',
    city: 'Port Blair',
    pin: '744101',
  });
  await store.call(addToCart, { body: { pid: (await plentiful()).id, quantity: 1 } });
  const context = await openBrowser();
  await logInWith(context, who);
  const page = await findOrOpenPage(context);
  await openCheckout(page);
  const cash = page.getByRole('radio', { name: /^Cash on Delivery/ });
  await expect(cash).toBeDisabled();
  await expect(page.getByText('Not available for PIN code 744101')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Online Payment/ })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Pay online' })).toBeVisible();
});

test('where the shop stops delivering, no date and no charge are promised', async ({
  openBrowser,
  complaints,
}) => {
  const who = await newCustomer('Agartala');
  const store = await storeApiWith(who);
  await addHome(store, who, { state: 'Tripura', city: 'Agartala', pin: '799001' });
  await store.call(addToCart, { body: { pid: (await plentiful()).id, quantity: 1 } });
  const context = await openBrowser();
  await logInWith(context, who);
  const page = await findOrOpenPage(context);
  await openCheckout(page);
  const main = page.locator('main');
  const ofZone = { pin_prefix: '799001', fewest_days: 3, most_days: 5, takes_cash: true };
  const staff = await storeApiAs('owner');
  await staff.call(putZone, { body: { ...ofZone, is_served: false } });
  const zone = { params: { pinPrefix: ofZone.pin_prefix } };
  try {
    await expect(main.getByText(/Arrives/)).toBeVisible();
    complaints.expectRefusal(409, '/api/store/orders/');
    await page.locator('.checkout-bar button').click();
    await expect(main.getByText('We don’t deliver to PIN code 799001 yet.').first()).toBeVisible();
    for (const path of [undefined, routes.cart]) {
      if (path) await open(page, path);
      await expect(
        main.getByText('We don’t deliver to PIN code 799001 yet.').first(),
      ).toBeVisible();
      await expect(main.getByText(/Arrives/)).toHaveCount(0);
      await expect(main.getByText(/Delivery to/)).toHaveCount(0);
    }
  } finally {
    await staff.call(removeZone, zone);
  }
});
