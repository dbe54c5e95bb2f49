import { eq } from 'drizzle-orm';
import { payments } from '../db/schema/payment.ts';
import { makeProduct } from '../testing/make-product.ts';
import { paymentFixture } from '../testing/pay-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { testNow } from '../testing/clock.ts';
import { parseOrderId } from '../services/order/order-id.ts';

let store: TestStore;
let fixture: ReturnType<typeof paymentFixture>;
let pid: number;
beforeAll(async () => {
  store = await openTestStore();
  fixture = paymentFixture(store);
});
afterAll(() => store.close());
beforeEach(async () => {
  store.setNow(testNow);
  pid = (await makeProduct(store)).id;
});

const later = (ms: number) => new Date(testNow.getTime() + ms);
const distinctStatuses = (answers: { status: number }[]) =>
  [...new Set(answers.map(({ status }) => status))].sort();

/** Expects the effects of exactly one payment of an order of one piece. */
async function expectPaidOnce({
  email,
  orderId,
  txnId,
}: Awaited<ReturnType<typeof fixture.waiting>>) {
  expect(await fixture.orderRow(orderId)).toMatchObject({ status: 'Confirmed', payable: 40_000 });
  expect(await fixture.historyOf(orderId)).toEqual(['Pending', 'Confirmed']);
  expect(await fixture.mailsTo(email)).toEqual([`Payment received for order ${orderId}`]);
  expect(await fixture.stockOf(pid)).toEqual({ stock: 99, sold: 1 });
  expect(await fixture.bookedOn(pid)).toHaveLength(1);
  expect(await fixture.refundsOf(txnId)).toEqual([]);
  expect((await fixture.paymentOf(txnId))?.status).toBe('paid');
}

describe('a payment that the gateway reports', () => {
  it('counts once where 20 identical messages come at once, and again a day later', async () => {
    const open = await fixture.waiting(pid);
    const answers = await Promise.all(Array.from({ length: 20 }, () => fixture.send(open.paid)));
    expect(distinctStatuses(answers)).toEqual([200]);
    store.setNow(later(24 * 60 * 60 * 1000));
    await Promise.all(Array.from({ length: 5 }, () => fixture.send(open.paid)));
    store.setNow(testNow);
    await expectPaidOnce(open);
    expect(await fixture.eventsOf(open.txnId)).toHaveLength(1);
  });

  it('counts once where 20 messages contradict each other, for its money has moved', async () => {
    const open = await fixture.waiting(pid);
    const outcomes = ['paid', 'failed', 'pending', 'failed'] as const;
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        fixture.send({ ...open.paid, status: outcomes[i % outcomes.length] ?? 'paid' }),
      ),
    );
    await expectPaidOnce(open);
    await fixture.send({ ...open.paid, status: 'failed', reference: 'later' });
    await expectPaidOnce(open);
  });

  it('counts once where the browser and the gateway tell of it at once', async () => {
    const open = await fixture.waiting(pid);
    const pressed = await fixture.press(open.txnId, 'success');
    expect(pressed.status).toBe(303);
    const back = new URL(pressed.headers.get('location') ?? '');
    expect(back.pathname).toBe('/api/payments/return/sandbox');
    const returns = await Promise.all(
      Array.from({ length: 10 }, () => store.app.request(`/payments/return/sandbox${back.search}`)),
    );
    expect(distinctStatuses(returns)).toEqual([303]);
    expect(returns[0]?.headers.get('location')).toBe(`http://localhost:3000/payment/${open.txnId}`);
    await expectPaidOnce(open);
  });

  it('leaves the order payable where it has failed, and can be paid after all', async () => {
    const open = await fixture.waiting(pid);
    await fixture.send({ ...open.paid, status: 'failed' });
    expect((await fixture.paymentOf(open.txnId))?.status).toBe('failed');
    expect(await fixture.orderRow(open.orderId)).toMatchObject({ status: 'Pending', paidAt: null });
    expect(await fixture.mailsTo(open.email)).toEqual([]);
    await fixture.send(open.paid);
    await expectPaidOnce(open);
  });
});

describe('a message that is not the gateway’s', () => {
  it.each([
    ['without a signature', () => ({ signature: '' })],
    ['with one that is made up', () => ({ signature: `t=1,v1=${'0'.repeat(64)}` })],
    ['with one over another body', () => ({ signature: fixture.sign('{}') })],
    ['signed ten minutes ago', () => ({ at: later(-600_000) })],
    ['signed in ten minutes', () => ({ at: later(600_000) })],
  ])('is refused %s', async (_, options) => {
    const open = await fixture.waiting(pid);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => fixture.send(open.paid, options())),
    );
    expect(distinctStatuses(answers)).toEqual([400]);
    expect(await fixture.orderRow(open.orderId)).toMatchObject({ status: 'Pending', paidAt: null });
    expect(await fixture.eventsOf(open.txnId)).toEqual([]);
  });

  it('is refused where its body was written anew on the way', async () => {
    const open = await fixture.waiting(pid);
    const signature = fixture.sign(JSON.stringify(open.paid));
    const answer = await fixture.send(JSON.stringify(open.paid, null, 1), { signature });
    expect(answer.status).toBe(400);
    const replayed = await fixture.send({ ...open.paid, amount: 1 }, { signature });
    expect(replayed.status).toBe(400);
    expect((await fixture.paymentOf(open.txnId))?.status).toBe('created');
  });

  it('is refused on a browser’s way back as well', async () => {
    const open = await fixture.waiting(pid);
    const message = Buffer.from(JSON.stringify(open.paid)).toString('base64url');
    for (const signature of [
      '',
      `t=1,v1=${'0'.repeat(64)}`,
      fixture.sign(message, later(-600_000)),
    ]) {
      const query = new URLSearchParams({ message, signature });
      const answer = await store.call('GET', `/payments/return/sandbox?${query.toString()}`);
      expect(answer.status).toBe(400);
    }
    expect((await fixture.paymentOf(open.txnId))?.status).toBe('created');
  });

  it('has nowhere to go where the store has no such gateway', async () => {
    for (const path of ['/payments/webhook/easebuzz', '/payments/webhook/nobody']) {
      expect((await store.call('POST', path, { body: {} })).status).toBe(404);
    }
  });
});

