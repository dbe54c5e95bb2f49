import { eq } from 'drizzle-orm';
import { getMembershipPlan } from '../../contract/membership.ts';
import * as calls from '../../contract/profile.ts';
import { customers } from '../db/schema/customer.ts';
import { memberships } from '../db/schema/membership.ts';
import { settings } from '../db/schema/running.ts';
import { testNow } from '../testing/clock.ts';
import { makeAddress, makeCustomer } from '../testing/make-customer.ts';
import { signInAs } from '../testing/sign-in.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(() => store.setNow(testNow));

const readProfile = async (token: string) => {
  const { status, body } = await store.call('GET', '/user/profile/', { token });
  expect(status).toBe(200);
  return (await calls.getProfile.answer.validate(body, { strict: true })).data;
};
const checkMembership = async (token: string) => {
  const { status, body } = await store.call('GET', '/user/elite_check/', { token });
  expect(status).toBe(200);
  return calls.checkMembership.answer.validate(body, { strict: true });
};
const day = (n: number) => new Date(testNow.getTime() + n * 86_400_000);

describe('the profile', () => {
  it('says who the customer is, with the addresses', async () => {
    const { token } = await signInAs(store, 'asha@example.in');
    const profile = await readProfile(token);
    expect(profile).toMatchObject({
      first_name: 'Asha',
      last_name: 'Trivedi',
      company: '',
      email: 'asha@example.in',
      mobile_no: '+919000000001',
      profile_pic: null,
      is_subscribed: false,
      is_sose_elite_user: false,
      is_staff: false,
    });
    expect(profile.addresses.map(({ city_obj }) => city_obj.name)).toEqual(['Ahmedabad', 'Mumbai']);
    expect(profile.addresses.map(({ is_default }) => is_default)).toEqual([true, false]);
  });

  it('is subscribed where the customer wants news', async () => {
    const { token, customerId } = await makeCustomer(store);
    const { db } = store.context;
    await db.update(customers).set({ wantsNews: true }).where(eq(customers.id, customerId));
    expect((await readProfile(token)).is_subscribed).toBe(true);
  });

  it.each([
    ['meera', { is_sose_elite_user: true, is_staff: false }],
    ['staff', { is_sose_elite_user: false, is_staff: true }],
  ])('says what %s is', async (name, rights) => {
    const { token } = await signInAs(store, `${name}@example.in`);
    expect(await readProfile(token)).toMatchObject(rights);
  });

  it("shows nothing of another customer's", async () => {
    const one = await makeCustomer(store);
    const two = await makeCustomer(store);
    await makeAddress(store, two.customerId);
    expect(await readProfile(one.token)).toMatchObject({ email: one.email, addresses: [] });
  });

  it('tells nothing of the password but whether there is one', async () => {
    const { token } = await signInAs(store, 'asha@example.in');
    const { has_password: hasPassword, ...others } = await readProfile(token);
    expect(hasPassword).toBe(true);
    expect(JSON.stringify(others)).not.toMatch(/password|argon/i);
  });

  it('says where an account that was opened by OTP has no password yet', async () => {
    const { token, customerId } = await makeCustomer(store);
    const { db } = store.context;
    await db.update(customers).set({ passwordHash: '' }).where(eq(customers.id, customerId));
    expect((await readProfile(token)).has_password).toBe(false);
  });

  it('refuses a caller who is not logged in', async () => {
    expect((await store.call('GET', '/user/profile/')).status).toBe(401);
    expect((await store.call('GET', '/user/elite_check/')).status).toBe(401);
  });
});

describe('the check for Elite', () => {
  it('says no to who never bought it', async () => {
    const { token } = await makeCustomer(store);
    expect(await checkMembership(token)).toMatchObject({
      is_sose_elite_user: false,
      end_date: null,
    });
  });

  it('goes by the dates alone', async () => {
    const { token, customerId, email } = await makeCustomer(store);
    await store.context.db.insert(memberships).values([
      { customerId, startsAt: day(1), endsAt: day(31) },
      { customerId, startsAt: day(31), endsAt: day(61) },
    ]);
    const no = { is_sose_elite_user: false, end_date: null };
    const yes = { is_sose_elite_user: true, end_date: day(61).toISOString() };
    for (const [at, expected] of [
      [0, no],
      [1, yes],
      [31, yes],
      [60.99, yes],
      [61, no],
    ] as const) {
      store.setNow(day(at));
      // The session of the test ends after 30 days.
      const { token: fresh } = at > 29 ? await signInAs(store, email) : { token };
      expect(await checkMembership(fresh)).toMatchObject(expected);
      expect((await readProfile(fresh)).is_sose_elite_user).toBe(expected.is_sose_elite_user);
    }
  });

  it('does not count a month that was cancelled', async () => {
    const { token, customerId } = await makeCustomer(store);
    await store.context.db
      .insert(memberships)
      .values({ customerId, startsAt: day(-1), endsAt: day(29), cancelledAt: day(0) });
    expect((await checkMembership(token)).is_sose_elite_user).toBe(false);
  });
});

describe('the price of Elite', () => {
  const price = async () => {
    const answer = await store.call('GET', '/user/elite_plan/');
    expect(answer.status).toBe(200);
    return (await getMembershipPlan.answer.validate(answer.body, { strict: true })).data.price;
  };

  it('is a setting, and told to anybody', async () => {
    expect(await price()).toBe(199);
    await store.context.db.insert(settings).values({ name: 'elite_price', value: 24_950 });
    expect(await price()).toBe(249.5);
  });

  it('is the usual one where the setting is no price', async () => {
    await store.context.db
      .update(settings)
      .set({ value: 'free' })
      .where(eq(settings.name, 'elite_price'));
    expect(await price()).toBe(199);
  });
});
