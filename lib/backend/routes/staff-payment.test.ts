import { eq, sql } from 'drizzle-orm';
import { listOrders } from '../../contract/order.ts';
import { ordersPath } from '../../contract/paths.ts';
import { getStaffPayment, listStaffPayments } from '../../contract/staff-payment.ts';
import { payments } from '../db/schema/payment.ts';
import { auditEntries } from '../db/schema/running.ts';
import { keepEvent } from '../services/payment/inbox.ts';
import { payBack } from '../services/payment/pay-back.ts';
import { parseOrderId } from '../services/order/order-id.ts';
import { readSandboxMessage } from '../providers/payment/sandbox-message.ts';
import { easebuzzStandIn } from '../testing/easebuzz-stand-in.ts';
import { makeProduct } from '../testing/make-product.ts';
import { paymentFixture, type OpenPayment } from '../testing/pay-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof paymentFixture>;
let staff: Awaited<ReturnType<typeof staffFixture>>;
let pid: number;
beforeAll(async () => {
  store = await openTestStore();
  fixture = paymentFixture(store);
  staff = await staffFixture(store, ['orders']);
  pid = (await makeProduct(store)).id;
});
afterAll(() => store.close());

const ask = (method: string, path: string, body?: object, token = staff.token) =>
  store.call(method, `/staff/payments/${path}`, { token, ...(body && { body }) });
const resolve = (id: number, way: string, token = staff.token) =>
  ask('POST', `${id}/resolve/`, { way, note: 'Asked the bank' }, token);
const paymentId = async ({ txnId }: OpenPayment) => (await fixture.paymentOf(txnId))?.id ?? 0;
const seen = async (id: number) => {
  const { body } = await ask('GET', `${id}/`);
  return (await getStaffPayment.answer.validate(body, { strict: true })).data;
};
const list = async (query: string) => {
  const { status, body } = await ask('GET', `?${query}`);
  expect(status).toBe(200);
  return listStaffPayments.answer.validate(body, { strict: true });
};

/** Sets the sandbox's own record of a payment. */
const books = ({ txnId }: OpenPayment, amount: number, status = 'paid', currency = 'INR') =>
  store.context.db.execute(sql`update sandbox_payments
    set amount = ${amount}, status = ${status}, currency = ${currency} where txn_id = ${txnId}`);

/** An order of ₹400 for which the gateway received another amount or currency. */
async function flagged(amount: number, currency = 'INR') {
  const open = await fixture.waiting(pid);
  await books(open, amount, 'paid', currency);
  await fixture.send({ ...open.paid, amount, currency });
  return { ...open, id: await paymentId(open) };
}

