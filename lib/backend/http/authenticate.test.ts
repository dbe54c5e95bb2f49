import { eq } from 'drizzle-orm';
import { customers } from '../db/schema/customer.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { callsFor, dissenters } from '../testing/refusals.ts';
import { signInAs } from '../testing/sign-in.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { issueVisitorId } from './visitor-id.ts';

let store: TestStore;
let revoked: string;
beforeAll(async () => {
  store = await openTestStore();
  revoked = (await makeCustomer(store)).token;
  await store.call('POST', '/user/logout/', { token: revoked });
});
afterAll(() => store.close());

const newVisitor = () => issueVisitorId(store.context.env.visitorSecret);

describe('every call for customers or staff', () => {
  it.each([
    ['without a token', () => ({})],
    ['with a token that is none', () => ({ token: 'x'.repeat(43) })],
    ['with a short token', () => ({ token: 'x' })],
    ['with a revoked token', () => ({ token: revoked })],
    ['with a visitor id alone', () => ({ visitorId: newVisitor() })],
    ['with another scheme', () => ({ headers: { authorization: `Bearer ${revoked}` } })],
    ['with an empty header', () => ({ headers: { authorization: '' } })],
  ])('refuses a caller %s', async (_, options) => {
    const calls = await callsFor(store, 'customer', 'staff');
    expect(await dissenters(store, calls, 401, options())).toEqual([]);
  });
});

describe('every call for customers and visitors', () => {
  it.each([
    ['without either', () => ({})],
    ['with a token that is none', () => ({ token: 'x'.repeat(43), visitorId: newVisitor() })],
    ['with a revoked token', () => ({ token: revoked, visitorId: newVisitor() })],
    ['with a visitor id that is made up', () => ({ visitorId: 'made-up.id' })],
  ])('refuses a caller %s', async (_, options) => {
    const calls = await callsFor(store, 'visitor');
    expect(await dissenters(store, calls, 401, options())).toEqual([]);
  });
});

describe('every call for staff', () => {
  it('refuses a customer', async () => {
    const { token } = await makeCustomer(store);
    const calls = await callsFor(store, 'staff');
    expect(await dissenters(store, calls, 403, { token })).toEqual([]);
  });

  it('refuses who is staff no more', async () => {
    const { token, customerId } = await signInAs(store, 'staff@example.in');
    await store.context.db
      .update(customers)
      .set({ isStaff: false })
      .where(eq(customers.id, customerId));
    const calls = await callsFor(store, 'staff');
    expect(await dissenters(store, calls, 403, { token })).toEqual([]);
  });
});

describe('a call that is open to all', () => {
  it.each([
    ['a token that is none', () => ({ token: 'x'.repeat(43) })],
    ['a visitor id that is made up', () => ({ visitorId: 'made-up.id' })],
  ])('takes no notice of %s', async (_, options) => {
    expect((await store.call('GET', '/countries/', options())).status).toBe(200);
  });
});

describe('a login', () => {
  it('is known by the word token in any case', async () => {
    const { token } = await makeCustomer(store);
    for (const scheme of ['token', 'Token', 'TOKEN']) {
      const headers = { authorization: `${scheme} ${token}` };
      expect((await store.call('GET', '/user/profile/', { headers })).status).toBe(200);
    }
  });

  it('is not known by anything around the token', async () => {
    const { token } = await makeCustomer(store);
    for (const value of [token, `token ${token}x`, `token ${token.slice(1)}`, `token ${token} x`]) {
      const answer = await store.call('GET', '/user/profile/', {
        headers: { authorization: value },
      });
      expect(answer.status).toBe(401);
    }
  });
});
