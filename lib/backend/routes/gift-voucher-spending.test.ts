import { eq } from 'drizzle-orm';
import { getCart } from '../../contract/cart.ts';
import { applyVoucher as applyCall, clearVoucher as clearCall } from '../../contract/voucher.ts';
import { products } from '../db/schema/catalogue.ts';
import { orders } from '../db/schema/order.ts';
import { payments } from '../db/schema/payment.ts';
import { giftVouchers } from '../db/schema/voucher.ts';
import { inTransaction } from '../db/transaction.ts';
import { giveBackGiftVoucher } from '../services/refund/give-back-gift-voucher.ts';
import { issueInvoice } from '../services/invoice/issue-invoice.ts';
import { lockOrder } from '../services/order/lock-order.ts';
import { receiveReturn } from '../services/order/return/receive-return.ts';
import { settleReturn } from '../services/order/return/settle-return.ts';
import { parseOrderId } from '../services/order/order-id.ts';
import { makeCoupon } from '../testing/make-coupon.ts';
import { makeGiftVoucher, voucherBalances } from '../testing/make-gift-voucher.ts';
import { makeProduct } from '../testing/make-product.ts';
import { paymentFixture } from '../testing/pay-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof paymentFixture>;
let honey: number;
beforeAll(async () => {
  store = await openTestStore();
  fixture = paymentFixture(store);
  honey = (await makeProduct(store)).id;
});
afterAll(() => store.close());

interface Ticket {
  token: string;
}

const path = '/validate-voucher-code/';
const apply = ({ token }: Ticket, code: string) =>
  store.call('GET', `${path}?voucher_code=${encodeURIComponent(code)}`, { token });
const clear = ({ token }: Ticket, code?: string) =>
  store.call('DELETE', code ? `${path}?voucher_code=${encodeURIComponent(code)}` : path, { token });
const readCart = async ({ token }: Ticket) => {
  const { body } = await store.call('GET', '/cart/', { token });
  return getCart.answer.validate(body, { strict: true });
};
const change = (id: number, values: Partial<typeof giftVouchers.$inferInsert>) =>
  store.context.db.update(giftVouchers).set(values).where(eq(giftVouchers.id, id));

/**
 * A customer in Ahmedabad with the ₹300 product, and the payload for an order with `paid` rupees of
 * a voucher.
 */
const buyer = (quantity = 1) => fixture.buyer(honey, { quantity, city: 'Ahmedabad' });
const ordering = ({ payload }: { payload: Record<string, unknown> }, paid: number) => ({
  ...payload,
  amount: Number(payload['amount']) - paid,
});

