import { expect, request as clients, test } from 'playwright/test';
import { addToCart } from '../../lib/contract/cart.ts';
import { getVisitor, signIn } from '../../lib/contract/login.ts';
import { companyId, headerNames } from '../../lib/contract/envelope.ts';
import { routes } from '../../lib/platform/routes.ts';
import { accounts, demoPassword } from '../support/accounts.ts';
import { logInWith, logOutWith } from '../support/log-in.ts';
import { newCustomer } from '../support/new-customer.ts';
import { checkRows } from '../support/check-rows.ts';
import { askRaw, leadsTo } from '../support/raw.ts';
import { cookieHeader, demoCookie, sessionCookie } from '../support/session-cookie.ts';
import { siteUrl } from '../support/site-url.ts';
import { storeApi, storeApiUrl } from '../support/store-api.ts';

/* Which request headers and cookies the storefront's own API routes trust. */

const profile = '/api/store/user/profile/';
const cart = '/api/store/cart/';

test('a token that a browser brings along is not taken', async () => {
  const who = await newCustomer('Gauri');
  const { data } = await storeApi.call(signIn, {
    body: { email: who.email, password: who.password },
  });
  for (const value of [`token ${data.token}`, `Token ${data.token}`, `Bearer ${data.token}`]) {
    for (const path of [profile, '/api/store/user/data/', '/api/store/web/orders/list/']) {
      const answer = await askRaw(path, { headers: { authorization: value } });
      expect(answer.status, path).toBe(401);
      expect(answer.text).not.toContain(who.email);
    }
    const page = await askRaw(routes.profile, { headers: { authorization: value } });
    expect(leadsTo(page)).toBe(routes.login(routes.profile));
  }
});

test('a visitor id that a browser brings along is not believed, nor another company', async () => {
  const { visitor_id: visitorId } = await storeApi.call(getVisitor);
  const added = await fetch(`${storeApiUrl}${addToCart.path}`, {
    method: 'POST',
    headers: {
      [headerNames.company]: String(companyId),
      [headerNames.visitor]: visitorId,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ pid: 1, quantity: 2 }),
  });
  expect(added.status).toBe(201);
  const answer = await askRaw(cart, { headers: { [headerNames.visitor]: visitorId } });
  expect(JSON.parse(answer.text)).toMatchObject({ data: [], cart_totals: { cart_counter: 0 } });
  const made = await askRaw(cart, { headers: { cookie: 'visitor=made-up.id' } });
  expect(made.status).toBe(401);
  const company = await askRaw('/api/store/categories/?list=true', {
    headers: { [headerNames.company]: '34' },
  });
  expect(company.status, 'the proxy names the company').toBe(200);
});

test('a read stays a read, whatever the headers call it', async () => {
  const cookie = await sessionCookie(await newCustomer('Hema'));
  const claims: Record<string, string>[] = [
    { 'x-http-method-override': 'POST' },
    { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' },
    { 'x-original-url': '/user/logout/', 'x-rewrite-url': '/api/store/user/logout/' },
  ];
  for (const headers of claims) {
    const path = '/api/store/user/deactivate/';
    expect((await askRaw(path, { headers: { ...headers, cookie } })).status).toBe(404);
    const own = await askRaw(`${profile}?_method=DELETE`, { headers: { ...headers, cookie } });
    expect(own.status).toBe(200);
    expect(own.headers['cache-control']).toBe('private, no-store');
  }
});

test('no other site writes with a customer’s cookie', async () => {
  const cookie = await sessionCookie(await newCustomer('Indu'));
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    { origin: 'null' },
    { origin: `${siteUrl}.evil.example` },
    { origin: `${siteUrl}@evil.example` },
    { origin: siteUrl, 'sec-fetch-site': 'cross-site' },
    { origin: siteUrl, 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  ];
  const writes = [
    ['POST', '/api/store/user/deactivate/'],
    ['PATCH', profile],
    ['DELETE', '/api/store/user/profile/picture/'],
    ['POST', cart],
  ] as const;
  await checkRows(
    foreign.flatMap((headers) => writes.map(([method, path]) => ({ headers, method, path }))),
    ({ headers, method, path }) => `${method} ${path} ${JSON.stringify(headers)}`,
    async ({ headers, method, path }) => {
      // A guest's cart takes no write from there either.
      for (const own of [cookie, '']) {
        const sent = { cookie: own, 'content-type': 'text/plain', ...headers };
        const answer = await askRaw(path, { method, headers: sent, body: '{}' });
        expect(answer.status).toBe(403);
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
    },
  );
  const own = { origin: siteUrl, 'sec-fetch-site': 'same-origin' };
  const added = await askRaw(cart, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', ...own },
    body: JSON.stringify({ pid: 1, quantity: 1 }),
  });
  expect(added.status, 'the shop itself may').toBe(201);
  expect((await askRaw(profile, { headers: { cookie } })).status, 'is there still').toBe(200);
});

const elsewhere = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'http:evil.example',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  '%2f%2fevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/shop/..//evil.example',
  '/%2e//evil.example',
  ' //evil.example',
  '@evil.example',
  `${siteUrl}@evil.example`,
  `${siteUrl}.evil.example`,
];

