import { eq } from 'drizzle-orm';
import { customers, sessions } from '../db/schema/customer.ts';
import { testNow } from '../testing/clock.ts';
import { hashToken } from '../services/login/find-session.ts';
import { makeCustomer, type Shopper } from '../testing/make-customer.ts';
import { callsFor, dissenters, type GuardedCall } from '../testing/refusals.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { issueVisitorId } from './visitor-id.ts';

/* Every guarded call with invalid credentials and requests that try to bypass authentication. */

let store: TestStore;
let victim: Shopper;
let guarded: GuardedCall[];
let forVisitors: GuardedCall[];
beforeAll(async () => {
  store = await openTestStore();
  victim = await makeCustomer(store);
  guarded = await callsFor(store, 'customer', 'staff');
  forVisitors = await callsFor(store, 'visitor');
});
afterAll(() => store.close());

const authorization = (value: string) => ({ headers: { authorization: value } });

async function sessionThat(change: (made: Shopper) => Promise<unknown>): Promise<string> {
  const made = await makeCustomer(store);
  await change(made);
  return made.token;
}
const expired = () =>
  sessionThat(({ token }) =>
    store.context.db
      .update(sessions)
      .set({ expiresAt: testNow })
      .where(eq(sessions.tokenHash, hashToken(token))),
  );
const ofClosedAccount = () =>
  sessionThat(({ customerId }) =>
    store.context.db
      .update(customers)
      .set({ deactivatedAt: testNow })
      .where(eq(customers.id, customerId)),
  );

const passes: [string, () => Promise<string> | string][] = [
  ['a token that has run out', async () => `token ${await expired()}`],
  ['the token of a closed account', async () => `token ${await ofClosedAccount()}`],
  ['what the database keeps of a token', () => `token ${hashToken(victim.token)}`],
  ['a token in another case', () => `token ${victim.token.toUpperCase().toLowerCase()}x`],
  ['a good token twice', () => `token ${victim.token}, token ${victim.token}`],
  ['a good token as a bearer', () => `Bearer ${victim.token}`],
  ['a good token as a password', () => `Basic ${btoa(`x:${victim.token}`)}`],
  ['the word token alone', () => 'token'],
  ['an email', () => `token ${victim.email}`],
  ['SQL', () => "token ' or '1'='1'--xxxxxxxxxxxxxxxx"],
  ['a wildcard', () => `token ${'%'.repeat(43)}`],
  ['an unsigned JWT', () => 'token eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
  ['a very long token', () => `token ${'x'.repeat(5_000)}`],
  ['null', () => 'token null00000000000000000'],
];

const asides: [string, () => Record<string, string>][] = [
  ['a cookie', () => ({ cookie: `token=${victim.token}; sessionid=${victim.token}` })],
  ['another header', () => ({ 'x-auth-token': victim.token, token: victim.token })],
  ['the name of a customer', () => ({ 'x-user-id': String(victim.customerId), 'x-user': '1' })],
  ['rights', () => ({ 'x-is-staff': 'true', 'x-role': 'admin', 'x-superuser': '1' })],
  ['another method', () => ({ 'x-http-method-override': 'GET', 'x-method-override': 'GET' })],
  ['another address', () => ({ 'x-original-url': '/health', 'x-rewrite-url': '/countries/' })],
  [
    'a proxy',
    () => ({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': '127.0.0.1',
      'x-forwarded-prefix': '/health',
      'x-forwarded-uri': '/health',
      forwarded: 'for=127.0.0.1;host=localhost',
      'x-real-ip': '127.0.0.1',
    }),
  ],
  [
    'middleware that has run already',
    () => ({
      'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
      'x-middleware-next': '1',
      'x-middleware-rewrite': '/health',
      'x-matched-path': '/health',
      'x-invoke-path': '/health',
    }),
  ],
  ['a visitor id', () => ({ 'visitor-id': issueVisitorId(store.context.env.visitorSecret) })],
];

describe('every guarded call', () => {
  it('is asked with more than 150 kinds of no login', () => {
    expect(guarded.length * (passes.length + asides.length)).toBeGreaterThan(150);
  });

  it.each(passes)('does not take %s for a login', async (_, pass) => {
    const options = authorization(await pass());
    expect(await dissenters(store, guarded, 401, options)).toEqual([]);
    expect(await dissenters(store, forVisitors, 401, options)).toEqual([]);
  });

  it.each(asides)('does not open for %s', async (_, headers) => {
    expect(await dissenters(store, guarded, 401, { headers: headers() })).toEqual([]);
  });

  it('is not opened by a token in its address', async () => {
    const named = guarded.map((call) => ({
      ...call,
      path: `${call.path}?token=${victim.token}&authorization=token%20${victim.token}`,
    }));
    expect(await dissenters(store, named, 401, {})).toEqual([]);
  });

  /* This spelling may be another address, which does not exist. */
  const either = [401, 404];
  it.each([
    ['doubled slashes before it', (path: string) => `//${path}`, [401]],
    ['slashes after it', (path: string) => `${path.replace(/\/$/, '')}///`, [401]],
    ['a query', (path: string) => `${path}?company-id=33&is_staff=true`, [401]],
    ['dot segments', (path: string) => `/health/..${path}`, [401]],
    ['encoded dot segments', (path: string) => `/health/%2e%2e${path}`, [401]],
    ['an encoded slash before it', (path: string) => `/%2f${path.slice(1)}`, [404]],
    ['an encoded slash after it', (path: string) => `${path.replace(/\/$/, '')}%2f`, either],
    ['a semicolon', (path: string) => `${path.replace(/\/$/, '')};x=1/`, either],
    [
      'capitals',
      (path: string) => path.replace(/\/([a-z])/, (_, c) => `/${c.toUpperCase()}`),
      [404],
    ],
    ['a null byte', (path: string) => `${path.replace(/\/$/, '')}%00`, either],
    ['a file of its name', (path: string) => `${path.replace(/\/$/, '')}.json`, either],
  ] as [string, (path: string) => string, number[]][])(
    'stays closed where it is written with %s',
    async (_, write, statuses) => {
      const found: string[] = [];
      for (const call of guarded) {
        const path = write(call.path.replace(/\{\w+\}/g, '1'));
        const { status } = await store.call(call.method, path);
        if (!statuses.includes(status)) found.push(`${call.method} ${path}: ${status}`);
      }
      expect(found).toEqual([]);
    },
  );

  it('lets no cache keep what it answers, to its caller and to others', async () => {
    for (const { method, path } of guarded.filter((call) => call.method === 'GET')) {
      const requestPath = path.replace(/\{\w+\}/g, '1');
      for (const token of [undefined, victim.token]) {
        const answer = await store.call(method, requestPath, token ? { token } : {});
        expect({ path, kept: answer.headers.get('cache-control') }).toEqual({
          path,
          kept: 'private, no-store',
        });
      }
    }
  });
});
