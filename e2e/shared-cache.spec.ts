import { routes } from '../lib/platform/routes.ts';
import { expect } from './support/fixtures.ts';
import { guarded } from './support/lock-scene.ts';
import { cookieOf } from './support/raw.ts';
import { hasNginx, type SharedCache, startSharedCache } from './support/shared-cache.ts';
import { siteUrl } from './support/site-url.ts';

/*
 * A shared cache (nginx) between customers and the store, which caches what the response headers
 * allow.
 */

let cache: SharedCache | undefined;
guarded.skip(!hasNginx(), 'nginx is not installed');
guarded.beforeAll(async () => {
  cache = await startSharedCache();
});
guarded.afterAll(() => cache?.stop());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${cache?.url}${path}`, { headers, redirect: 'manual' });

guarded('T25: what one person sees is never given to the next', async ({ scene }) => {
  const personal = [
    ...scene.pages,
    routes.cart,
    routes.wishlist,
    '/',
    '/login',
    '/api/store/user/profile/',
    '/api/store/cart/',
    '/api/auth/session',
    '/api/session/ended',
    `${routes.profile}/x.css`,
    `${routes.profile};x.css`,
    `${scene.order}/x.js`,
    `${scene.order}.css`,
    '/api/store/user/profile/x.css',
  ];
  for (const path of personal) {
    await (await ask(path, { cookie: scene.owner })).text();
    for (const cookie of [scene.stranger, undefined]) {
      const next = await ask(path, cookie ? { cookie } : {});
      const whole = `${JSON.stringify([...next.headers])}${await next.text()}`;
      for (const secret of scene.secrets) {
        expect(whole.includes(secret), `${path} tells ${secret}`).toBe(false);
      }
    }
  }
});

guarded('T25: answers for a person may be kept by nobody, cookies least', async ({ scene }) => {
  for (const path of ['/api/store/user/profile/', scene.order, routes.profile]) {
    const { headers } = await ask(path, { cookie: scene.owner });
    expect(headers.get('cache-control'), path).toMatch(/no-store/);
    expect(headers.get('x-cache'), path).not.toBe('HIT');
  }
  for (const path of ['/', routes.shop(), routes.faq, '/products/1/lakadong-turmeric-powder']) {
    expect((await ask(path)).headers.get('set-cookie'), path).toBeNull();
  }
});

const poisons: Record<string, string>[] = [
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-proto': 'https', 'x-forwarded-port': '8443' },
  { 'x-original-url': '/profile', 'x-rewrite-url': '/profile' },
  { forwarded: 'host=evil.example;proto=https' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { 'x-nextjs-data': '1' },
  { 'x-middleware-prefetch': '1' },
  { 'x-http-method-override': 'HEAD' },
  { 'next-action': 'x' },
];

for (const [index, poison] of poisons.entries()) {
  guarded(`T25: the next reader sees the page after ${JSON.stringify(poison)}`, async () => {
    for (const [path, status] of [
      ['/products/1/lakadong-turmeric-powder', 200],
      ['/products/1/wrong', 308],
      [routes.faq, 200],
      ['/shop', 200],
      ['/blogs', 200],
      ['/shop/', 308],
      ['/nowhere', 307],
    ] as const) {
      // A unique address, so that nothing is cached for it yet.
      const own = `${path}?poison=${index}`;
      await (await ask(own, poison)).text();
      const next = await ask(own);
      const text = await next.text();
      expect(next.status, own).toBe(status);
      expect(`${next.headers.get('location') ?? ''}${text}`, own).not.toContain('evil.example');
      if (status === 200) expect(next.headers.get('content-type'), own).toContain('text/html');
      const target = next.headers.get('location');
      if (target) expect(new URL(target, siteUrl).origin, own).toBe(new URL(siteUrl).origin);
    }
  });
}

guarded('a page is kept where it may be, so that these tests prove something', async () => {
  const path = '/products/1/lakadong-turmeric-powder?kept=1';
  await (await ask(path)).text();
  expect((await ask(path)).headers.get('x-cache')).toBe('HIT');
});

guarded('a login through the cache is of one browser alone', async ({ openBrowser }) => {
  const context = await openBrowser('asha');
  const cookie = await cookieOf(context);
  expect(await (await ask('/api/auth/session', { cookie })).text()).toContain('Asha');
  expect(await (await ask('/api/auth/session')).text()).not.toContain('Asha');
});
