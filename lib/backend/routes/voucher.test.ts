import { eq } from 'drizzle-orm';
import * as cartCalls from '../../contract/cart.ts';
import * as calls from '../../contract/voucher.ts';
import { products } from '../db/schema/catalogue.ts';
import { coupons } from '../db/schema/voucher.ts';
import { issueVisitorId } from '../http/visitor-id.ts';
import { testNow } from '../testing/clock.ts';
import { makeCoupon } from '../testing/make-coupon.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { makeCategory } from '../testing/listed-product.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterEach(() => store.setNow(testNow));
afterAll(() => store.close());

interface Ticket {
  token: string;
}

const apply = ({ token }: Ticket, code: string) =>
  store.call('GET', `/validate-voucher-code/?voucher_code=${encodeURIComponent(code)}`, { token });
const clear = ({ token }: Ticket) => store.call('DELETE', '/validate-voucher-code/', { token });
const add = ({ token }: Ticket, pid: number, quantity = 1) =>
  store.call('POST', '/cart/', { token, body: { pid, quantity } });
const change = ({ token }: Ticket, itemId: number, quantity: number) =>
  store.call('PATCH', `/cart/${itemId}/`, { token, body: { quantity } });
const read = async ({ token }: Ticket) =>
  cartCalls.getCart.answer.validate((await store.call('GET', '/cart/', { token })).body, {
    strict: true,
  });

/** A customer whose cart holds `quantity` of a product of ₹300, GST 5 %. */
async function shopper(quantity = 2, more: Parameters<typeof makeProduct>[1] = {}) {
  const who = await makeCustomer(store);
  const product = await makeProduct(store, more);
  await add(who, product.id, quantity);
  const [item] = (await read(who)).data;
  return { ...who, product, itemId: item?.id ?? 0 };
}

