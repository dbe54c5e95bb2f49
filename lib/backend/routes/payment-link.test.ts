import * as calls from '../../contract/payment.ts';
import { eq } from 'drizzle-orm';
import { orders } from '../db/schema/order.ts';
import { payments } from '../db/schema/payment.ts';
import { makeGiftVoucher } from '../testing/make-gift-voucher.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { paymentFixture } from '../testing/pay-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof paymentFixture>;
let pid: number;
beforeAll(async () => {
  store = await openTestStore();
  fixture = paymentFixture(store);
  pid = (await makeProduct(store)).id;
});
afterAll(() => store.close());

describe('a payment link', () => {
  it('turns the cart into an unpaid order that holds its stock', async () => {
    const { id } = await makeProduct(store);
    const buyer = await fixture.buyer(id, { quantity: 2 });
    const answer = await fixture.link(buyer, {
      ...fixture.orderInput(buyer),
      is_a_gift: 'true',
      giftMessage: 'For you',
    });
    expect(answer.status).toBe(200);
    const { order_id, txn_id, payment_url } = await calls.getOrderPaymentLink.answer.validate(
      answer.body,
      { strict: true },
    );
    expect(payment_url).toBe(`http://localhost:3000/sandbox/pay/${txn_id}`);
    const order = await fixture.detail(buyer, order_id);
    expect(order).toMatchObject({
      pay_type: 'Online Payment',
      order_status: 'Pending',
      sale_status: 'Quotation Sent',
      is_paid: false,
      is_gift: true,
      gift_message: 'For you',
      final_total: 700,
    });
    expect(await fixture.stockOf(id)).toEqual({ stock: 98, sold: 2 });
    expect(await fixture.piecesInCart(buyer)).toBe(0);
    expect(await fixture.paymentOf(txn_id)).toMatchObject({
      amount: 70_000,
      currency: 'INR',
      status: 'created',
      customerId: buyer.customerId,
    });
    expect(await fixture.mailsTo(buyer.email)).toEqual([]);
  });

  it('is one order, however often and by whichever name it is asked for at once', async () => {
    const { id } = await makeProduct(store);
    const byHeader = await fixture.buyer(id);
    const byTxnid = await fixture.buyer(id);
    const ask = async (buyer: typeof byHeader, fields: object, key?: string) => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          fixture.link(buyer, { ...fixture.orderInput(buyer), ...fields }, key),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      return new Set(answers.map(({ body }) => JSON.stringify(body)));
    };
    const all = await Promise.all([ask(byHeader, {}, 'a-key'), ask(byTxnid, { txnid: 'TXN-1' })]);
    expect(all.map(({ size }) => size)).toEqual([1, 1]);
    expect(await fixture.ordersOf(byHeader)).toHaveLength(1);
    expect(await fixture.ordersOf(byTxnid)).toHaveLength(1);
    expect(await fixture.stockOf(id)).toEqual({ stock: 98, sold: 2 });
  }, 30_000);

  it('is refused where its name was used for something else', async () => {
    const buyer = await fixture.buyer(pid);
    const fields = { ...fixture.orderInput(buyer), txnid: 'TXN-2' };
    expect((await fixture.link(buyer, fields)).status).toBe(200);
    expect((await fixture.link(buyer, { ...fields, giftMessage: 'Other' })).status).toBe(409);
  });

  it('is not needed where a gift voucher pays for all of it: the order is paid at once', async () => {
    const { code } = await makeGiftVoucher(store);
    const buyer = await fixture.buyer(pid, { city: 'Ahmedabad' });
    await store.call('GET', `/validate-voucher-code/?voucher_code=${code}`, {
      token: buyer.token,
    });
    const { body } = await fixture.link(buyer, { ...fixture.orderInput(buyer), amount: 0 });
    const name = String(body['order_id']);
    expect(body).toMatchObject({ txn_id: '', payment_url: `http://localhost:3000/orders/${name}` });
    expect(await fixture.orderRow(name)).toMatchObject({ status: 'Confirmed', payable: 0 });
    expect(await fixture.mailsTo(buyer.email)).toEqual([`Your order ${name} has been placed!`]);
    expect((await fixture.renew(buyer.token, { order_id: name })).status).toBe(409);
  });

  it('compares the client’s figures and never uses them', async () => {
    const buyer = await fixture.buyer(pid);
    for (const wrong of [{ amount: 1 }, { shipping_amount: 0 }, { tax_amount: 1 }]) {
      const { status, body } = await fixture.link(buyer, {
        ...fixture.orderInput(buyer),
        ...wrong,
      });
      expect(status).toBe(409);
      expect(body['totals']).toMatchObject({ amount: 400, shipping_amt: 100, final_total: 300 });
    }
    expect(await fixture.ordersOf(buyer)).toEqual([]);
    expect(await fixture.piecesInCart(buyer)).toBe(1);
  });

  it('needs an address and an amount', async () => {
    const { token } = await fixture.buyer(pid);
    const { status, body } = await fixture.link({ token }, { amount: '', billing_address: '' });
    expect(status).toBe(400);
    expect(Object.keys(body['errors'] as object).sort()).toEqual(['amount', 'billing_address']);
  });

  it('refuses a caller who is not logged in, and another customer’s order', async () => {
    const anonymous = await store.call('POST', '/get-order-payment-link/', { body: {} });
    expect(anonymous.status).toBe(401);
    const { orderId } = await fixture.waiting(pid);
    const { token } = await makeCustomer(store);
    expect((await fixture.renew(token, { order_id: orderId })).status).toBe(404);
    const put = await store.call('POST', `/orders/${orderId}/put-back/`, { token });
    expect(put.status).toBe(404);
  });
});

