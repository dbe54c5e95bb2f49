import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { checkMembership } from '../../contract/profile.ts';
import { memberships } from '../db/schema/membership.ts';
import { orders } from '../db/schema/order.ts';
import { refunds } from '../db/schema/payment.ts';
import { testNow } from '../testing/clock.ts';
import { makeCustomer, type Shopper } from '../testing/make-customer.ts';
import { makeProduct } from '../testing/make-product.ts';
import { memberFixture } from '../testing/member-fixture.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { signInAs } from '../testing/sign-in.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let fixture: ReturnType<typeof memberFixture>;
beforeAll(async () => {
  store = await openTestStore();
  fixture = memberFixture(store);
});
afterAll(() => store.close());
beforeEach(() => store.setNow(testNow));

const at = (text: string) => new Date(`${text}+05:30`);
const later = (days: number) => new Date(testNow.getTime() + days * 86_400_000);
const readMembership = async ({ token }: Pick<Shopper, 'token'>) => {
  const { body } = await store.call('GET', '/user/elite_check/', { token });
  return checkMembership.answer.validate(body, { strict: true });
};

describe('a month of Elite', () => {
  it('is one however often its payment is settled, 20 times at once too', async () => {
    const who = await makeCustomer(store);
    const txnid = randomUUID();
    await fixture.askForLink(who, txnid);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => fixture.settle(txnid)));
    expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(1);
    await fixture.settle(txnid);
    expect(await fixture.months(who)).toHaveLength(1);
    expect(await fixture.messages(who, 'membership_begun')).toHaveLength(1);
  });

  it('runs from the moment of payment to the same time of the next month in India', async () => {
    store.setNow(at('2026-12-31T01:30:00'));
    const who = await makeCustomer(store);
    await fixture.buy(who);
    const [month] = await fixture.months(who);
    expect(month).toMatchObject({
      startsAt: at('2026-12-31T01:30:00'),
      endsAt: at('2027-01-31T01:30:00'),
    });
  });

  it('is added at the end where it is bought while one runs, two at once one after the other', async () => {
    const who = await makeCustomer(store);
    await fixture.buy(who);
    store.setNow(later(10));
    const [one, two] = [randomUUID(), randomUUID()];
    await fixture.askForLink(who, one);
    await fixture.askForLink(who, two);
    await Promise.all([fixture.settle(one), fixture.settle(two)]);
    const months = await fixture.months(who);
    expect(months.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      [at('2026-11-18T12:00:00'), at('2026-12-18T12:00:00')],
      [at('2026-12-18T12:00:00'), at('2027-01-18T12:00:00')],
      [at('2027-01-18T12:00:00'), at('2027-02-18T12:00:00')],
    ]);
    expect(await readMembership(who)).toMatchObject({
      end_date: at('2027-02-18T12:00:00').toISOString(),
    });
  });

  it('begins anew where the last one is over', async () => {
    const who = await makeCustomer(store);
    await fixture.buy(who);
    const second = randomUUID();
    await fixture.askForLink(who, second);
    store.setNow(later(60));
    await fixture.settle(second);
    expect((await fixture.months(who))[1]?.startsAt).toEqual(later(60));
  });

  it('is not given to an account that was closed meanwhile: the money goes back', async () => {
    const who = await makeCustomer(store);
    const txnid = randomUUID();
    await fixture.askForLink(who, txnid);
    await store.call('POST', '/user/deactivate/', { token: who.token });
    await fixture.settle(txnid);
    expect(await fixture.months(who)).toEqual([]);
    const { id } = await fixture.paymentCalled(txnid);
    const due = await store.context.db.select().from(refunds).where(eq(refunds.paymentId, id));
    expect(due).toMatchObject([{ amount: 19_900, status: 'requested' }]);
  });

  it('makes the order a priority, brings it free of charge and sooner', async () => {
    const shop = orderFixture(store);
    const buyer = await shop.buyer((await makeProduct(store)).id);
    await fixture.buy(buyer);
    const placed = await shop.place(buyer, { ...buyer.payload, amount: 300 });
    expect(placed.status).toBe(201);
    const [order] = await store.context.db
      .select()
      .from(orders)
      .where(eq(orders.customerId, buyer.customerId));
    expect(order).toMatchObject({ isPriority: true, shipping: 0, expectedOn: '2026-11-19' });
  });
});

describe('early access', () => {
  const until = later(3);
  const makeMembersProduct = () => makeProduct(store, { membersUntil: until });
  const message = (name: string) =>
    `${name} is in early access for Elite members. Available to everyone from 21 November 2026.`;

  it('lets members buy, and tells others from when they can', async () => {
    const product = await makeMembersProduct();
    const [member, other] = [await makeCustomer(store), await makeCustomer(store)];
    await fixture.buy(member);
    const add = ({ token }: Pick<Shopper, 'token'>) =>
      store.call('POST', '/cart/', { token, body: { pid: product.id, quantity: 1 } });
    expect((await add(member)).status).toBe(201);
    const refusal = await add(other);
    expect(refusal.status).toBe(409);
    expect(refusal.body).toMatchObject({
      message: message(product.name),
      members_until: until.toISOString(),
    });
    store.setNow(until);
    expect((await add(other)).status).toBe(201);
  });

  it('is asked again when the order is placed', async () => {
    const shop = orderFixture(store);
    const product = await makeMembersProduct();
    const buyer = await shop.buyer((await makeProduct(store)).id, { city: 'Ahmedabad' });
    const txnid = await fixture.buy(buyer);
    expect((await shop.fill(buyer, product.id)).status).toBe(201);
    await store.context.db
      .update(memberships)
      .set({ cancelledAt: testNow })
      .where(eq(memberships.paymentId, (await fixture.paymentCalled(txnid)).id));
    const refusal = await shop.place(buyer, { ...buyer.payload, amount: 600 });
    expect(refusal.status).toBe(409);
    expect(refusal.body['message']).toBe(message(product.name));
  });

  it('is set and lifted by staff', async () => {
    const { id } = await makeProduct(store);
    const { token } = await signInAs(store, 'owner@example.in');
    const change = async (members_until: string | null) => {
      const answer = await store.call('PATCH', `/staff/products/${id}/`, {
        token,
        body: { members_until },
      });
      expect(answer.status).toBe(200);
      return (answer.body['data'] as { members_until: unknown }).members_until;
    };
    expect(await change(until.toISOString())).toBe(until.toISOString());
    expect(await change(until.toISOString())).toBe(until.toISOString());
    expect(await change(null)).toBeNull();
  });

  it('shows the product to everybody, and until when', async () => {
    const product = await makeMembersProduct();
    const { status, body } = await store.call('GET', `/web/single/product/${product.id}/`);
    expect(status).toBe(200);
    expect(body['data']).toMatchObject({ members_until: until.toISOString() });
  });
});
