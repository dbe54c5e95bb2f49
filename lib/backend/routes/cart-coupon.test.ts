import { listCartCoupons } from '../../contract/cart-coupon.ts';
import { coupons } from '../db/schema/voucher.ts';
import { testNow } from '../testing/clock.ts';
import { makeCoupon } from '../testing/make-coupon.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => store.context.db.update(coupons).set({ showInCart: false }));
afterAll(() => store.close());

const day = 86_400_000;
const shown = (more: Parameters<typeof makeCoupon>[1] = {}) =>
  makeCoupon(store, { showInCart: true, ...more });

async function couponCodes({ token }: { token: string }) {
  const answer = await store.call('GET', '/cart/coupons/', { token });
  expect(answer.status).toBe(200);
  const { data } = await listCartCoupons.answer.validate(answer.body, { strict: true });
  return data.map(({ code }) => code);
}

/** A customer whose cart holds a product of ₹300. */
async function shopper() {
  const who = await makeCustomer(store);
  const product = await makeProduct(store);
  await store.call('POST', '/cart/', { token: who.token, body: { pid: product.id, quantity: 1 } });
  return { ...who, product };
}

describe('the coupons of a cart', () => {
  it('are those that staff show, with their terms, the lowest minimum first', async () => {
    const high = await shown({ leastOrder: 90_000, amount: 5_000 });
    const low = await shown({ mostDiscount: 20_000 });
    await makeCoupon(store);
    const { token } = await shopper();
    const { body } = await store.call('GET', '/cart/coupons/', { token });
    expect(body['data']).toEqual([
      {
        code: low.code,
        percent: 10,
        amount: null,
        most_discount: 200,
        least_order: 0,
        first_order_only: false,
        scope: [],
      },
      {
        code: high.code,
        percent: null,
        amount: 50,
        most_discount: null,
        least_order: 900,
        first_order_only: false,
        scope: [],
      },
    ]);
  });

  it('are none that has ended, has not begun, is paused, is used up or belongs to one', async () => {
    const now = testNow.getTime();
    await shown({ endsAt: new Date(now) });
    await shown({ startsAt: new Date(now + day) });
    await shown({ isActive: false });
    await shown({ usesInAll: 3, usedCount: 3 });
    await shown({ usesInAll: 1 });
    const { code } = await shown({ usesInAll: 3, usedCount: 2, endsAt: new Date(now + day) });
    expect(await couponCodes(await shopper())).toEqual([code]);
  });

  it('are none for goods that are not in the cart', async () => {
    const who = await shopper();
    const other = await makeProduct(store);
    await shown({ productId: other.id });
    const { code } = await shown({ productId: who.product.id });
    expect(await couponCodes(who)).toEqual([code]);
  });

  it('are none that this customer has used as often as may be, or for a first order', async () => {
    const once = await shown({ usesPerCustomer: 1 });
    const first = await shown({ firstOrderOnly: true });
    const fixture = orderFixture(store);
    const product = await makeProduct(store);
    const buyer = await fixture.buyer(product.id);
    expect(await couponCodes(buyer)).toEqual([once.code, first.code]);
    const search = new URLSearchParams({ voucher_code: once.code }).toString();
    const applied = await store.call('GET', `/validate-voucher-code/?${search}`, {
      token: buyer.token,
    });
    expect(applied.status).toBe(200);
    const payload = { ...buyer.payload, udf4: once.code, amount: 370 };
    expect((await fixture.place(buyer, payload)).status).toBe(201);
    await store.call('POST', '/cart/', {
      token: buyer.token,
      body: { pid: product.id, quantity: 1 },
    });
    expect(await couponCodes(buyer)).toEqual([]);
  });

  it('are five at most, and none for an empty cart', async () => {
    for (let made = 0; made < 7; made += 1) await shown();
    expect(await couponCodes(await shopper())).toHaveLength(5);
    expect(await couponCodes(await makeCustomer(store))).toEqual([]);
  });

  it('are refused to a caller who is not logged in', async () => {
    expect((await store.call('GET', '/cart/coupons/')).status).toBe(401);
  });
});