describe('a gift voucher in the voucher box', () => {
  it('pays of the total, and leaves discount and GST as they are', async () => {
    const who = await buyer(2);
    const voucher = await makeGiftVoucher(store);
    const answer = await apply(who, voucher.code.toLowerCase().replaceAll('-', ' '));
    expect(answer.status).toBe(200);
    await applyCall.answer.validate(answer.body, { strict: true });
    const masked = `****-****-****-${voucher.lastFour}`;
    expect(answer.body).toEqual({
      status: true,
      message: 'Gift voucher applied!',
      total: 600,
      discount_amt: 0,
      gift_voucher_amt: 500,
      gst_amt: 28.57,
      final_total: 100,
      voucher_code: masked,
      gift_voucher: { code: masked, balance: 500 },
    });
    expect(await readCart(who)).toMatchObject({
      voucher_code: masked,
      gift_voucher: { code: masked, balance: 500 },
      cart_totals: { total: 600, gift_voucher_amt: 500, gst_amt: 28.57, final_total: 100 },
    });
    expect(JSON.stringify([answer.body, await readCart(who)])).not.toContain(voucher.code);
  });

  it('knows the one of the demo store', async () => {
    const answer = await apply(await buyer(), 'GIFT-DEMO-0500-2026');
    expect(answer.body).toMatchObject({ total: 300, final_total: 0, gift_voucher_amt: 300 });
  });

  it('stands beside a coupon, which is counted first', async () => {
    const who = await buyer(2);
    const [voucher, coupon] = [await makeGiftVoucher(store), await makeCoupon(store)];
    await apply(who, voucher.code);
    const both = { total: 600, discount_amt: 60, gst_amt: 25.71, gift_voucher_amt: 500 };
    expect((await apply(who, coupon.code)).body).toMatchObject({
      ...both,
      final_total: 40,
      voucher_code: coupon.code,
      gift_voucher: { balance: 500 },
    });
    expect((await clear(who, coupon.code)).body).toMatchObject({
      final_total: 100,
      gift_voucher_amt: 500,
    });
    await apply(who, coupon.code);
    expect((await clear(who, voucher.code)).body).toMatchObject({
      final_total: 540,
      gift_voucher: null,
      voucher_code: coupon.code,
    });
    await apply(who, voucher.code);
    const masked = await clear(who, `****-****-****-${voucher.lastFour}`);
    expect(masked.body).toMatchObject({ final_total: 540, gift_voucher: null });
    await apply(who, voucher.code);
    const none = await clear(who);
    await clearCall.answer.validate(none.body, { strict: true });
    expect(none.body).toMatchObject({ final_total: 600, voucher_code: null, gift_voucher: null });
  });

  it('takes another gift voucher in place of the first', async () => {
    const who = await buyer();
    const [first, second] = [await makeGiftVoucher(store), await makeGiftVoucher(store)];
    await apply(who, first.code);
    await apply(who, second.code);
    expect((await readCart(who)).gift_voucher?.code).toContain(second.lastFour);
  });

  it('says why one pays nothing', async () => {
    const who = await buyer();
    const [empty, blocked, unpaid] = await Promise.all([
      makeGiftVoucher(store, { balance: 0 }),
      makeGiftVoucher(store, { blockedAt: store.context.now() }),
      makeGiftVoucher(store, { activatedAt: null }),
    ]);
    for (const [code, status, text] of [
      [empty?.code, 409, 'This gift voucher has no balance left.'],
      [blocked?.code, 409, 'This gift voucher is blocked.'],
      [unpaid?.code, 404, 'This code isn’t valid. Check it and try again.'],
      ['GIFT-DEMO-0500-2027', 404, 'This code isn’t valid. Check it and try again.'],
    ] as const) {
      const answer = await apply(who, code ?? '');
      expect([answer.status, answer.body['message']]).toEqual([status, text]);
    }
    expect((await readCart(who)).gift_voucher).toBeNull();
  });

  it('may be guessed at twenty times, and then not even rightly', async () => {
    const who = await buyer();
    const { code } = await makeGiftVoucher(store);
    for (let time = 0; time < 20; time += 1) {
      expect((await apply(who, `2222-3333-4444-${1000 + time}`)).status).toBe(404);
    }
    expect((await apply(who, code)).status).toBe(429);
  });

  it('drops out where somebody else has spent it, and says so', async () => {
    const who = await buyer();
    const voucher = await makeGiftVoucher(store);
    await apply(who, voucher.code);
    await change(voucher.id, { balance: 0 });
    const message = `We removed the gift voucher ending in ${voucher.lastFour}. It has no balance left.`;
    expect(await readCart(who)).toMatchObject({ message, gift_voucher: null });
    const added = await fixture.fill(who, honey);
    expect(added.body).toMatchObject({ message, cart_totals: { final_total: 600 } });
    expect((await readCart(who)).message).toBeUndefined();
  });

  it('goes with the last thing in the cart', async () => {
    const who = await buyer();
    await apply(who, (await makeGiftVoucher(store)).code);
    const [item] = (await readCart(who)).data;
    await store.call('DELETE', `/cart/${item?.id}`, who);
    await fixture.fill(who, honey);
    expect((await readCart(who)).gift_voucher).toBeNull();
  });
});