describe('payments, for staff', () => {
  it('refuse a caller who is not logged in, a customer, and staff of another area', async () => {
    const open = await flagged(39_900);
    const others = await staffFixture(store, ['content']);
    for (const [method, path, body] of [
      ['GET', ''],
      ['GET', `${open.id}/`],
      ['POST', `${open.id}/check/`],
      ['POST', `${open.id}/resolve/`, { way: 'refund', note: 'x' }],
    ] as const) {
      expect(
        (await store.call(method, `/staff/payments/${path}`, { ...(body && { body }) })).status,
      ).toBe(401);
      expect((await ask(method, path, body, open.token)).status).toBe(403);
      expect((await ask(method, path, body, others.token)).status).toBe(403);
    }
    expect((await seen(open.id)).state).toBe('flagged');
  });

  it('are reviewed before the customer gets another link', async () => {
    const { orderId } = await flagged(39_903);
    const path = `/staff/orders/${orderId}/payment-link/`;
    const { status, body } = await store.call('POST', path, { token: staff.token });
    expect([status, body['message']]).toEqual([409, 'Review the payment of ₹399.03 first']);
  });

  it('are found by state, purpose, transaction, order, reference and email', async () => {
    const open = await flagged(39_901);
    const row = { txn_id: open.txnId, order_id: open.orderId, state: 'flagged', amount: 400 };
    for (const search of [open.txnId, open.txnId.slice(0, 12), open.orderId, open.email]) {
      expect((await list(`search=${encodeURIComponent(search)}`)).data).toMatchObject([row]);
    }
    const { data } = await list('state=flagged&purpose=order&provider=sandbox&page_size=10');
    expect(data[0]).toMatchObject({ ...row, outcome: 'flagged: 39901 paise instead of 40000' });
    expect((await list(`search=${open.orderId}&purpose=membership`)).data).toEqual([]);
    expect((await list(`search=${open.orderId}&state=paid`)).data).toEqual([]);
    expect((await list('search=%25&page_size=10')).data).toEqual([]);
    expect((await ask('GET', '?state=lost')).status).toBe(400);
    expect((await ask('GET', '999999/')).status).toBe(404);
  });

  it('show what was paid at the gateway and still waits here', async () => {
    const open = await fixture.waiting(pid);
    const text = JSON.stringify(open.paid);
    await keepEvent(store.context, 'sandbox', readSandboxMessage(text), {
      by: 'webhook',
      raw: text,
    });
    expect((await list('state=not_taken')).data).toMatchObject([
      { txn_id: open.txnId, is_not_taken: true, state: 'created' },
    ]);
    expect((await seen(await paymentId(open))).events).toMatchObject([
      { by: 'webhook', says: { status: 'paid', amount: 400 }, outcome: null, handled_at: null },
    ]);
  });

  it('are settled at once where the gateway is asked', async () => {
    const open = await fixture.waiting(pid);
    const id = await paymentId(open);
    const nothing = await ask('POST', `${id}/check/`);
    expect(nothing.body['message']).toBe('No change at the gateway. The status is still created.');
    await books(open, 40_000);
    const { status, body } = await ask('POST', `${id}/check/`);
    expect([status, body['message']]).toEqual([200, 'The status was created and is now paid.']);
    expect(await fixture.orderRow(open.orderId)).toMatchObject({ status: 'Confirmed' });
  });

  it('are accepted where enough was paid, and what is too much goes back', async () => {
    const open = await flagged(45_000);
    expect((await resolve(open.id, 'accept')).body['message']).toBe(
      'Accepted. The excess of ₹50 will be refunded.',
    );
    expect(await fixture.orderRow(open.orderId)).toMatchObject({ status: 'Confirmed' });
    expect(await seen(open.id)).toMatchObject({ state: 'paid', taken: 450, refunded: 50 });
    await payBack(store.context);
    expect((await seen(open.id)).refunds).toMatchObject([{ amount: 50, state: 'done' }]);
    await staff.step(open.orderId, 'Cancelled');
    expect((await seen(open.id)).refunded).toBe(450);
  });

  it('are accepted for an order that has ended by paying all of it back', async () => {
    const open = await flagged(45_000);
    await staff.step(open.orderId, 'Cancelled');
    expect((await resolve(open.id, 'accept')).status).toBe(200);
    expect(await seen(open.id)).toMatchObject({ state: 'paid', refunded: 450 });
    expect(await fixture.orderRow(open.orderId)).toMatchObject({
      status: 'Cancelled',
      paidAt: null,
    });
  });

  it.each([
    [39_900, 'INR'],
    [40_000, 'USD'],
  ])('are not accepted where %i %s were paid, but paid back, audited', async (amount, currency) => {
    const open = await flagged(amount, currency);
    expect((await resolve(open.id, 'accept')).status).toBe(409);
    expect((await resolve(open.id, 'dismiss')).status).toBe(409);
    expect((await resolve(open.id, 'refund')).status).toBe(200);
    await payBack(store.context);
    expect(await seen(open.id)).toMatchObject({ state: 'returned', refunded: amount / 100 });
    expect(await fixture.orderRow(open.orderId)).toMatchObject({ status: 'Pending', paidAt: null });
    const { body } = await store.call('GET', `/payments/${open.txnId}/`);
    expect(body['data']).toMatchObject({ state: 'returned' });
    const audit = await store.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `order:${parseOrderId(open.orderId) ?? 0}`));
    expect(audit).toMatchObject([
      { action: 'payment.refund', staffId: staff.customerId, after: { note: 'Asked the bank' } },
    ]);
    await fixture.send({ ...open.paid, reference: `${open.paid.reference}x` });
    expect((await seen(open.id)).state).toBe('returned');
  });

  it('are dismissed where the gateway holds no money of them', async () => {
    const open = await fixture.waiting(pid);
    await fixture.send({ ...open.paid, amount: 1 });
    const id = await paymentId(open);
    for (const way of ['accept', 'refund']) {
      const answer = await resolve(id, way);
      expect([answer.status, answer.body['message']]).toEqual([
        409,
        'The gateway has not received any money for this payment',
      ]);
    }
    expect((await resolve(id, 'dismiss')).status).toBe(200);
    expect((await seen(id)).state).toBe('failed');
    await fixture.send(open.paid);
    expect((await seen(id)).state).toBe('paid');
  });

  it('are not resolved where the shop has no keys of their gateway any more', async () => {
    const open = await flagged(39_900);
    const ofGateway = (provider: string) =>
      store.context.db.update(payments).set({ provider }).where(eq(payments.id, open.id));
    await ofGateway('phonepe');
    for (const way of ['dismiss', 'refund']) expect((await resolve(open.id, way)).status).toBe(409);
    expect((await ask('POST', `${open.id}/check/`)).status).toBe(409);
    await ofGateway('sandbox');
    expect((await seen(open.id)).state).toBe('flagged');
  });

  it('are said to the customer, whose cancelled order does not say that nothing was taken', async () => {
    const open = await flagged(45_000);
    const inReview = async () => {
      const { body } = await store.call('GET', ordersPath, { token: open.token });
      const { data } = await listOrders.answer.validate(body, { strict: true });
      const order = await fixture.detail(open, open.orderId);
      return [order.payment_in_review_amt, data[0]?.payment_in_review_amt];
    };
    expect(await inReview()).toEqual([450, 450]);
    expect(await seen(open.id)).toMatchObject({ state: 'flagged', taken: 450 });
    const cancelled = await store.call('POST', `/orders/${open.orderId}/cancel/`, {
      token: open.token,
      body: { reason: 'Late' },
    });
    expect(cancelled.status).toBe(200);
    const text = (await fixture.mailTextsTo(open.email)).at(-1);
    expect(text).toContain('We’re still checking your payment of ₹450');
    expect(text).not.toContain('No payment was taken');
    expect((await resolve(open.id, 'refund')).status).toBe(200);
    expect(await inReview()).toEqual([undefined, undefined]);
    expect((await fixture.detail(open, open.orderId)).refunds).toMatchObject([{ amount: 450 }]);
  });

  it('end once, whatever two of the staff decide at the same time', async () => {
    const open = await flagged(41_000);
    const others = await staffFixture(store, ['orders']);
    const answers = await Promise.all(
      ['accept', 'refund', 'accept', 'refund'].map((way, i) =>
        resolve(open.id, way, i % 2 ? staff.token : others.token),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await payBack(store.context);
    const { state, refunded } = await seen(open.id);
    expect(refunded).toBe(state === 'paid' ? 10 : 410);
  });

  it('need a note and a way', async () => {
    const { id } = await flagged(39_902);
    expect((await ask('POST', `${id}/resolve/`, { way: 'accept', note: ' ' })).status).toBe(400);
    expect((await resolve(id, 'keep')).status).toBe(400);
    expect((await resolve(999_999, 'accept')).status).toBe(404);
  });
});

describe('a gateway that is away', () => {
  it('is a 503 for staff, and nothing is changed', async () => {
    const easebuzz = await easebuzzStandIn();
    const away = await openTestStore(easebuzz.settings);
    try {
      const other = paymentFixture(away);
      const buyer = await other.buyer((await makeProduct(away)).id);
      const { body } = await other.link(buyer, other.orderInput(buyer));
      const payment = await other.paymentOf(String(body['txn_id']));
      const { token } = await staffFixture(away, ['orders']);
      easebuzz.be({ status: 502, body: {} });
      const answer = await away.call('POST', `/staff/payments/${payment?.id ?? 0}/check/`, {
        token,
      });
      expect([answer.status, answer.body['message']]).toEqual([
        503,
        'The gateway isn’t responding right now. Try again later.',
      ]);
    } finally {
      await away.close();
      await easebuzz.close();
    }
  });
});