describe('applying a voucher', () => {
  it('answers the totals with it, and the cart keeps it', async () => {
    const who = await shopper(2);
    const answer = await apply(who, 'WELCOME10');
    expect(answer.status).toBe(200);
    const totals = await calls.applyVoucher.answer.validate(answer.body, { strict: true });
    expect(totals).toMatchObject({
      message: 'Coupon WELCOME10 applied!',
      total: 600,
      discount_amt: 60,
      gst_amt: 25.71,
      final_total: 540,
      voucher_code: 'WELCOME10',
    });
    const cart = await read(who);
    expect(cart.voucher_code).toBe('WELCOME10');
    expect(cart.message).toBeUndefined();
    expect(cart.cart_totals).toMatchObject({
      total: 600,
      discount_amt: 60,
      gst_amt: 25.71,
      final_total: 540,
      product_price: 700,
    });
  });

  it('takes a code in any case, with spaces around it', async () => {
    const who = await shopper(2);
    expect((await apply(who, '  save50 ')).body).toMatchObject({
      voucher_code: 'SAVE50',
      discount_amt: 50,
      final_total: 550,
    });
  });

  it('puts another code in the place of the first, unless that does not fit', async () => {
    const who = await shopper(2);
    await apply(who, 'WELCOME10');
    expect((await apply(who, 'SAVE50')).body).toMatchObject({ discount_amt: 50 });
    expect((await apply(who, 'NO-SUCH-CODE')).status).toBe(404);
    expect((await read(who)).voucher_code).toBe('SAVE50');
  });

  it('does not know a code that is not there', async () => {
    const answer = await apply(await shopper(), 'NO-SUCH-CODE');
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({
      status: false,
      code: 'not_found',
      message: 'This code isn’t valid. Check it and try again.',
    });
  });

  it.each<[string, Parameters<typeof makeCoupon>[1], string]>([
    [
      'expired',
      { endsAt: new Date('2026-11-18T00:00:00+05:30') },
      'This coupon expired on 17 November 2026.',
    ],
    [
      'yet to begin',
      { startsAt: new Date('2026-12-24T00:00:00+05:30') },
      'This coupon is valid from 24 December 2026.',
    ],
    ['used up', { usesInAll: 3, usedCount: 3 }, 'This coupon has reached its usage limit.'],
    ['out of use', { isActive: false }, 'This coupon is no longer valid.'],
    [
      'above the cart',
      { leastOrder: 70_000 },
      'This coupon needs a cart of ₹700 or more. Add items worth ₹100 to use it.',
    ],
  ])('refuses one that is %s and says why', async (_, more, message) => {
    const who = await shopper(2);
    const coupon = await makeCoupon(store, more);
    const answer = await apply(who, coupon.code);
    expect([answer.status, answer.body]).toEqual([
      409,
      { status: false, code: 'conflict', message },
    ]);
    expect((await read(who)).voucher_code).toBeNull();
  });

  it('works on the first day and not on the day after the last', async () => {
    const who = await shopper();
    const startsAt = new Date('2026-11-18T00:00:00+05:30');
    const endsAt = new Date('2026-11-19T00:00:00+05:30');
    const { code } = await makeCoupon(store, { startsAt, endsAt });
    store.setNow(new Date(endsAt.getTime() - 1));
    expect((await apply(who, code)).status).toBe(200);
    store.setNow(endsAt);
    expect((await apply(who, code)).status).toBe(409);
  });

  it('refuses an empty cart', async () => {
    const who = await makeCustomer(store);
    expect((await apply(who, 'WELCOME10')).body).toMatchObject({ message: 'Your cart is empty' });
  });

  it.each(['', '   ', 'X'.repeat(41)])('refuses %p as a code', async (code) => {
    const answer = await apply(await shopper(), code);
    expect(answer.status).toBe(400);
    expect(answer.body['errors']).toHaveProperty('voucher_code');
  });

  it('limits whoever guesses, and nobody else', async () => {
    const [guesser, other] = [await shopper(), await shopper()];
    for (let guess = 0; guess < 20; guess += 1) await apply(guesser, `GUESS${guess}`);
    const answer = await apply(guesser, 'WELCOME10');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await apply(other, 'WELCOME10')).status).toBe(200);
  });

  it('T36: limits an address, whichever accounts guess there, and tells no guess from another', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const guess = ({ token }: Ticket, code: string, headers: Record<string, string>) =>
      store.call('GET', `/validate-voucher-code/?voucher_code=${code}`, { token, headers });
    const guessers = await Promise.all(Array.from({ length: 11 }, () => shopper()));
    const answers = await Promise.all(
      guessers.flatMap((who, at) =>
        Array.from({ length: 19 }, (_, n) => guess(who, `GUESS${at}X${n}`, from('203.0.113.36'))),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(9);
    for (const { headers } of refused)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    const messages = answers.filter(({ status }) => status === 404).map(({ body }) => body);
    expect(messages).toHaveLength(200);
    expect(new Set(messages.map((body) => JSON.stringify(body))).size).toBe(1);
    const other = await shopper();
    expect((await guess(other, 'WELCOME10', from('203.0.113.36'))).status).toBe(429);
    expect((await guess(other, 'WELCOME10', from('203.0.113.37'))).status).toBe(200);
  }, 60_000);

  it('refuses a caller who is not logged in, a visitor among them', async () => {
    const visitorId = issueVisitorId(store.context.env.visitorSecret);
    for (const who of [{}, { visitorId }]) {
      const path = '/validate-voucher-code/?voucher_code=WELCOME10';
      expect((await store.call('GET', path, who)).status).toBe(401);
      expect((await store.call('DELETE', '/validate-voucher-code/', who)).status).toBe(401);
    }
  });

  it("leaves another customer's cart alone", async () => {
    const [mine, theirs] = [await shopper(), await shopper()];
    await apply(mine, 'WELCOME10');
    await clear(theirs);
    expect((await read(theirs)).voucher_code).toBeNull();
    expect((await read(mine)).voucher_code).toBe('WELCOME10');
  });
});

describe('what a voucher is for', () => {
  it('is a product, and only that one is cheaper', async () => {
    const who = await shopper(1);
    const honey = await makeProduct(store, { price: 20_000, basePrice: 20_000 });
    await add(who, honey.id);
    const { code } = await makeCoupon(store, { percent: 50, productId: honey.id });
    expect((await apply(who, code)).body).toMatchObject({
      total: 500,
      discount_amt: 100,
      final_total: 400,
      gst_amt: 19.05,
    });
  });

  it('is a category with those below it', async () => {
    const top = await makeCategory(store, 'Vouchers');
    const below = await makeCategory(store, 'Vouchers below', top);
    const inside = {
      categoryId: below.id,
      categoryLevel1: top.id,
      categoryLevel2: below.id,
    };
    const { code } = await makeCoupon(store, { categoryId: top.id });
    const who = await shopper(1);
    const refused = await apply(who, code);
    expect(refused.status).toBe(409);
    expect(refused.body['message']).toBe('This coupon works only on Vouchers.');
    await add(who, (await makeProduct(store, inside)).id);
    expect((await apply(who, code)).body).toMatchObject({ total: 600, discount_amt: 30 });
  });

  it('is a brand', async () => {
    const who = await shopper(1);
    const { code } = await makeCoupon(store, { brandId: who.product.brandId, mostDiscount: 1_250 });
    expect((await apply(who, code)).body).toMatchObject({ discount_amt: 12.5 });
  });
});

