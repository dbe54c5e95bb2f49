import { checkPayments } from '../../services/payment/check-payments.ts';
import { payBack } from '../../services/payment/pay-back.ts';
import { testNow } from '../../testing/clock.ts';
import { easebuzzStandIn } from '../../testing/easebuzz-stand-in.ts';
import { makeProduct } from '../../testing/make-product.ts';
import { paymentFixture } from '../../testing/pay-fixture.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';

let gateway: Awaited<ReturnType<typeof easebuzzStandIn>>;
let store: TestStore;
let fixture: ReturnType<typeof paymentFixture>;
let pid: number;
beforeAll(async () => {
  gateway = await easebuzzStandIn();
  store = await openTestStore(gateway.settings);
  fixture = paymentFixture(store);
  pid = (await makeProduct(store)).id;
});
afterAll(async () => {
  await store.close();
  await gateway.close();
});
beforeEach(() => {
  gateway.be();
  store.setNow(testNow);
});

const goTo = (ms: number) => store.setNow(new Date(testNow.getTime() + ms));
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const back = (body: string) =>
  store.app.request('/payments/return/easebuzz', { method: 'POST', body, headers: form });
const webhook = (body: string) =>
  store.call('POST', '/payments/webhook/easebuzz', { body, headers: form });

describe('Easebuzz', () => {
  it('gives a link to its own page, once for 10 presses', async () => {
    const buyer = await fixture.buyer(pid);
    gateway.heard.length = 0;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => fixture.link(buyer, fixture.orderInput(buyer), 'one')),
    );
    const urls = new Set(answers.map(({ body }) => body['payment_url']));
    expect(urls.size).toBe(1);
    expect([...urls][0]).toMatch(new RegExp(`^${gateway.url}/pay/[0-9a-f]{64}$`));
    expect(gateway.heard).toHaveLength(1);
    const sent = new URLSearchParams(gateway.heard[0]?.body);
    expect(sent.get('amount')).toBe('400.00');
    expect(sent.get('surl')).toBe('http://localhost:3000/api/payments/return/easebuzz');
  });

  it('is believed on a browser’s way back, and asked for what it says', async () => {
    const open = await fixture.waiting(pid);
    const answer = await back(gateway.end(open.txnId, 'success'));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://localhost:3000/payment/${open.txnId}`);
    expect(await fixture.orderRow(open.orderId)).toMatchObject({ status: 'Confirmed' });
    expect((await fixture.paymentOf(open.txnId))?.providerReference).toMatch(/^E[0-9A-F]{10}$/);
  });

  it('is heard by webhook, as often as it likes', async () => {
    const open = await fixture.waiting(pid);
    const body = gateway.end(open.txnId, 'success');
    await Promise.all(Array.from({ length: 10 }, () => webhook(body)));
    await back(body);
    expect(await fixture.historyOf(open.orderId)).toEqual(['Pending', 'Confirmed']);
    expect(await fixture.mailsTo(open.email)).toHaveLength(1);
  });

  it.each(['failure', 'userCancelled', 'dropped'])('can say %s', async (status) => {
    const open = await fixture.waiting(pid);
    await back(gateway.end(open.txnId, status));
    expect((await fixture.paymentOf(open.txnId))?.status).toBe('failed');
    expect(await fixture.orderRow(open.orderId)).toMatchObject({ status: 'Pending' });
  });

  it('is not believed where the hash is not its own', async () => {
    const open = await fixture.waiting(pid);
    const honest = new URLSearchParams(gateway.end(open.txnId, 'failure'));
    for (const [name, value] of [
      ['status', 'success'],
      ['amount', '1.00'],
      ['udf1', 'SO-000001'],
      ['hash', ''],
      ['hash', '0'.repeat(128)],
    ] as const) {
      const forged = new URLSearchParams(honest);
      forged.set(name, value);
      expect((await webhook(forged.toString())).status).toBe(400);
      expect((await back(forged.toString())).status).toBe(400);
    }
    expect((await fixture.paymentOf(open.txnId))?.status).toBe('created');
  });

  it('names the payment itself, whatever a browser puts in place of that', async () => {
    const open = await fixture.waiting(pid);
    const sent = new URLSearchParams(gateway.end(open.txnId, 'success'));
    sent.set('easepayid', 'ESOMEBODYELSES');
    await back(sent.toString());
    expect((await fixture.paymentOf(open.txnId))?.providerReference).not.toBe('ESOMEBODYELSES');
  });

  it('is flagged where it took another amount', async () => {
    const open = await fixture.waiting(pid);
    await webhook(gateway.end(open.txnId, 'success', { amount: '40.00' }));
    expect((await fixture.paymentOf(open.txnId))?.status).toBe('flagged');
  });

  it('is asked later where it does not answer when told of', async () => {
    const open = await fixture.waiting(pid);
    const body = gateway.end(open.txnId, 'success');
    gateway.be({ status: 503, body: 'Bad gateway' });
    expect((await webhook(body)).status).toBe(200);
    expect((await fixture.paymentOf(open.txnId))?.status).toBe('created');
    gateway.be();
    goTo(60_000);
    await checkPayments(store.context);
    expect(await fixture.orderRow(open.orderId)).toMatchObject({ status: 'Confirmed' });
  });

  it.each([
    ['does not find the payment', { body: { status: false, msg: 'Transaction not found' } }],
    ['is asked too often', { status: 429, body: { status: false } }],
  ])('is asked again where it tells of a payment and then %s', async (_, said) => {
    const open = await fixture.waiting(pid);
    const body = gateway.end(open.txnId, 'success');
    gateway.be(said);
    await webhook(body);
    expect((await fixture.eventsOf(open.txnId))[0]?.handledAt).toBeNull();
    gateway.be();
    goTo(60_000);
    await checkPayments(store.context);
    expect(await fixture.orderRow(open.orderId)).toMatchObject({ status: 'Confirmed' });
  });

  it('is asked about a failed payment as well, and a late success counts', async () => {
    const open = await fixture.waiting(pid);
    await back(gateway.end(open.txnId, 'failure'));
    gateway.end(open.txnId, 'success');
    goTo(31 * 60_000);
    await checkPayments(store.context);
    expect(await fixture.orderRow(open.orderId)).toMatchObject({ status: 'Confirmed' });
    expect((await fixture.paymentOf(open.txnId))?.status).toBe('paid');
  });

  it.each([
    ['knows no refund', { body: { status: true, refunds: [] } }],
    ['is asked too often', { status: 429, body: { status: false } }],
  ])('is never asked to refund again what it took, also where it %s', async (_, said) => {
    const open = await fixture.waiting(pid);
    await back(gateway.end(open.txnId, 'success'));
    await store.call('POST', `/orders/${open.orderId}/cancel/`, {
      token: open.token,
      body: { reason: 'A mistake' },
    });
    await payBack(store.context);
    expect((await fixture.refundsOf(open.txnId))[0]).toMatchObject({ status: 'sent' });
    gateway.heard.length = 0;
    gateway.be(said);
    for (const minutes of [1, 3, 10]) {
      goTo(minutes * 60_000);
      await payBack(store.context);
    }
    expect(gateway.heard.map(({ url }) => url)).not.toContain('/transaction/v2/refund');
    expect((await fixture.refundsOf(open.txnId))[0]).toMatchObject({ status: 'sent' });
  });

  it('pays back once, and is asked how that stands', async () => {
    const open = await fixture.waiting(pid);
    await back(gateway.end(open.txnId, 'success'));
    await store.call('POST', `/orders/${open.orderId}/cancel/`, {
      token: open.token,
      body: { reason: 'A mistake' },
    });
    await payBack(store.context);
    expect((await fixture.refundsOf(open.txnId))[0]).toMatchObject({ status: 'sent' });
    goTo(60_000);
    await payBack(store.context);
    const mine = [...gateway.refunds.values()].filter(({ merchant_refund_id }) =>
      merchant_refund_id?.includes(open.txnId.slice(-20)),
    );
    expect(mine).toHaveLength(1);
    Object.assign(mine[0] ?? {}, { refund_status: 'refunded' });
    goTo(120_000);
    await payBack(store.context);
    expect((await fixture.refundsOf(open.txnId))[0]).toMatchObject({ status: 'settled' });
  });
});

