import type { Page } from 'playwright/test';
import { addToCart } from '../lib/contract/cart.ts';
import { getProduct } from '../lib/contract/product.ts';
import { buildPath } from '../lib/contract/endpoint.ts';
import { writeReview } from '../lib/contract/review.ts';
import * as coupons from '../lib/contract/staff-coupon.ts';
import { hideReview } from '../lib/contract/staff-review.ts';
import { applyVoucher } from '../lib/contract/voucher.ts';
import { couponsPath, customersPath, reviewsPath, vouchersPath } from '../lib/dashboard/paths.ts';
import { routes } from '../lib/platform/routes.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { newCustomer } from './support/new-customer.ts';
import { open } from './support/open.ts';
import { plentiful } from './support/order-journey.ts';
import { readVoucherCode } from './support/outbox.ts';
import { storeApi, storeApiAs, storeApiWith } from './support/store-api.ts';
import { withinSeconds } from './support/within-seconds.ts';

/*
 * Changes that staff make to customers' data are visible in the storefront immediately and disclose
 * no private data.
 */

const run = Date.now().toString(36).toUpperCase();
/* No other test reviews this product. */
const reviewed = 41;

const untilRead = (page: Page) =>
  expect(page.locator('.staff-table')).toHaveAttribute('aria-busy', 'false');

test.afterAll(async () => {
  const staff = await storeApiAs('staff');
  const { data } = await staff.call(coupons.list, { query: { search: run } });
  for (const { id } of data) await staff.call(coupons.remove, { params: { id } });
});

test('a coupon that is made in the office works in a cart, and no more once it is paused', async ({
  staff,
}) => {
  const code = `FEST${run}`;
  await open(staff, couponsPath.one('new'));
  await staff.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await staff.getByRole('textbox', { name: 'Percentage' }).fill('120');
  await staff.getByRole('button', { name: 'Save' }).click();
  await expect(staff.getByText('Enter a percentage from 1 to 100')).toBeVisible();
  await staff.getByRole('textbox', { name: 'Percentage' }).fill('20');
  await staff.getByRole('button', { name: 'Save' }).click();
  await expect(staff.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await untilRead(staff);
  expect(await seriousFindings(staff)).toEqual([]);

  const shopper = await storeApiWith(await newCustomer('Isha'));
  const { id } = await plentiful();
  await shopper.call(addToCart, { body: { pid: id, quantity: 1 } });
  const apply = () => shopper.call(applyVoucher, { query: { voucher_code: code } });
  const { total, discount_amt } = await apply();
  expect(discount_amt).toBeCloseTo(total * 0.2, 1);

  await staff.getByRole('button', { name: 'Pause' }).click();
  await expect(staff.getByRole('button', { name: 'Resume' })).toBeVisible();
  await expect(apply()).rejects.toThrow('is no longer valid');
});

test('a hidden review leaves the page of its product, and comes back', async ({
  staff,
  page,
  complaints,
}) => {
  const reviewText = `Smells of rain ${run}`;
  const writer = await storeApiWith(await newCustomer('Omi'));
  const { data: written } = await writer.call(writeReview, {
    params: { id: reviewed },
    body: { rating: 2, review: reviewText },
  });
  const { data: product } = await storeApi.call(getProduct, { params: { id: reviewed } });
  const isOnPage = (isThere: boolean) =>
    expect(async () => {
      const html = await (await page.request.get(routes.product(product))).text();
      expect(html.includes(reviewText)).toBe(isThere);
    }).toPass(withinSeconds);
  await isOnPage(true);

  await open(staff, `${reviewsPath.path}?search=${run}&state=new`);
  await staff.getByRole('button', { name: 'Hide' }).click();
  const dialog = staff.getByRole('dialog');
  complaints.expectRefusal(400, `/api/store${buildPath(hideReview, { id: written?.id ?? 0 })}`);
  await dialog.getByRole('button', { name: 'Hide review' }).click();
  await expect(dialog.getByText('Enter a reason')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason (for staff)' }).fill('Another shop’s');
  await dialog.getByRole('button', { name: 'Hide review' }).click();
  await expect(staff.getByText('No reviews match.')).toBeVisible();
  await isOnPage(false);

  await open(staff, `${reviewsPath.path}?search=${run}`);
  await staff.getByRole('button', { name: 'Unhide' }).click();
  const list = staff.getByRole('region', { name: 'Reviews' });
  await expect(list.getByText('Published', { exact: true })).toBeVisible();
  await isOnPage(true);
});

test(
  'a customer is found by mobile number, written about, and given a voucher',
  { tag: '@slow' },
  async ({ staff }) => {
    const person = await newCustomer('Tara');
    await open(staff, customersPath.path);
    const mobile = `${person.mobile.slice(0, 5)} ${person.mobile.slice(5)}`;
    await staff.getByRole('searchbox').fill(mobile);
    await expect(staff.getByText('1 to 1 of 1')).toBeVisible();
    await staff.getByRole('link', { name: 'Tara Desai' }).click();
    await expect(staff.getByRole('heading', { level: 1, name: 'Tara Desai' })).toBeVisible();
    await staff.getByRole('textbox', { name: /only staff can see it/ }).fill('Call after six');
    await staff.getByRole('button', { name: 'Save note' }).click();
    await expect(staff.getByRole('paragraph').filter({ hasText: 'Call after six' })).toBeVisible();
    expect(await seriousFindings(staff)).toEqual([]);

    await open(staff, vouchersPath.path);
    await staff.getByRole('button', { name: 'Send gift voucher' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Amount/ }).fill('250');
    await dialog.getByRole('textbox', { name: 'Recipient’s name' }).fill('Tara');
    await dialog.getByRole('textbox', { name: 'Recipient’s email' }).fill(person.email);
    await dialog.getByRole('textbox', { name: 'Reason (for staff)' }).fill('A late parcel');
    await dialog.getByRole('button', { name: 'Send gift voucher' }).click();
    await expect(staff.getByRole('heading', { level: 2, name: 'Transactions' })).toBeVisible();
    const code = await readVoucherCode(person.email);
    await expect(
      staff.getByRole('heading', { level: 1, name: new RegExp(code.slice(-4)) }),
    ).toBeVisible();
    expect(await staff.content()).not.toContain(code);
  },
);
