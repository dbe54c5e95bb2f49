import { orders } from '../db/schema/order.ts';
import type { Shopper } from '../testing/make-customer.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { callAddress, callsFor, type GuardedCall } from '../testing/refusals.ts';
import { openTestStore, type CallOptions, type TestStore } from '../testing/test-store.ts';
import { issueVisitorId } from './visitor-id.ts';

let store: TestStore;
let victim: Shopper;
let reads: GuardedCall[];
beforeAll(async () => {
  store = await openTestStore();
  victim = await livedIn(1);
  const called = await callsFor(store, 'anyone', 'visitor', 'customer');
  reads = called.filter(({ method, path }) => method === 'GET' && !path.includes('invoice-pdf'));
});
afterAll(() => store.close());

/** A customer with an address, an order, a review and a wishlist item of the product. */
async function livedIn(productId: number): Promise<Shopper> {
  const fixture = orderFixture(store);
  const buyer = await fixture.buyer(productId);
  await store.context.db.insert(orders).values({
    customerId: buyer.customerId,
    status: 'Delivered',
    payType: 'Cash on Delivery',
    total: 30_000,
    tax: 1_429,
    payable: 30_000,
    billingAddress: homeAddress(buyer),
    shippingAddress: homeAddress(buyer),
  });
  const { token } = buyer;
  await store.call('POST', `/rating_review/${productId}/`, {
    token,
    body: { rating: 5, review: 'Good' },
  });
  await store.call('POST', '/wishlist/', { token, body: { pid: productId } });
  return buyer;
}

const homeAddress = ({ mobile }: Shopper) => ({
  fullName: 'Test Shopper',
  mobile,
  fullAddress: '1 Test Lane',
  city: 'Mumbai',
  state: 'Maharashtra',
  stateGstCode: '27',
  postalCode: '400001',
});

async function answersTo(options: CallOptions): Promise<{ path: string; text: string }[]> {
  const answers = [];
  for (const call of reads) {
    const response = await store.app.request(callAddress(call), {
      headers: {
        'company-id': '33',
        ...(options.token && { authorization: `token ${options.token}` }),
        ...(options.visitorId && { 'visitor-id': options.visitorId }),
      },
    });
    expect({ path: call.path, status: response.status }).not.toMatchObject({ status: 500 });
    answers.push({ path: call.path, text: await response.text() });
  }
  return answers;
}

const secretKey =
  /"[^"]*(?:password|passwd|argon|hash|otp|secret|reset|session|api_?key|sealed)[^"]*":\s*(?!false|true|null|"")/i;

const expectNoSecret = (answers: { path: string; text: string }[]) => {
  const telling = answers.filter(({ text }) => secretKey.test(text) || /\$argon2/.test(text));
  expect(telling.map(({ path, text }) => `${path}: ${secretKey.exec(text)?.[0]}`)).toEqual([]);
};

const expectNothingOf = ({ email, mobile, token }: Shopper, answers: { text: string }[]) => {
  const everything = answers.map(({ text }) => text).join('\n');
  for (const own of [email, mobile, mobile.slice(3), token]) expect(everything).not.toContain(own);
};

describe('T32: what every call that reads answers', () => {
  it('to a visitor holds no secret and no contact of a customer', async () => {
    expect(reads.length).toBeGreaterThan(30);
    const visitorId = issueVisitorId(store.context.env.visitorSecret);
    const answers = await answersTo({ visitorId });
    expectNoSecret(answers);
    expectNothingOf(victim, answers);
  });

  it('to a customer holds no secret and no contact of another', async () => {
    const answers = await answersTo({ token: (await livedIn(1)).token });
    expectNoSecret(answers);
    expectNothingOf(victim, answers);
    expect(answers.map(({ text }) => text).join()).toContain('Test Shopper');
  });

  it('to its owner holds the own contacts, and no secret either', async () => {
    const answers = await answersTo({ token: victim.token });
    expectNoSecret(answers);
    const everything = answers.map(({ text }) => text).join('\n');
    for (const own of [victim.email, victim.mobile]) expect(everything).toContain(own);
    expect(everything).not.toContain(victim.token);
  });
});