describe('a gateway in trouble', () => {
  it.each([
    ['is down', { status: 502, body: 'Bad gateway' }],
    ['answers rubbish', { body: '<html>Oops' }],
    ['answers JSON of another kind', { body: [1, 2] }],
    ['refuses', { body: { status: 0, error_desc: 'Merchant inactive', data: '' } }],
    ['sends us elsewhere', { status: 302, body: '' }],
  ])('leaves an order that can still be paid where it %s', async (_, said) => {
    const buyer = await fixture.buyer(pid);
    gateway.be(said);
    const fields = { ...fixture.orderInput(buyer), txnid: 'mine' };
    const answer = await fixture.link(buyer, fields);
    expect(answer.status).toBe(503);
    expect(answer.body['message']).toBe(
      'The payment service isn’t responding right now. Try again in a few minutes.',
    );
    const name = String(answer.body['order_id']);
    expect(await fixture.orderRow(name)).toMatchObject({ status: 'Pending' });
    gateway.be();
    const again = await fixture.link(buyer, fields);
    expect(again.body).toMatchObject({ order_id: name, txn_id: answer.body['txn_id'] });
    const renewed = await fixture.renew(buyer.token, { order_id: name });
    expect(renewed.body['payment_url']).toBe(again.body['payment_url']);
  });

  it('is waited for no longer than ten seconds', async () => {
    const buyer = await fixture.buyer(pid);
    gateway.be({ body: {}, afterMs: 60_000 });
    const begin = Date.now();
    expect((await fixture.link(buyer, fixture.orderInput(buyer))).status).toBe(503);
    expect(Date.now() - begin).toBeLessThan(10_000);
  }, 15_000);
});
