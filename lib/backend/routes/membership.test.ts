import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { checkMembership } from '../../contract/profile.ts';
import * as calls from '../../contract/subscription.ts';
import { settings } from '../db/schema/running.ts';
import { testNow } from '../testing/clock.ts';
import { makeCustomer, type Shopper } from '../testing/make-customer.ts';
import { memberFixture } from '../testing/member-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof memberFixture>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = memberFixture(store);
});
afterAll(() => store.close());
beforeEach(() => store.setNow(testNow));

const readMembership = async ({ token }: Pick<Shopper, 'token'>) => {
  const { body } = await store.call('GET', '/user/elite_check/', { token });
  return checkMembership.answer.validate(body, { strict: true });
};

const readPayment = ({ token }: Pick<Shopper, 'token'>, txnid: string) =>
  store.call('GET', `/user/get-subscription-payment/${txnid}/`, { token });

describe('the payment of a month of Elite', () => {
  it('is at the price of the setting, and true once it is paid', async () => {
    const who = await makeCustomer(store);
    const txnid = randomUUID();
    const link = await fixture.askForLink(who, txnid);
    expect(link.status).toBe(200);
    const { payment_url: url } = await calls.getSubscriptionPaymentLink.answer.validate(link.body, {
      strict: true,
    });
    expect(url).toMatch(/^https?:\/\//);
    expect(await fixture.paymentCalled(txnid)).toMatchObject({
      purpose: 'membership',
      amount: 19_900,
      customerId: who.customerId,
    });
    const before = await readPayment(who, txnid);
    expect(before.status).toBe(200);
    await calls.getSubscriptionPayment.answer.validate(before.body, { strict: true });
    expect(before.body).toMatchObject({ status: false, state: 'processing' });
    expect(await readMembership(who)).toMatchObject({ is_sose_elite_user: false });

    await fixture.settle(txnid);
    expect((await readPayment(who, txnid)).body).toMatchObject({ status: true, state: 'paid' });
    expect(await readMembership(who)).toMatchObject({ is_sose_elite_user: true });
  });

  it('costs what the setting says when it is begun', async () => {
    const { db } = store.context;
    await db
      .insert(settings)
      .values({ name: 'elite_price', value: 24_950 })
      .onConflictDoUpdate({ target: settings.name, set: { value: 24_950 } });
    const txnid = randomUUID();
    await fixture.askForLink(await makeCustomer(store), txnid);
    expect((await fixture.paymentCalled(txnid)).amount).toBe(24_950);
    await db.update(settings).set({ value: 19_900 }).where(eq(settings.name, 'elite_price'));
  });

  it('is one for one txnid, also where that comes ten times at once', async () => {
    const who = await makeCustomer(store);
    const txnid = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => fixture.askForLink(who, txnid)),
    );
    const urls = new Set(answers.map(({ body }) => body['payment_url']));
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
    expect(urls.size).toBe(1);
    await fixture.settle(txnid);
    expect((await fixture.askForLink(who, txnid)).body['payment_url']).toBe([...urls][0]);
  });

  it('takes an Idempotency-Key: another txnid with the same key is a conflict', async () => {
    const who = await makeCustomer(store);
    const [one, two, key] = [randomUUID(), randomUUID(), randomUUID()];
    const first = await fixture.askForLink(who, one, key);
    expect((await fixture.askForLink(who, one, key)).body).toEqual(first.body);
    expect((await fixture.askForLink(who, two, key)).status).toBe(409);
  });

  it('says so where it has failed, and gives no month', async () => {
    const who = await makeCustomer(store);
    const txnid = randomUUID();
    await fixture.askForLink(who, txnid);
    await fixture.settle(txnid, 'failed');
    expect((await readPayment(who, txnid)).body).toMatchObject({
      status: false,
      state: 'failed',
      message: 'Payment failed! Please try again.',
    });
    expect(await fixture.months(who)).toEqual([]);
  });

  it('is known to be under review where another amount was paid, until it is decided', async () => {
    const who = await makeCustomer(store);
    const txnid = randomUUID();
    await fixture.askForLink(who, txnid);
    expect((await readMembership(who)).payment_in_review_amt).toBeUndefined();
    await fixture.settle(txnid, 'paid', 20_900);
    expect((await readPayment(who, txnid)).body).toMatchObject({ state: 'in question' });
    expect(await readMembership(who)).toMatchObject({
      is_sose_elite_user: false,
      payment_in_review_amt: 209,
    });
    await fixture.settle(txnid);
    expect((await readMembership(who)).payment_in_review_amt).toBeUndefined();
  });

  it('is apart from that of another customer who uses the same txnid', async () => {
    const [one, two] = [await makeCustomer(store), await makeCustomer(store)];
    const first = await fixture.askForLink(one, 'the-same');
    const second = await fixture.askForLink(two, 'the-same');
    expect(second.status).toBe(200);
    expect(second.body['payment_url']).not.toBe(first.body['payment_url']);
  });

  it("refuses another customer's payment", async () => {
    const txnid = await fixture.buy(await makeCustomer(store));
    const other = await makeCustomer(store);
    expect((await readPayment(other, txnid)).status).toBe(404);
    expect((await readPayment(other, randomUUID())).status).toBe(404);
  });

  it('T39: may be asked for every second, and not far more often', async () => {
    const who = await makeCustomer(store);
    const txnid = await fixture.buy(who);
    const ask = () => readPayment(who, txnid);
    const minute = await Promise.all(Array.from({ length: 60 }, ask));
    expect(new Set(minute.map(({ status }) => status))).toEqual(new Set([200]));
    const more = await Promise.all(Array.from({ length: 150 }, ask));
    const refused = more.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(30);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await makeCustomer(store);
    expect((await readPayment(other, await fixture.buy(other))).status).toBe(200);
  });

  it('refuses a caller who is not logged in', async () => {
    const body = { txnid: randomUUID() };
    expect((await store.call('POST', '/get-subscription-payment-link/', { body })).status).toBe(
      401,
    );
    expect((await store.call('GET', '/user/get-subscription-payment/x/')).status).toBe(401);
    expect(
      (await store.call('POST', '/user/cancel-subscription/', { body: { id: 1 } })).status,
    ).toBe(401);
  });

  it.each([undefined, '', ' ', 'x'.repeat(201), 'two words', { a: 1 }])(
    'refuses %p as a txnid',
    async (txnid) => {
      const answer = await store.call('POST', '/get-subscription-payment-link/', {
        token: (await makeCustomer(store)).token,
        body: { txnid },
      });
      expect(answer.status).toBe(400);
      expect(answer.body['errors']).toHaveProperty('txnid');
    },
  );
});
