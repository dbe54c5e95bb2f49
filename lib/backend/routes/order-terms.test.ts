import { eq } from 'drizzle-orm';
import { coupons } from '../db/schema/voucher.ts';
import { editFixture } from '../testing/edit-fixture.ts';
import { makeCoupon } from '../testing/make-coupon.ts';
import { makeAddress } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { paymentFixture } from '../testing/pay-fixture.ts';
import { changeShopSettings } from '../testing/change-shop-settings.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

/* An order keeps the terms that it was made under. Products cost ₹300 and weigh 900 g. */

let store: TestStore;
let fixture: ReturnType<typeof paymentFixture>;
let edits: ReturnType<typeof editFixture>;
let staff: Awaited<ReturnType<typeof staffFixture>>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = paymentFixture(store);
  staff = await staffFixture(store);
  edits = editFixture(store, staff.token);
});
afterAll(() => store.close());

const usual = {
  shipping_fee: 100,
  free_from: 0,
  weight_included: 0,
  weight_fee: 0,
  cash_fee: 0,
  cash_from: 0,
  cash_most: 0,
  free_shipping_city: 'Ahmedabad',
};
const say = async (changes: object) => {
  expect((await changeShopSettings(store, staff.token, { ...usual, ...changes })).status).toBe(200);
};
const zone = async (pin_prefix: string, fee: number | null) => {
  const body = { pin_prefix, fee, fewest_days: 5, most_days: 6, takes_cash: true };
  const { status } = await store.call('POST', '/staff/delivery-zones/', {
    token: staff.token,
    body,
  });
  expect(status).toBe(200);
};
afterEach(async () => {
  await say({});
  await zone('4000', null);
});

/** A cash order of three at ₹300 to Mumbai. */
async function placed(amount: number, { code = '', city = 'Mumbai' } = {}) {
  const product = await makeProduct(store, { netQuantity: 900 });
  const who = await fixture.buyer(product.id, { quantity: 3, city });
  if (code) {
    await store.call('GET', `/validate-voucher-code/?voucher_code=${code}`, { token: who.token });
  }
  const { status, body } = await fixture.place(who, {
    ...who.payload,
    amount,
    ...(code && { udf4: code }),
  });
  expect(status).toBe(201);
  return { who, product, orderId: String(body['order_id']) };
}

type Placed = Awaited<ReturnType<typeof placed>>;

const setQuantity = ({ orderId, product }: Placed, quantity: number) =>
  edits.editAsShown(orderId, { lines: [{ product_id: product.id, quantity }] });

async function moveTo({ orderId, who }: Placed, city: string) {
  const address = await makeAddress(store, who.customerId, city);
  return edits.previewAddress(orderId, who.token, address);
}

describe('T93: a coupon of a placed order', () => {
  const change = (code: string, terms: Partial<typeof coupons.$inferInsert>) =>
    store.context.db.update(coupons).set(terms).where(eq(coupons.code, code));

  it.each([
    ['percentage', { percent: 10 }, { percent: 50 }, 910],
    ['amount', { amount: 5_000 }, { amount: 20_000 }, 950],
    ['limit', { percent: 50, mostDiscount: 10_000 }, { mostDiscount: 1_000 }, 900],
    ['minimum', { percent: 10, leastOrder: 10_000 }, { leastOrder: 90_100 }, 910],
  ])('keeps its %s', async (_, before, after, amount) => {
    const { code } = await makeCoupon(store, before);
    const order = await placed(amount, { code });
    await change(code, after);
    expect(await moveTo(order, 'Pune')).toMatchObject({ after: { amount }, note: '' });
  });

  it('is for the products that it was for', async () => {
    const other = await makeProduct(store);
    const { code } = await makeCoupon(store);
    const order = await placed(910, { code });
    await change(code, { productId: other.id });
    expect(await moveTo(order, 'Pune')).toMatchObject({ after: { amount: 910 }, note: '' });
  });

  it('is taken off below the minimum that was agreed', async () => {
    const { code } = await makeCoupon(store, { leastOrder: 90_000 });
    const order = await placed(910, { code });
    await change(code, { leastOrder: 0 });
    const { shown } = await setQuantity(order, 2);
    expect(shown?.note).toContain(`We removed coupon ${code}`);
  });
});

describe('T93: the delivery of a placed order', () => {
  it.each([
    ['fee', {}, { shipping_fee: 150 }, 1_000, 700],
    ['fee for cash', { cash_fee: 30 }, { cash_fee: 60 }, 1_030, 730],
    ['free amount', { free_from: 600 }, { free_from: 0 }, 900, 600],
    [
      'fee by weight',
      { weight_included: 1, weight_fee: 20 },
      { weight_included: 1, weight_fee: 50 },
      1_040,
      720,
    ],
    ['limit for cash', { cash_most: 2_000 }, { cash_most: 500 }, 1_000, 700],
  ])('keeps its %s', async (_, before, after, amount, amountOfTwo) => {
    await say(before);
    const order = await placed(amount);
    await say(after);
    expect(await moveTo(order, 'Pune')).toMatchObject({ after: { amount } });
    const { shown, answer } = await setQuantity(order, 2);
    expect([answer.status, shown?.after.amount]).toEqual([200, amountOfTwo]);
    // Changed again: the agreed terms are still there.
    expect((await setQuantity(order, 3)).shown?.after.amount).toBe(amount);
  });

  it('keeps the fee of its zone, while another PIN code has its own', async () => {
    await zone('4000', 70);
    const order = await placed(970);
    await zone('4000', 90);
    expect((await setQuantity(order, 2)).shown?.after.amount).toBe(670);
    expect(await moveTo(order, 'Pune')).toMatchObject({ after: { amount: 700 } });
  });

  it('stays free in the city that was free', async () => {
    const order = await placed(900, { city: 'Ahmedabad' });
    await say({ free_shipping_city: 'Pune' });
    expect((await setQuantity(order, 2)).shown?.after.amount).toBe(600);
    expect(await moveTo(order, 'Pune')).toMatchObject({ after: { amount: 700 } });
  });
});
