import { writeReview } from '../../contract/review.ts';
import { getOwnData } from '../../contract/own-data.ts';
import { listSubscriptions } from '../../contract/subscription.ts';
import { countries } from '../db/schema/place.ts';
import { memberships } from '../db/schema/membership.ts';
import { appointments } from '../db/schema/service.ts';
import { testNow } from '../testing/clock.ts';
import { makeCustomer, type Shopper } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { signInAs } from '../testing/sign-in.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const exportOf = async ({ token }: { token: string }) => {
  const answer = await store.call('GET', '/user/data/', { token });
  expect(answer.status).toBe(200);
  return (await getOwnData.answer.validate(answer.body, { strict: true })).data;
};
const readSubscriptions = async ({ token }: { token: string }) => {
  const answer = await store.call('GET', '/user/profile_elite_users/', { token });
  expect(answer.status).toBe(200);
  return (await listSubscriptions.answer.validate(answer.body, { strict: true })).data;
};
const day = (n: number) => new Date(testNow.getTime() + n * 86_400_000);

async function livedIn(): Promise<Shopper> {
  const { db } = store.context;
  const fixture = orderFixture(store);
  const product = await makeProduct(store);
  const buyer = await fixture.buyer(product.id);
  expect((await fixture.place(buyer, buyer.payload)).status).toBe(201);
  await store.call('POST', writeReview.path.replace('{id}', String(product.id)), {
    token: buyer.token,
    body: { rating: 4, review: 'Good honey' },
  });
  await store.call('POST', '/wishlist/', { token: buyer.token, body: { pid: product.id } });
  const { customerId } = buyer;
  await db.insert(memberships).values({ customerId, startsAt: day(-1), endsAt: day(29) });
  const [country] = await db.select({ id: countries.id }).from(countries).limit(1);
  await db.insert(appointments).values({
    customerId,
    startsAt: day(customerId),
    name: 'Test Shopper',
    email: buyer.email,
    mobile: buyer.mobile,
    countryId: country?.id ?? 0,
    gender: 'Female',
    ageGroup: '18 to 45',
  });
  return buyer;
}

describe('the data of a customer', () => {
  it('are all there, to be taken away', async () => {
    const buyer = await livedIn();
    const data = await exportOf(buyer);
    expect(data.account).toMatchObject({ id: buyer.customerId, email: buyer.email });
    expect(data.addresses).toHaveLength(1);
    expect(data.orders).toEqual([
      expect.objectContaining({ final_total: 400, product_info: [expect.any(Object)] }),
    ]);
    expect(data.reviews).toEqual([expect.objectContaining({ rating: 4, review: 'Good honey' })]);
    expect(data.wishlist).toHaveLength(1);
    expect(data.subscriptions).toEqual([expect.objectContaining({ is_active: true })]);
    expect(data.appointments).toEqual([expect.objectContaining({ age_group: '18 to 45' })]);
  });

  it('hold no secret and nothing of another customer', async () => {
    const buyer = await livedIn();
    const other = await livedIn();
    const text = JSON.stringify(await exportOf(buyer));
    expect(text).not.toContain(other.email);
    expect(text).not.toContain(other.mobile);
    expect(text).not.toMatch(/password|argon|token|hash|otp|secret|sealed/i);
    expect(text).not.toContain(buyer.token);
  });

  it('are next to nothing for a new customer', async () => {
    const data = await exportOf(await makeCustomer(store));
    expect([data.addresses, data.orders, data.reviews, data.wishlist]).toEqual([[], [], [], []]);
    expect([data.subscriptions, data.appointments]).toEqual([[], []]);
  });

  it('refuse a caller who is not logged in', async () => {
    expect((await store.call('GET', '/user/data/')).status).toBe(401);
    expect((await store.call('GET', '/user/profile_elite_users/')).status).toBe(401);
  });

  it('are handed out twenty times an hour', async () => {
    const { token } = await makeCustomer(store);
    const answers = await Promise.all(
      Array.from({ length: 21 }, () => store.call('GET', '/user/data/', { token })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('the subscriptions of a customer', () => {
  it('say which month runs, is over, comes, or was cancelled', async () => {
    const buyer = await makeCustomer(store);
    const { customerId } = buyer;
    await store.context.db.insert(memberships).values([
      { customerId, startsAt: day(-40), endsAt: day(-10) },
      { customerId, startsAt: day(-10), endsAt: day(20) },
      { customerId, startsAt: day(20), endsAt: day(50) },
      { customerId, startsAt: day(-5), endsAt: day(25), cancelledAt: day(-4) },
    ]);
    const flags = (await readSubscriptions(buyer)).map(
      ({ is_active, is_expired, is_cancelled }) => [is_active, is_expired, is_cancelled],
    );
    expect(flags).toEqual([
      [false, false, false],
      [false, false, true],
      [true, false, false],
      [false, true, false],
    ]);
    const [first] = await readSubscriptions(buyer);
    expect(first).toMatchObject({
      user_data: { name: 'Test Shopper' },
      start_date: day(20).toISOString(),
      end_date: day(50).toISOString(),
    });
  });

  it("are those of the caller, not another customer's", async () => {
    expect(await readSubscriptions(await signInAs(store, 'asha@example.in'))).toEqual([]);
    const meera = await signInAs(store, 'meera@example.in');
    expect((await readSubscriptions(meera)).some(({ is_active }) => is_active)).toBe(true);
  });
});