describe('another link for an order', () => {
  it('is the one just made, so that two tabs do not pay twice; a new one once that failed', async () => {
    const { token, orderId, txnId, paid } = await fixture.waiting(pid);
    const again = await fixture.renew(token, { order_id: orderId, amount: 400 });
    expect(again.body['txn_id']).toBe(txnId);
    await fixture.send({ ...paid, status: 'failed' });
    const next = await fixture.renew(token, { order_id: orderId, amount: 400 });
    await calls.editOrderPaymentLink.answer.validate(next.body, { strict: true });
    expect(next.body['txn_id']).not.toBe(txnId);
    expect((await fixture.paymentOf(String(next.body['txn_id'])))?.amount).toBe(40_000);
  });

  it('is begun for cash on delivery as well, which is then paid online', async () => {
    const buyer = await fixture.buyer(pid);
    const { body } = await fixture.place(buyer, buyer.payload);
    const { body: link } = await fixture.renew(buyer.token, { order_id: body['order_id'] });
    await fixture.press(String(link['txn_id']), 'success');
    await fixture.send({
      txn_id: String(link['txn_id']),
      reference: `cod-${String(link['txn_id'])}`,
      amount: 40_000,
      currency: 'INR',
      subject: String(body['order_id']),
      status: 'paid',
    });
    const order = await fixture.detail(buyer, body['order_id']);
    expect(order).toMatchObject({ is_paid: true, pay_type: 'Online Payment' });
  });

  it('is refused where the order is paid, cancelled or delivered, or the amount is another', async () => {
    const settled = await fixture.waiting(pid);
    await fixture.send(settled.paid);
    expect((await fixture.renew(settled.token, { order_id: settled.orderId })).status).toBe(409);

    const cancelled = await fixture.waiting(pid);
    await store.call('POST', `/orders/${cancelled.orderId}/cancel/`, {
      token: cancelled.token,
      body: { reason: 'x' },
    });
    expect((await fixture.renew(cancelled.token, { order_id: cancelled.orderId })).status).toBe(
      409,
    );

    const cash = await fixture.buyer(pid);
    const { body } = await fixture.place(cash, cash.payload);
    await (await staffFixture(store)).bring(body['order_id'], 'Delivered');
    expect((await fixture.renew(cash.token, { order_id: body['order_id'] })).status).toBe(409);

    const open = await fixture.waiting(pid);
    const other = await fixture.renew(open.token, { order_id: open.orderId, amount: 1 });
    expect(other.status).toBe(409);
    expect(other.body['totals']).toMatchObject({ amount: 400 });
  });
});