describe('an order with a gift voucher', () => {
  it('spends what it pays, and the rest stays for another day', async () => {
    const voucher = await makeGiftVoucher(store);
    const who = await buyer();
    await apply(who, voucher.code);
    const first = await fixture.place(who, { ...ordering(who, 300), udf4: voucher.code });
    expect(first.status).toBe(201);
    expect(await fixture.detail(who, first.body['order_id'])).toMatchObject({
      total: 300,
      gift_voucher_amt: 300,
      final_total: 0,
      tax_amt: 14.29,
      is_paid: true,
      applied_voucher_code: null,
    });
    expect(await voucherBalances(store, voucher.id)).toEqual({
      balance: 20_000,
      booked: 20_000,
      entries: [
        [50_000, 'issued'],
        [-30_000, 'spent'],
      ],
    });
    const other = await fixture.buyer(honey, { quantity: 2, city: 'Mumbai' });
    const left = await apply(other, voucher.code);
    expect(left.body).toMatchObject({ gift_voucher: { balance: 200 }, final_total: 400 });
    const second = await fixture.place(other, {
      ...other.payload,
      amount: 500,
      udf4: left.body['voucher_code'],
    });
    expect(second.status).toBe(201);
    expect((await voucherBalances(store, voucher.id)).balance).toBe(0);
  });

  it('may have a coupon as well; the figures of the client are compared with both', async () => {
    const [voucher, coupon] = [await makeGiftVoucher(store), await makeCoupon(store)];
    const who = await fixture.buyer(honey, { quantity: 3, city: 'Mumbai' });
    await apply(who, voucher.code);
    await apply(who, coupon.code);
    const right = { ...who.payload, amount: 410, discount_amt: 90, udf2: 100, udf3: 38.57 };
    const totals = {
      total: 900,
      discount_amt: 90,
      gift_voucher_amt: 500,
      gst_amt: 38.57,
      final_total: 310,
      shipping_amt: 100,
      amount: 410,
    };
    for (const wrong of [{ amount: 910 }, { discount_amt: 590 }, { udf3: 14.76 }]) {
      const answer = await fixture.place(who, { ...right, ...wrong });
      expect([answer.status, answer.body['totals']]).toEqual([409, totals]);
    }
    const placed = await fixture.place(who, { ...right, udf4: coupon.code });
    expect(await fixture.detail(who, placed.body['order_id'])).toMatchObject({
      applied_voucher_code: coupon.code,
      discount_amt: 90,
      gift_voucher_amt: 500,
      shipping_amt: 100,
      final_total: 410,
      is_paid: false,
    });
  });

  it('reaches the minimum by its goods, however they are paid', async () => {
    const small = await makeProduct(store, { price: 24_999 });
    const who = await fixture.buyer(small.id, { city: 'Ahmedabad' });
    await apply(who, (await makeGiftVoucher(store)).code);
    const short = await fixture.place(who, { ...who.payload, amount: 0 });
    expect(short.body['non_field_errors']).toEqual(['Minimum order value should be ₹250']);
    await store.context.db.update(products).set({ price: 25_000 }).where(eq(products.id, small.id));
    expect((await fixture.place(who, { ...who.payload, amount: 0 })).status).toBe(201);
  });

  it('is paid online as far as the voucher does not', async () => {
    const voucher = await makeGiftVoucher(store);
    const who = await buyer(2);
    await apply(who, voucher.code);
    const link = await fixture.link(who, { ...fixture.orderInput(who), amount: 100 });
    expect(link.status).toBe(200);
    expect(await fixture.paymentOf(String(link.body['txn_id']))).toMatchObject({ amount: 10_000 });
    const voucherBuyer = await buyer();
    await apply(voucherBuyer, (await makeGiftVoucher(store)).code);
    const paid = await fixture.link(voucherBuyer, {
      ...fixture.orderInput(voucherBuyer),
      amount: 0,
    });
    expect(paid.body['txn_id']).toBe('');
    expect(await fixture.detail(voucherBuyer, paid.body['order_id'])).toMatchObject({
      is_paid: true,
      order_status: 'Confirmed',
      final_total: 0,
    });
  });

  it('of ₹500 under 10 parallel orders of ₹300 never gives more than ₹500', async () => {
    const voucher = await makeGiftVoucher(store);
    const buyers = await Promise.all(Array.from({ length: 10 }, () => buyer()));
    for (const who of buyers) await apply(who, voucher.code);
    const answers = await Promise.all(
      buyers.map((who) => fixture.place(who, { ...ordering(who, 300), udf4: voucher.code })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)]);
    for (const { status, body } of answers) {
      if (status === 409)
        expect(body['totals']).toMatchObject({ gift_voucher_amt: 200, amount: 100 });
    }
    const refused = buyers.filter((_, index) => answers[index]?.status === 409);
    const again = await Promise.all(
      refused.map((who) => fixture.place(who, { ...ordering(who, 200), udf4: voucher.code })),
    );
    expect(again.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(again.filter(({ status }) => status === 409)).toHaveLength(8);
    expect(await voucherBalances(store, voucher.id)).toMatchObject({ balance: 0, booked: 0 });
    const orders = await Promise.all(buyers.map((who) => fixture.ordersOf(who)));
    const spent = orders.flat().reduce((sum, order) => sum + order.giftVoucherAmount, 0);
    expect(spent).toBe(50_000);
  });

  it('gives it back once when it is cancelled, however often that is asked for', async () => {
    const voucher = await makeGiftVoucher(store);
    const who = await buyer();
    await apply(who, voucher.code);
    const { body } = await fixture.place(who, ordering(who, 300));
    const orderId = parseOrderId(String(body['order_id'])) ?? 0;
    const cancels = await Promise.all(
      Array.from({ length: 5 }, () =>
        store.call('POST', `/orders/${String(body['order_id'])}/cancel/`, {
          token: who.token,
          body: { reason: 'I changed my mind' },
        }),
      ),
    );
    expect(cancels.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const given = {
      balance: 50_000,
      booked: 50_000,
      entries: [
        [50_000, 'issued'],
        [-30_000, 'spent'],
        [30_000, 'given back'],
      ],
    };
    expect(await voucherBalances(store, voucher.id)).toEqual(given);
    await inTransaction(store.context.db, (db) =>
      giveBackGiftVoucher({ ...store.context, db }, orderId),
    );
    expect(await voucherBalances(store, voucher.id)).toEqual(given);
  });

  it.each([
    ['in cash', 30_000],
    ['online', 20_000],
  ])(
    'takes back what returned goods cost as far as it paid, the rest paid %s',
    async (method, left) => {
      const voucher = await makeGiftVoucher(store);
      const who = await buyer(2);
      await apply(who, voucher.code);
      const { body } =
        method === 'in cash'
          ? await fixture.place(who, ordering(who, 500))
          : await fixture.link(who, { ...fixture.orderInput(who), amount: 100 });
      const name = String(body['order_id']);
      const orderId = parseOrderId(name) ?? 0;
      const { db, now } = store.context;
      const at = { status: 'Delivered', deliveredAt: now(), paidAt: now() };
      await db.update(orders).set(at).where(eq(orders.id, orderId));
      if (method === 'online') {
        const paid = { status: 'paid', settledAt: now() };
        await db.update(payments).set(paid).where(eq(payments.orderId, orderId));
      }
      const [line] = (await fixture.detail(who, name)).product_info;
      const requested = await store.call('POST', `/orders/${name}/return/`, {
        token: who.token,
        body: { reason: 'I do not need it any more', items: [{ id: line?.id, quantity: 1 }] },
      });
      expect(requested.body).toMatchObject({ status: true });
      const settle = () =>
        inTransaction(db, async (tx) => {
          const within = { ...store.context, db: tx };
          const order = await lockOrder(within, orderId);
          await issueInvoice(within, order);
          await receiveReturn(within, orderId, true);
          await settleReturn(within, order, { staffId: who.customerId });
        });
      await settle();
      await settle();
      expect(await voucherBalances(store, voucher.id)).toMatchObject({
        balance: left,
        booked: left,
      });
    },
  );

  it('spends nothing where the stock runs out meanwhile', async () => {
    const scarce = await makeProduct(store, { stock: 1 });
    const voucher = await makeGiftVoucher(store, { amount: 100_000 });
    const buyers = await Promise.all(
      [1, 2, 3].map(() => fixture.buyer(scarce.id, { city: 'Ahmedabad' })),
    );
    for (const who of buyers) await apply(who, voucher.code);
    const answers = await Promise.all(buyers.map((who) => fixture.place(who, ordering(who, 300))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await voucherBalances(store, voucher.id)).toMatchObject({
      balance: 70_000,
      booked: 70_000,
    });
  });
});
