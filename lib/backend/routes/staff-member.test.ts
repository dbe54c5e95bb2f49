import { eq } from 'drizzle-orm';
import * as calls from '../../contract/staff-member.ts';
import { customers } from '../db/schema/customer.ts';
import { auditEntries } from '../db/schema/running.ts';
import { makeCustomer, type Shopper } from '../testing/make-customer.ts';
import { memberFixture } from '../testing/member-fixture.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
let members: ReturnType<typeof memberFixture>;
const start = new Date('2026-11-21T10:00:00+05:30');
beforeAll(async () => {
  store = await openTestStore();
  members = memberFixture(store);
  ({ token } = await staffFixture(store, ['customers']));
});
beforeEach(() => store.setNow(start));
afterAll(() => store.close());

const path = '/staff/members/';
const call = (method: string, at: string, body?: unknown) =>
  store.call(method, at, { token, ...(body !== undefined && { body }) });

async function done(method: string, at: string, body?: unknown) {
  const answer = await call(method, at, body);
  if (!answer.body['status']) throw new Error(JSON.stringify(answer.body));
  return (await calls.getStaffMember.answer.validate(answer.body, { strict: true })).data;
}

const listed = async (query: string) => {
  const { body } = await call('GET', `${path}?${query}`);
  return (await calls.listStaffMembers.answer.validate(body, { strict: true })).data;
};

const bought = async (lastName = 'Member'): Promise<Shopper> => {
  const shopper = await makeCustomer(store);
  await store.context.db
    .update(customers)
    .set({ lastName })
    .where(eq(customers.id, shopper.customerId));
  await members.buy(shopper);
  return shopper;
};

const give = { reason: 'Their parcel was lost' };

describe('the members of Elite', () => {
  it('stand under what their months say: members, soon to end, over', async () => {
    store.setNow(new Date('2026-11-10T10:00:00+05:30'));
    const { customerId } = await bought('Quillmember');
    const states = async () => {
      const found = await Promise.all(
        calls.memberStates.map((state) =>
          listed(`search=quillmember&state=${encodeURIComponent(state)}`),
        ),
      );
      return found.flat().map(({ id, state }) => [id, state]);
    };
    expect(await states()).toEqual([[customerId, 'member']]);
    store.setNow(new Date('2026-12-05T10:00:00+05:30'));
    expect(await states()).toEqual([[customerId, 'ends soon']]);
    expect(await listed('search=quillmember')).toMatchObject([{ month_count: 1 }]);
    store.setNow(new Date('2026-12-11T10:00:00+05:30'));
    expect(await states()).toEqual([[customerId, 'over']]);
    expect(await listed('search=quillmember')).toEqual([]);
  });

  it('get a month for nothing after the one that they paid for, and hear of it', async () => {
    const shopper = await bought();
    const member = await done('POST', `${path}${shopper.customerId}/give-month/`, give);
    expect(member.months).toMatchObject([
      { state: 'to come', is_gift: true, refund: null },
      { state: 'runs', is_gift: false },
    ]);
    expect(member.months[0]?.starts_at).toBe(member.months[1]?.ends_at);
    const mails = await members.messages(shopper, 'membership_begun');
    const texts = mails.map(({ text }) => /with our compliments|Thank you/.exec(text)?.[0]);
    expect(texts.toSorted()).toEqual(['Thank you', 'with our compliments']);
    const auditLog = await store.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `customer:${shopper.customerId}`));
    expect(auditLog).toMatchObject([{ action: 'member.give_month', after: give }]);
  });

  it('get one month where two of the staff give one at a time, each having seen none', async () => {
    const { customerId } = await makeCustomer(store);
    const answers = await Promise.all(
      [1, 2].map(() =>
        call('POST', `${path}${customerId}/give-month/`, { ...give, seen_months: 0 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await done('GET', `${path}${customerId}/`)).months).toHaveLength(1);
  });

  it('have a month ended, with those after it, and get back what they paid alone', async () => {
    const { customerId } = await bought();
    const { months } = await done('POST', `${path}${customerId}/give-month/`, give);
    const end = `${path}${customerId}/months/${months[1]?.id}/end/`;
    const member = await done('POST', end, { reason: 'Asked by telephone' });
    expect(member).toMatchObject({
      elite_until: null,
      months: [
        { state: 'cancelled', refund: null },
        { state: 'cancelled', refund: { state: 'requested' } },
      ],
    });
    expect((await call('POST', end, { reason: 'Again' })).status).toBe(409);
  });

  it('keep a month that is another customer’s, and one that the rules of Elite keep', async () => {
    const one = await bought();
    const other = await bought();
    const [month] = await members.months(one);
    const foreign = `${path}${other.customerId}/months/${month?.id}/end/`;
    expect((await call('POST', foreign, { reason: 'Mixed up' })).status).toBe(404);
    store.setNow(new Date('2026-12-14T10:00:00+05:30'));
    const late = `${path}${one.customerId}/months/${month?.id}/end/`;
    const { status, body } = await call('POST', late, { reason: 'Late' });
    expect([status, body['message']]).toEqual([409, expect.stringContaining('within 3 weeks')]);
  });

  it('are refused to staff of other areas, and to a caller who is not logged in', async () => {
    const { customerId } = await makeCustomer(store);
    const other = await staffFixture(store, ['orders']);
    expect((await store.call('GET', path, { token: other.token })).status).toBe(403);
    const at = `${path}${customerId}/give-month/`;
    expect((await store.call('POST', at, { body: give })).status).toBe(401);
  });
});