describe('a signed message that does not fit', () => {
  it.each([
    ['another amount', { amount: 1 }, /1 paise instead of 40000/],
    ['more money', { amount: 40_001 }, /40001 paise instead of 40000/],
    ['another currency', { currency: 'USD' }, /USD instead of INR/],
    ['another order', { subject: 'SO-000001' }, /paid for SO-000001/],
  ])('is flagged for staff and pays nothing: %s', async (_, wrong, outcome) => {
    const open = await fixture.waiting(pid);
    await Promise.all(Array.from({ length: 5 }, () => fixture.send({ ...open.paid, ...wrong })));
    expect(await fixture.orderRow(open.orderId)).toMatchObject({ status: 'Pending', paidAt: null });
    expect((await fixture.paymentOf(open.txnId))?.status).toBe('flagged');
    const events = await fixture.eventsOf(open.txnId);
    expect(events).toHaveLength(1);
    expect(events[0]?.outcome).toMatch(outcome);
    const seen = await store.call('GET', `/payments/${open.txnId}/`);
    expect(seen.body['data']).toMatchObject({ state: 'in question' });
    await fixture.send(open.paid);
    await expectPaidOnce(open);
  });

  it('is flagged where the same money has paid another order', async () => {
    const one = await fixture.waiting(pid);
    const other = await fixture.waiting(pid);
    await fixture.send(one.paid);
    await fixture.send({ ...other.paid, reference: one.paid.reference });
    expect((await fixture.paymentOf(other.txnId))?.status).toBe('flagged');
    expect(await fixture.orderRow(other.orderId)).toMatchObject({ paidAt: null });
  });

  it('stops a second payment of its order, from a tab that does not know of it', async () => {
    const open = await fixture.waiting(pid);
    await fixture.send({ ...open.paid, amount: 41_000 });
    const again = { order_id: open.orderId, txnid: 'another-tab' };
    const answers = await Promise.all([
      fixture.renew(open.token, again),
      store.call('POST', `/orders/${open.orderId}/put-back/`, { token: open.token }),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(409);
      expect(body['message']).toMatch(/We’ve received ₹410 and are checking your payment/);
    }
    const ofOrder = eq(payments.orderId, parseOrderId(open.orderId) ?? 0);
    expect(await store.context.db.select().from(payments).where(ofOrder)).toHaveLength(1);
    await fixture.send(open.paid);
    await expectPaidOnce(open);
  });

  it('is kept where nobody knows the payment', async () => {
    const { paid } = await fixture.waiting(pid);
    expect((await fixture.send({ ...paid, txn_id: 'SOSEnobody' })).status).toBe(200);
  });

  it('changes nothing where another gateway took the payment', async () => {
    const open = await fixture.waiting(pid);
    await store.context.db
      .update(payments)
      .set({ provider: 'easebuzz' })
      .where(eq(payments.txnId, open.txnId));
    await fixture.send(open.paid);
    expect((await fixture.paymentOf(open.txnId))?.status).toBe('created');
  });
});

describe('the sandbox’s page', () => {
  it('has ways to pay, and a form with both outcomes', async () => {
    const { txnId } = await fixture.waiting(pid);
    const page = await store.app.request(`/sandbox/pay/${txnId}`);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    const html = await page.text();
    for (const word of [
      'UPI',
      'Card',
      'Net banking',
      '₹400',
      'value="success"',
      'value="failure"',
    ]) {
      expect(html).toContain(word);
    }
    expect(html).toContain(`action="/sandbox/pay/${txnId}"`);
  });

  it('keeps to what was pressed first', async () => {
    const open = await fixture.waiting(pid);
    await fixture.press(open.txnId, 'failure');
    const again = await fixture.press(open.txnId, 'success');
    const back = new URL(again.headers.get('location') ?? '');
    await store.app.request(`/payments/return/sandbox${back.search}`);
    expect((await fixture.paymentOf(open.txnId))?.status).toBe('failed');
    expect(await (await store.app.request(`/sandbox/pay/${open.txnId}`)).text()).toContain(
      'it has failed',
    );
  });

  it.each([
    ['too_much', 'flagged: 41000 paise instead of 40000'],
    ['too_little', 'flagged: 39000 paise instead of 40000'],
  ] as const)('takes an amount that is %s, which changes no order', async (slip, outcome) => {
    const open = await fixture.waiting(pid);
    const pressed = await fixture.press(open.txnId, slip);
    const back = new URL(pressed.headers.get('location') ?? '');
    await store.app.request(`/payments/return/sandbox${back.search}`);
    expect((await fixture.paymentOf(open.txnId))?.status).toBe('flagged');
    expect(await fixture.eventsOf(open.txnId)).toMatchObject([{ outcome }]);
    expect(await fixture.orderRow(open.orderId)).toMatchObject({ status: 'Pending', paidAt: null });
  });

  it('takes no other outcome, and knows no payment of others', async () => {
    const { txnId } = await fixture.waiting(pid);
    const body = new URLSearchParams({ outcome: 'maybe' });
    const invalid = await store.app.request(`/sandbox/pay/${txnId}`, { method: 'POST', body });
    expect(invalid.status).toBe(400);
    expect((await store.app.request('/sandbox/pay/SOSEnobody')).status).toBe(404);
  });
});
