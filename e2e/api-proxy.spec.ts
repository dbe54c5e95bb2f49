import { addToCart } from '../lib/contract/cart.ts';
import { getVisitor, signIn } from '../lib/contract/login.ts';
import { companyId, headerNames } from '../lib/contract/envelope.ts';
import { routes } from '../lib/platform/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { logInWith } from './support/log-in.ts';
import { newCustomer } from './support/new-customer.ts';
import { askRaw, cookieOf, leadsTo } from './support/raw.ts';
import { siteUrl } from './support/site-url.ts';
import { storeApi, storeApiUrl } from './support/store-api.ts';

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

test('a read stays a read, whatever the headers call it', async ({ openBrowser }) => {
  const context = await openBrowser();
  await logInWith(context, await newCustomer('Hema'));
  const cookie = await cookieOf(context);
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

test('no other site writes with a customer’s cookie', async ({ openBrowser }) => {
  const context = await openBrowser();
  await logInWith(context, await newCustomer('Indu'));
  const cookie = await cookieOf(context);
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
  for (const headers of foreign) {
    for (const [method, path] of [
      ['POST', '/api/store/user/deactivate/'],
      ['PATCH', profile],
      ['DELETE', '/api/store/user/profile/picture/'],
      ['POST', cart],
    ] as const) {
      const sent = { cookie, 'content-type': 'text/plain', ...headers };
      const answer = await askRaw(path, { method, headers: sent, body: '{}' });
      expect(answer.status, `${method} ${path} ${JSON.stringify(headers)}`).toBe(403);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  }
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

test('no callbackUrl leads to another site', async ({ openBrowser }) => {
  const context = await openBrowser();
  await logInWith(context, await newCustomer('Jyoti'));
  const cookie = await cookieOf(context);
  for (const callbackUrl of elsewhere) {
    const search = `?callbackUrl=${encodeURIComponent(callbackUrl)}`;
    const ended = `/api/session/ended${search}`;
    const stays = await askRaw(ended, { headers: { cookie } });
    expect(leadsTo(stays), callbackUrl).toBe(routes.profile);
    expect(leadsTo(await askRaw(ended)), callbackUrl).toBe(routes.login(routes.profile));
    expect(leadsTo(await askRaw(`/login${search}`, { headers: { cookie } }))).toBe(routes.home);
    for (const path of ['signin', 'signout', 'error', 'callback/password', 'verify-request']) {
      const target = leadsTo(await askRaw(`/api/auth/${path}${search}`, { headers: { cookie } }));
      expect(target ?? '/', `${path} ${callbackUrl}`).toMatch(/^\/(?![/\\])/);
    }
  }
});

test('a login takes a new session, and a logout ends it at the store', async ({ openBrowser }) => {
  const who = await newCustomer('Kamala');
  const context = await openBrowser();
  const planted = 'planted-by-someone-else';
  const session = 'next-auth.session-token';
  await context.addCookies([{ name: session, value: planted, url: siteUrl }]);
  await logInWith(context, who);
  const first = await cookieOf(context);
  expect(first).not.toContain(planted);
  await logInWith(context, who);
  const second = await cookieOf(context);
  expect(second).not.toBe(first);
  for (const cookie of await context.cookies(siteUrl)) {
    expect(cookie.httpOnly, cookie.name).toBe(true);
    expect(cookie.sameSite, cookie.name).toBe('Lax');
  }

  const { csrfToken } = (await (await context.request.get('/api/auth/csrf')).json()) as {
    csrfToken: string;
  };
  await context.request.post('/api/auth/signout', { form: { csrfToken, json: 'true' } });
  // A stolen copy of the cookie is no longer valid.
  expect((await askRaw(profile, { headers: { cookie: second } })).status).toBe(401);
  expect((await askRaw(routes.profile, { headers: { cookie: second } })).status).toBe(307);
  expect((await askRaw(profile, { headers: { cookie: first } })).status).toBe(200);
});
