import { sql } from 'drizzle-orm';
import { checkPayments } from '../../services/payment/check-payments.ts';
import { payBack } from '../../services/payment/pay-back.ts';
import { testNow } from '../../testing/clock.ts';
import { makeProduct } from '../../testing/make-product.ts';
import { paymentFixture } from '../../testing/pay-fixture.ts';
import { razorpayStandIn } from '../../testing/razorpay-stand-in.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';

let gateway: Awaited<ReturnType<typeof razorpayStandIn>>;
let store: TestStore;
let fixture: ReturnType<typeof paymentFixture>;
let pid: number;
beforeAll(async () => {
  gateway = await razorpayStandIn();
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
const back = (query: URLSearchParams) =>
  store.app.request(`/payments/return/razorpay?${query.toString()}`);
const webhook = (body: string, signature: string) =>
  store.call('POST', '/payments/webhook/razorpay', {
    body,
    headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'evt_1' },
  });

describe('Razorpay', () => {
  it('gives a payment link, and the one that it gave before where the answer was lost', async () => {
    const { txnId } = await fixture.waiting(pid);
    const before = await fixture.paymentOf(txnId);
    expect(before?.paymentUrl).toMatch(/^https:\/\/rzp\.io\/i\/plink_\d+$/);
    expect(before?.linkReference).toMatch(/^plink_/);

    const buyer = await fixture.buyer(pid);
    const first = await fixture.link(buyer, fixture.orderInput(buyer), 'lost');
    await store.context.db.execute(
      sql`update payments set payment_url = null, link_reference = null
          where txn_id = ${String(first.body['txn_id'])}`,
    );
    const again = await fixture.link(buyer, fixture.orderInput(buyer), 'lost');
    expect(again.body).toEqual(first.body);
  });

  it('is believed by its callback, and asked how much was paid', async () => {
    const open = await fixture.waiting(pid);
    const { query } = gateway.pay(open.txnId);
    expect((await back(query)).status).toBe(303);
    expect(await fixture.orderRow(open.orderId)).toMatchObject({ status: 'Confirmed' });
    expect((await fixture.paymentOf(open.txnId))?.providerReference).toMatch(/^pay_/);
  });

  it('is heard by webhook without being asked, as often as it likes', async () => {
    const open = await fixture.waiting(pid);
    const { body, signature, query } = gateway.pay(open.txnId);
    gateway.be({ status: 500, body: {} });
    await Promise.all(Array.from({ length: 20 }, () => webhook(body, signature)));
    expect(await fixture.historyOf(open.orderId)).toEqual(['Pending', 'Confirmed']);
    gateway.be();
    await back(query);
    expect(await fixture.mailsTo(open.email)).toHaveLength(1);
  });

  it('is not believed where a signature is not its own', async () => {
    const open = await fixture.waiting(pid);
    const { body, signature, query } = gateway.pay(open.txnId);
    const rewritten = JSON.stringify(JSON.parse(body), null, 2);
    expect((await webhook(rewritten, signature)).status).toBe(400);
    expect((await webhook(body, '')).status).toBe(400);
    expect((await webhook(body, '0'.repeat(64))).status).toBe(400);
    for (const [name, value] of [
      ['razorpay_payment_id', 'pay_other'],
      ['razorpay_payment_link_status', 'failed'],
      ['razorpay_payment_link_reference_id', 'SOSEother'],
      ['razorpay_signature', ''],
    ] as const) {
      const forged = new URLSearchParams(query);
      forged.set(name, value);
      expect((await back(forged)).status).toBe(400);
    }
    expect((await fixture.paymentOf(open.txnId))?.status).toBe('created');
  });

  it.each([
    ['another amount', { amount_paid: 100 }],
    ['another currency', { currency: 'USD' }],
    ['another order', { notes: { subject: 'SO-000001' } }],
  ])('is flagged where it reports %s', async (_, wrong) => {
    const open = await fixture.waiting(pid);
    const { body, signature } = gateway.pay(open.txnId, wrong);
    expect((await webhook(body, signature)).status).toBe(200);
    expect((await fixture.paymentOf(open.txnId))?.status).toBe('flagged');
    expect(await fixture.orderRow(open.orderId)).toMatchObject({ paidAt: null });
  });

  it('may speak of other things, which are none of ours', async () => {
    const body = JSON.stringify({ entity: 'event', event: 'refund.created', payload: {} });
    expect((await webhook(body, gateway.sign(body))).status).toBe(200);
  });

  it('lets a link end without payment', async () => {
    const open = await fixture.waiting(pid);
    const { body, signature } = gateway.pay(open.txnId, { status: 'expired', amount_paid: 0 });
    await webhook(body, signature);
    expect((await fixture.paymentOf(open.txnId))?.status).toBe('failed');
  });

  it('is asked each minute about what nobody has told', async () => {
    const open = await fixture.waiting(pid);
    gateway.pay(open.txnId);
    goTo(60_000);
    await checkPayments(store.context);
    expect(await fixture.orderRow(open.orderId)).toMatchObject({ status: 'Confirmed' });
  });

  it('pays back under one name, also where its answer was lost', async () => {
    const open = await fixture.waiting(pid);
    await back(gateway.pay(open.txnId).query);
    await store.call('POST', `/orders/${open.orderId}/cancel/`, {
      token: open.token,
      body: { reason: 'A mistake' },
    });
    const before = gateway.refunds.size;
    gateway.be({ status: 500, body: {} });
    await payBack(store.context);
    gateway.be();
    for (let round = 1; round < 4; round += 1) {
      goTo(round * 60_000);
      await payBack(store.context);
    }
    expect(gateway.refunds.size).toBe(before + 1);
    expect((await fixture.refundsOf(open.txnId))[0]).toMatchObject({
      status: 'sent',
      amount: 40_000,
    });
    for (const refund of gateway.refunds.values()) refund['status'] = 'processed';
    goTo(10 * 60_000);
    await payBack(store.context);
    expect((await fixture.refundsOf(open.txnId))[0]).toMatchObject({ status: 'settled' });
  });
});
