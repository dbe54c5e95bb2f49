import { expect } from 'playwright/test';
import { routes } from '../../lib/platform/routes.ts';
import { checkRows } from '../support/check-rows.ts';
import { guarded } from '../support/lock-scene.ts';
import { demoCookie } from '../support/session-cookie.ts';
import { startSharedCache, type SharedCache } from '../support/shared-cache.ts';
import { siteUrl } from '../support/site-url.ts';

/*
 * A shared cache between customers and the store that caches everything the response headers allow.
 */

let cache: SharedCache | undefined;
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
  await checkRows(personal, String, async (path) => {
    await (await ask(path, { cookie: scene.owner })).text();
    for (const cookie of [scene.stranger, undefined]) {
      const next = await ask(path, cookie ? { cookie } : {});
      const fullAnswer = `${JSON.stringify([...next.headers])}${await next.text()}`;
      for (const secret of scene.secrets) {
        expect(fullAnswer.includes(secret), `${path} tells ${secret}`).toBe(false);
      }
    }
  });
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

const poisoned = [
  ['/products/1/lakadong-turmeric-powder', 200],
  ['/products/1/wrong', 308],
  [routes.faq, 200],
  ['/shop', 200],
  ['/blogs', 200],
  ['/shop/', 308],
  ['/nowhere', 307],
] as const;

guarded('T25: the next reader sees the page, whatever the headers of the first', () =>
  checkRows(
    poisons.flatMap((poison, index) =>
      // A unique URL without a cache entry.
      poisoned.map(([path, status]) => ({ poison, status, path: `${path}?poison=${index}` })),
    ),
    ({ poison, path }) => `${path} after ${JSON.stringify(poison)}`,
    async ({ poison, status, path }) => {
      await (await ask(path, poison)).text();
      const next = await ask(path);
      const text = await next.text();
      expect(next.status).toBe(status);
      const target = next.headers.get('location');
      expect(`${target ?? ''}${text}`).not.toContain('evil.example');
      if (status === 200) expect(next.headers.get('content-type')).toContain('text/html');
      if (target) expect(new URL(target, siteUrl).origin).toBe(new URL(siteUrl).origin);
    },
  ),
);

guarded('a page is kept where it may be, so that these tests prove something', async () => {
  const path = '/products/1/lakadong-turmeric-powder?kept=1';
  await (await ask(path)).text();
  expect((await ask(path)).headers.get('x-cache')).toBe('HIT');
});

guarded('a login through the cache is of one browser alone', async () => {
  const cookie = await demoCookie('asha');
  expect(await (await ask('/api/auth/session', { cookie })).text()).toContain('Asha');
  expect(await (await ask('/api/auth/session')).text()).not.toContain('Asha');
});
