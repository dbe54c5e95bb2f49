import { eq } from 'drizzle-orm';
import { failure } from '../../contract/envelope.ts';
import { pathOf, type Endpoint } from '../../contract/endpoint.ts';
import { customers } from '../db/schema/customer.ts';
import { servedCalls } from '../testing/declared-calls.ts';
import { makeCustomer } from '../testing/make-customer.ts';
import { signInAs } from '../testing/sign-in.ts';
import { openTestStore, type CallOptions, type TestStore } from '../testing/test-store.ts';
import { issueVisitorId } from './visitor-id.ts';

let store: TestStore;
let served: Endpoint[];
let revoked: string;
beforeAll(async () => {
  store = await openTestStore();
  served = await servedCalls(store);
  revoked = (await makeCustomer(store)).token;
  await store.call('POST', '/user/logout/', { token: revoked });
});
afterAll(() => store.close());

const newVisitor = () => issueVisitorId(store.context.env.visitorSecret);

function addressOf(call: Endpoint): string {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']);
  return pathOf(call, Object.fromEntries(names) as Record<string, string>);
}

/** The calls of `who` that answer otherwise than with `status` in the contract's envelope. */
async function dissenters(who: Endpoint['caller'][], status: number, options: CallOptions) {
  const calls = served.filter(({ caller }) => who.includes(caller));
  expect(calls.length).toBeGreaterThan(0);
  const found: string[] = [];
  for (const call of calls) {
    const body = call.method === 'POST' || call.method === 'PATCH' ? {} : undefined;
    const answer = await store.call(call.method, addressOf(call), { ...options, body });
    const isRight = answer.status === status && failure.isValidSync(answer.body, { strict: true });
    if (!isRight) found.push(`${call.method} ${call.path}: ${answer.status}`);
  }
  return found;
}

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
    expect(await dissenters(['customer', 'staff'], 401, options())).toEqual([]);
  });
});

describe('every call for customers and visitors', () => {
  it.each([
    ['without either', () => ({})],
    ['with a token that is none', () => ({ token: 'x'.repeat(43), visitorId: newVisitor() })],
    ['with a revoked token', () => ({ token: revoked, visitorId: newVisitor() })],
    ['with a visitor id that is made up', () => ({ visitorId: 'made-up.id' })],
  ])('refuses a caller %s', async (_, options) => {
    expect(await dissenters(['visitor'], 401, options())).toEqual([]);
  });
});

describe('every call for staff', () => {
  it('refuses a customer', async () => {
    if (!served.some(({ caller }) => caller === 'staff')) return;
    const { token } = await makeCustomer(store);
    expect(await dissenters(['staff'], 403, { token })).toEqual([]);
  });

  it('refuses who is staff no more', async () => {
    if (!served.some(({ caller }) => caller === 'staff')) return;
    const { token, customerId } = await signInAs(store, 'staff@example.in');
    await store.context.db
      .update(customers)
      .set({ isStaff: false })
      .where(eq(customers.id, customerId));
    expect(await dissenters(['staff'], 403, { token })).toEqual([]);
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