describe('clearing a voucher', () => {
  it('answers the totals without it', async () => {
    const who = await shopper(2);
    await apply(who, 'SAVE50');
    const answer = await clear(who);
    expect(answer.status).toBe(200);
    expect(await calls.clearVoucher.answer.validate(answer.body, { strict: true })).toMatchObject({
      total: 600,
      discount_amt: 0,
      gst_amt: 28.57,
      final_total: 600,
      voucher_code: null,
    });
    expect((await read(who)).voucher_code).toBeNull();
  });

  it('is no mistake where there is none, nor a cart', async () => {
    expect((await clear(await shopper())).status).toBe(200);
    expect((await clear(await makeCustomer(store))).body).toMatchObject({ final_total: 0 });
  });
});

describe('a cart with a voucher', () => {
  it('is worked out afresh at every change', async () => {
    const who = await shopper(2);
    await apply(who, 'WELCOME10');
    const more = await change(who, who.itemId, 5);
    expect(more.body).toMatchObject({
      message: 'Quantity updated!',
      voucher_code: 'WELCOME10',
      cart_totals: { total: 1_500, discount_amt: 150, final_total: 1_350 },
    });
    const another = await makeProduct(store);
    expect((await add(who, another.id)).body).toMatchObject({
      cart_totals: { total: 1_800, discount_amt: 180 },
    });
  });

  it('loses it where it does not fit any more, says why, and does not get it back by itself', async () => {
    const who = await shopper(2);
    await apply(who, 'SAVE50');
    const fewer = await change(who, who.itemId, 1);
    expect(fewer.status).toBe(200);
    expect(fewer.body).toMatchObject({
      message:
        'We removed coupon SAVE50. It needs a cart of ₹500 or more. Add items worth ₹200 to use it.',
      voucher_code: null,
      cart_totals: { discount_amt: 0, final_total: 300 },
    });
    const again = await change(who, who.itemId, 2);
    expect(again.body).toMatchObject({ message: 'Quantity updated!', voucher_code: null });
    expect((await apply(who, 'SAVE50')).status).toBe(200);
  });

  it('loses it when what it is for is removed', async () => {
    const who = await shopper(1);
    const honey = await makeProduct(store);
    await add(who, honey.id);
    const { code } = await makeCoupon(store, { productId: honey.id });
    await apply(who, code);
    const item = (await read(who)).data.find(({ product_id }) => product_id === honey.id);
    const { body } = await store.call('DELETE', `/cart/${item?.id}`, { token: who.token });
    expect(body['message']).toContain(`We removed coupon ${code}. It works only on ${honey.name}`);
    expect(body['voucher_code']).toBeNull();
  });

  it('loses it with the last thing in it', async () => {
    const who = await shopper(2);
    await apply(who, 'WELCOME10');
    await store.call('DELETE', `/cart/${who.itemId}`, { token: who.token });
    expect((await add(who, who.product.id)).body).toMatchObject({
      message: 'Product added to cart!',
      voucher_code: null,
    });
  });

  it('says at every reading why it gives nothing, where time or a price is to blame', async () => {
    const who = await shopper(2);
    const { code } = await makeCoupon(store, { endsAt: new Date(testNow.getTime() + 60_000) });
    await apply(who, code);
    store.setNow(new Date(testNow.getTime() + 60_000));
    for (const cart of [await read(who), await read(who)]) {
      expect(cart.voucher_code).toBeNull();
      expect(cart.message).toContain(`We removed coupon ${code}. It expired on`);
      expect(cart.cart_totals.discount_amt).toBe(0);
    }
    await apply(who, 'SAVE50');
    await store.context.db
      .update(products)
      .set({ price: 10_000 })
      .where(eq(products.id, who.product.id));
    expect((await read(who)).message).toContain('Add items worth ₹300 to use it');
  });

  it('loses a voucher that is no more', async () => {
    const who = await shopper();
    const { id, code } = await makeCoupon(store);
    await apply(who, code);
    await store.context.db.delete(coupons).where(eq(coupons.id, id));
    expect((await read(who)).message).toBe(`We removed coupon ${code}. It is no longer valid.`);
  });
});