describe('a payment', () => {
  it('shows its state to whoever knows its id, and its order to its owner alone', async () => {
    const { token, txnId, orderId, paid } = await fixture.waiting(pid);
    const read = async (options: { token?: string } = {}) => {
      const { body } = await store.call('GET', `/payments/${txnId}/`, options);
      return (await calls.getPayment.answer.validate(body, { strict: true })).data;
    };
    expect(await read()).toEqual({
      txn_id: txnId,
      state: 'processing',
      purpose: 'order',
      order_id: null,
      can_put_back: false,
    });
    expect(await read({ token })).toMatchObject({ order_id: orderId, can_put_back: true });
    await fixture.send(paid);
    expect(await read({ token })).toMatchObject({
      state: 'paid',
      order_id: orderId,
      can_put_back: false,
    });
    expect(await read({ token: (await makeCustomer(store)).token })).toMatchObject({
      state: 'paid',
      order_id: null,
    });
    expect((await store.call('GET', '/payments/SOSE123/')).status).toBe(404);
  });
});

describe('an unpaid order', () => {
  it('can be put back in the cart: cancelled, its stock freed, its pieces in the cart', async () => {
    const { id } = await makeProduct(store, { stock: 5 });
    const { token, orderId, customerId } = await fixture.waiting(id, 3);
    await fixture.fill({ token }, id, 1);
    const put = () => store.call('POST', `/orders/${orderId}/put-back/`, { token });
    const [first, second] = await Promise.all([put(), put()]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    expect(await fixture.piecesInCart({ token })).toBe(4);
    expect(await fixture.stockOf(id)).toEqual({ stock: 5, sold: 0 });
    const [order] = await store.context.db
      .select()
      .from(orders)
      .where(eq(orders.customerId, customerId));
    expect(order).toMatchObject({ status: 'Cancelled', cancelReason: 'Put back in cart' });
  });

  it('brings its vouchers back into the cart', async () => {
    const { code } = await makeGiftVoucher(store, { amount: 10_000 });
    const buyer = await fixture.buyer(pid, { quantity: 2 });
    const { token } = buyer;
    await store.call('GET', `/validate-voucher-code/?voucher_code=${code}`, { token });
    const { body } = await fixture.link(buyer, { ...fixture.orderInput(buyer), amount: 600 });
    await store.call('POST', `/orders/${String(body['order_id'])}/put-back/`, { token });
    const { body: cart } = await store.call('GET', '/cart/', { token });
    expect(cart['cart_totals']).toMatchObject({ final_total: 500, cart_counter: 2 });
  });

  it('says what of it cannot be put back', async () => {
    const { id, name } = await makeProduct(store, { stock: 5 });
    const { token, orderId } = await fixture.waiting(id, 3);
    await fixture.fill({ token }, id, 2);
    await fixture.waiting(id, 2);
    const { body } = await store.call('POST', `/orders/${orderId}/put-back/`, { token });
    expect(body).toMatchObject({
      cart_counter: 3,
      missing: [`Only 1 of ${name} could be added back to your cart.`],
    });
  });

  it('is not put back once it is paid, or where it is paid in cash', async () => {
    const { token, orderId, paid } = await fixture.waiting(pid);
    await fixture.send(paid);
    expect((await store.call('POST', `/orders/${orderId}/put-back/`, { token })).status).toBe(409);
    const cash = await fixture.buyer(pid);
    const { body } = await fixture.place(cash, cash.payload);
    const put = await store.call('POST', `/orders/${String(body['order_id'])}/put-back/`, {
      token: cash.token,
    });
    expect(put.status).toBe(409);
  });
});

describe('the id that a gateway is given', () => {
  it('is the server’s own, of at most 40 characters', async () => {
    const rows = await store.context.db.select({ txnId: payments.txnId }).from(payments);
    expect(rows.length).toBeGreaterThan(5);
    expect(new Set(rows.map(({ txnId }) => txnId)).size).toBe(rows.length);
    for (const { txnId } of rows) expect(txnId).toMatch(/^SOSE[0-9a-f]{32}$/);
  });
});