test('no callbackUrl leads to another site', async () => {
  const cookie = await sessionCookie(await newCustomer('Jyoti'));
  await checkRows(elsewhere, JSON.stringify, async (callbackUrl) => {
    const search = `?callbackUrl=${encodeURIComponent(callbackUrl)}`;
    const ended = `/api/session/ended${search}`;
    const stays = await askRaw(ended, { headers: { cookie } });
    expect(leadsTo(stays)).toBe(routes.profile);
    expect(leadsTo(await askRaw(ended))).toBe(routes.login(routes.profile));
    expect(leadsTo(await askRaw(`/login${search}`, { headers: { cookie } }))).toBe(routes.home);
    for (const path of ['signin', 'signout', 'error', 'callback/password', 'verify-request']) {
      const target = leadsTo(await askRaw(`/api/auth/${path}${search}`, { headers: { cookie } }));
      expect(target ?? '/', path).toMatch(/^\/(?![/\\])/);
    }
  });
});

test('a login takes a new session, and a logout ends it at the store', async () => {
  const who = await newCustomer('Kamala');
  const session = 'next-auth.session-token';
  const planted = {
    name: session,
    value: 'planted-by-someone-else',
    domain: new URL(siteUrl).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  };
  const client = await clients.newContext({
    baseURL: siteUrl,
    storageState: { cookies: [planted], origins: [] },
  });
  expect(await cookieHeader(client)).toContain(planted.value);
  await logInWith({ request: client }, who);
  const first = await cookieHeader(client);
  expect(first).not.toContain(planted.value);
  await logInWith({ request: client }, who);
  const second = await cookieHeader(client);
  expect(second).not.toBe(first);
  for (const cookie of (await client.storageState()).cookies) {
    expect(cookie.httpOnly, cookie.name).toBe(true);
    expect(cookie.sameSite, cookie.name).toBe('Lax');
  }
  await logOutWith({ request: client });
  await client.dispose();
  // A stolen copy of the cookie is no longer valid.
  expect((await askRaw(profile, { headers: { cookie: second } })).status).toBe(401);
  expect((await askRaw(routes.profile, { headers: { cookie: second } })).status).toBe(307);
  expect((await askRaw(profile, { headers: { cookie: first } })).status).toBe(200);
});

test('no callbackUrl of a login is taken from next-auth either', async ({ request }) => {
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as {
    csrfToken: string;
  };
  for (const callbackUrl of ['https://evil.example/', '//evil.example/', '/\\evil.example']) {
    const { email } = accounts.asha;
    const answer = await request.post('/api/auth/callback/password', {
      form: { csrfToken, callbackUrl, email, password: demoPassword, json: 'true' },
    });
    const { url } = (await answer.json()) as { url: string };
    expect(new URL(url).origin, callbackUrl).toBe(siteUrl);
  }
});

test('what is not part of it is not there', () =>
  checkRows(
    [
      '/api/store/%2e%2e/health',
      '/api/store/%2e%2e%2fhealth',
      '/api/store/cart/%2e%2e/health',
      '/api/store/cart/..%2f..%2fhealth',
      '/api/store/health',
      '/api/store/outbox/?to=asha@example.in',
      '/api/store/openapi.json',
      '/api/store/user/visitor/',
      '/api/store/nothing',
    ],
    String,
    async (path) => {
      const answer = await askRaw(path);
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain('database');
    },
  ));

test.describe('the API proxy', () => {
  test('keeps calls that answer with a token from scripts', async ({ request }) => {
    for (const name of ['signin', 'verify-otp']) {
      for (const slash of ['', '/']) {
        const answer = await request.post(`/api/store/user/${name}${slash}`, {
          data: { email: 'asha@example.in', password: 'Demo@2026' },
        });
        expect(answer.status(), name).toBe(404);
        expect(await answer.text()).not.toContain('token');
      }
    }
  });

  test('lets no cache keep an answer', async () => {
    const paths = [
      '/api/store/cart/',
      '/api/store/listwish/',
      '/api/store/web/products/list/?prod_search=haldi',
      '/api/store/categories/?list=true',
      '/api/store/user/profile/',
    ];
    for (const cookie of ['', await demoCookie('asha')]) {
      for (const path of paths) {
        const answer = await askRaw(path, { headers: { cookie } });
        expect(answer.headers['cache-control'], path).toContain('no-store');
      }
    }
  });

  test('answers in the envelope of the contract when nobody is logged in', async ({ request }) => {
    for (const path of ['user/profile/', 'user/address/', 'web/orders/list/', 'orders/SO-000001']) {
      const answer = await request.get(`/api/store/${path}`);
      expect(answer.status(), path).toBe(401);
      expect(await answer.json()).toMatchObject({ status: false, message: expect.any(String) });
    }
  });
});

test.describe('the session', () => {
  test('tells a script who is there, and no token', async () => {
    const cookie = await demoCookie('asha');
    const answer = await askRaw('/api/auth/session', { headers: { cookie } });
    expect(answer.headers['cache-control']).toContain('no-store');
    const session: unknown = JSON.parse(answer.text);
    expect(session).toEqual({
      expires: expect.any(String),
      user: {
        id: expect.any(String),
        firstName: 'Asha',
        lastName: 'Trivedi',
        isStaff: false,
      },
    });
    expect(JSON.stringify(session).toLowerCase()).not.toContain('token');
  });

  test('lives in cookies that scripts cannot read', async ({ request }) => {
    const cookies = async () => (await request.storageState()).cookies;
    await request.post('/api/store/user/send-otp/', { data: { mobile_no: '+919876500000' } });
    const visitor = (await cookies()).find(({ name }) => name === 'visitor');
    expect(visitor, 'a guest has an id before the first OTP').toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    });
    await logInWith({ request }, { email: accounts.asha.email, password: demoPassword });
    const names = (await cookies()).map(({ name }) => name);
    expect(names).toContain('next-auth.session-token');
    expect(names, 'the visitor has become the customer').not.toContain('visitor');
    expect((await cookies()).filter(({ httpOnly }) => !httpOnly)).toEqual([]);
  });
});
