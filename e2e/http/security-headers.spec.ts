import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'playwright/test';
import { addToCart } from '../../lib/contract/cart.ts';
import { changeProduct } from '../../lib/contract/staff-product.ts';
import { getProduct } from '../../lib/contract/product.ts';
import { findPage } from '../../lib/contract/find-page.ts';
import { type SitePage, sitePages } from '../../lib/contract/site-pages.ts';
import { routes } from '../../lib/platform/routes.ts';
import { checkRows } from '../support/check-rows.ts';
import { addHome } from '../support/customer-data.ts';
import { newCustomer } from '../support/new-customer.ts';
import { dropProduct, newProduct } from '../support/new-product.ts';
import { plentiful } from '../support/order-journey.ts';
import { parseDirectives, readScripts } from '../support/page-scripts.ts';
import { askRaw, type RawAnswer } from '../support/raw.ts';
import { demoCookie, sessionCookie } from '../support/session-cookie.ts';
import { siteUrl } from '../support/site-url.ts';
import { storeApi, storeApiAs, storeApiWith } from '../support/store-api.ts';
import { withinSeconds } from '../support/within-seconds.ts';

/* Every page without parameters; and dynamic routes, streamed and not found. */
const guestPages = [
  ...Object.entries<SitePage>(sitePages).flatMap(([path, { kind, needsLogin }]) =>
    kind === 'page' && !path.includes('[') && !needsLogin ? [path] : [],
  ),
  '/?mobile=true',
  '/blogs?page=9999',
  '/payment/unknown',
  '/products/99999/gone',
  '/reset-password/abc',
  '/shop?page=9999',
  '/unsubscribe/abc',
];
const ownPages = ['/profile', '/profile/edit', '/update-password'];
const officePages = [
  '/dashboard',
  '/dashboard/orders',
  '/dashboard/products',
  '/dashboard/nothing',
];

/** Like `askRaw`, with a compressed response. */
const askPacked = (path: string, cookie = '') =>
  askRaw(path, { headers: { cookie, 'accept-encoding': 'gzip' } });

function readPolicy({ headers }: RawAnswer): string {
  return String(headers['content-security-policy'] ?? '');
}

const permissions =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), ' +
  'magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/** The policy of every page of the shop, except the sources of its scripts. */
const policyOfPages = {
  'default-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-src': ["'self'", 'https://www.openstreetmap.org'],
  'form-action': ["'self'", new URL(siteUrl).origin],
  'frame-ancestors': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'report-uri': ['/api/csp-reports'],
  'report-to': ['csp'],
};

/** Every security header of a page, as a whole; undefined where it must not be sent. */
const expectedHeaders = (path: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': findPage(path)?.hasToken ? 'no-referrer' : 'strict-origin-when-cross-origin',
  'permissions-policy': permissions,
  'cross-origin-opener-policy': 'same-origin',
  'reporting-endpoints': 'csp="/api/csp-reports"',
  'cross-origin-resource-policy': findPage(path)?.kind === 'page' ? 'same-origin' : undefined,
  'content-security-policy-report-only': undefined,
  'strict-transport-security': undefined,
  'access-control-allow-origin': undefined,
  'x-powered-by': undefined,
  server: undefined,
});

const hash = /^'sha256-[\w+/]{43}='$/;

/** Returns whether these are the script sources of a page: itself, and hashes. */
const areOwnScripts = ([self, ...inline]: string[]): boolean =>
  self === "'self'" && inline.length > 0 && inline.every((source) => hash.test(source));

/** Faults of a page's response; [] if there are none. */
function findFaults(path: string, answer: RawAnswer): string[] {
  const { headers, text } = answer;
  const { 'script-src': scripts = [], ...policy } = parseDirectives(readPolicy(answer));
  const { inline, refused } = readScripts(text, readPolicy(answer));
  const faults = refused.map((script) => `${path}: refuses ${script}`);
  if (inline === 0) faults.push(`${path}: no inline scripts`);
  if (!areOwnScripts(scripts)) faults.push(`${path}: script-src ${scripts.join(' ')}`);
  if (!isDeepStrictEqual(policy, policyOfPages)) faults.push(`${path}: ${readPolicy(answer)}`);
  for (const [name, value] of Object.entries(expectedHeaders(path))) {
    if (headers[name] !== value) faults.push(`${path}: ${name}: ${String(headers[name])}`);
  }
  return faults;
}

const checkAll = (paths: string[], cookie = '') =>
  checkRows(paths, String, async (path) => {
    // Requested twice each: the first request may render the page, the second gets it from the
    // cache.
    const answers = [await askRaw(path, { headers: { cookie } }), await askPacked(path, cookie)];
    expect(answers.flatMap((answer) => findFaults(path, answer))).toEqual([]);
  });

test.describe('T47: headers', () => {
  test('every kind of page allows its own scripts and no others', () => checkAll(guestPages));

  test('public pages may be restored when one goes back to them, no others', async () => {
    const isPublic = (path: string) => findPage(path)?.isCached ?? findPage(path)?.sitemap;
    const withParameters = [
      '/shop?category=1',
      '/shop?category=1&product_tag=2',
      '/shop?search=tea',
      '/products/1/lakadong-turmeric-powder',
      '/products/1/reviews/lakadong-turmeric-powder',
      '/event/1',
    ];
    await checkRows([...guestPages, ...withParameters], String, async (path) => {
      const { status, headers } = await askRaw(path);
      const isStored = !headers['cache-control']?.includes('no-store');
      expect(isStored).toBe(status === 200 && Boolean(isPublic(path)));
    });
  });

  test('so do pages of customers and of staff', async () => {
    await checkAll(ownPages, await demoCookie('asha'));
    await checkAll(officePages, await demoCookie('staff'));
  });

  test('a cached page does so when it is made, kept, and made anew', async () => {
    const product = await newProduct({
      name: 'Policy pepper',
      sku: `CSP-${Date.now()}`,
      isOnSale: true,
    });
    const params = { id: product.id };
    try {
      const path = routes.product(product);
      const first = await askRaw(path);
      expect(first.headers['x-nextjs-cache']).toBe('MISS');
      let cached = first;
      // A page that is revalidated while it is rendering is not cached, and a new product is
      // revalidated.
      await expect(async () => {
        cached = await askPacked(path);
        expect(cached.headers['x-nextjs-cache']).toBe('HIT');
      }).toPass(withinSeconds);
      expect(readPolicy(await askPacked(path))).toBe(readPolicy(cached));
      const office = await storeApiAs('staff');
      await office.call(changeProduct, { params, body: { product_price: 177 } });
      let fresh = cached;
      await expect(async () => {
        fresh = await askPacked(path);
        expect(fresh.text).toContain('177');
      }).toPass(withinSeconds);
      expect(readPolicy(fresh)).not.toBe(readPolicy(cached));
      for (const answer of [first, cached, fresh, await askRaw(path)]) {
        expect(findFaults(path, answer)).toEqual([]);
      }
    } finally {
      await dropProduct(product.id);
    }
  });

  test('T25: nobody puts a nonce of their own into a cached page', async () => {
    const { data: product } = await storeApi.call(getProduct, { params: { id: 2 } });
    const path = `${routes.product(product)}?fresh=${Date.now()}`;
    const headers = { 'content-security-policy': "script-src 'nonce-stolen'" };
    for (const requestedPath of [path, '/shop']) {
      const answer = await askRaw(requestedPath, { headers });
      expect(answer.text).not.toContain('nonce="stolen"');
      expect(readPolicy(answer)).not.toContain('stolen');
    }
  });

  test('addresses with a token are told to nobody, answers of the API are for this site', async () => {
    expect((await askRaw('/reset-password/abc')).headers['referrer-policy']).toBe('no-referrer');
    const { headers } = await askRaw('/api/store/cart/');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-type': expect.stringMatching(/^application\/json/),
    });
  });

  test('redirects and refusals have them as well', async () => {
    for (const path of ['/no-such-page', '/profile', '/products/1', '/api/store/admin', '/.env']) {
      const { headers } = await askRaw(path);
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': path === '/.env' ? 'no-referrer' : 'strict-origin-when-cross-origin',
        'permissions-policy': permissions,
        'cross-origin-opener-policy': 'same-origin',
      });
    }
  });

  test('reports are taken, and nothing is said of them', async () => {
    const report = JSON.stringify({ 'csp-report': { 'blocked-uri': 'inline' } });
    for (const body of [report, 'no json', '<script>', 'x'.repeat(10_000)]) {
      const headers = { 'content-type': 'application/csp-report' };
      const answer = await askRaw('/api/csp-reports', { method: 'POST', headers, body });
      expect(answer).toMatchObject({ status: 204, text: '' });
    }
    expect((await askRaw('/api/csp-reports')).status).toBe(405);
  });
});

test('T46: the checkout runs scripts of the shop alone', async () => {
  const who = await newCustomer('Nonce');
  const store = await storeApiWith(who);
  await addHome(store, { firstName: who.firstName, mobile: who.mobile });
  const { id: pid } = await plentiful(5);
  await store.call(addToCart, { body: { pid, quantity: 1 } });
  const cookie = await sessionCookie(who);
  const answer = await askRaw('/checkout', { headers: { cookie } });
  expect(answer.status).toBe(200);
  const { files } = readScripts(answer.text, readPolicy(answer));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !file.startsWith('/_next/static/'))).toEqual([]);
  expect(findFaults('/checkout', answer)).toEqual([]);
  const allowed = parseDirectives(readPolicy(answer))['script-src'] ?? [];
  expect(allowed.filter((source) => !/^'(?:self|sha256-)/.test(source))).toEqual([]);
});

test.describe('T51: secrets', () => {
  test('are in no script and on no page', async () => {
    const folder = process.env['NEXT_DIST_DIR'] || '.next';
    const names = await readdir(join(folder, 'static'), { recursive: true });
    const files = names.filter((name) => /\.(?:js|css|json|html|txt)$/.test(name));
    expect(files.length).toBeGreaterThan(20);
    // Turbopack leaves an empty source map.
    for (const name of names.filter((one) => one.endsWith('.map'))) {
      const map = JSON.parse(await readFile(join(folder, 'static', name), 'utf8')) as object;
      expect(map, name).toEqual({ version: 3, sources: [], sections: [] });
    }
    const savedSecrets = JSON.parse(
      await readFile(join(process.env['DATA_DIR'] ?? '.data', 'secrets.json'), 'utf8'),
    ) as Record<string, string>;
    expect(Object.keys(savedSecrets)).toContain('NEXTAUTH_SECRET');
    const forbiddenTexts = [
      ...Object.entries(savedSecrets).flat(),
      'postgres://',
      'postgresql://',
      process.cwd(),
      'PRIVATE KEY-----',
      'DATABASE_URL',
      'RAZORPAY_KEY_SECRET',
      'EASEBUZZ_SALT',
      'SMTP_URL',
      'MSG91_AUTH_KEY',
      'S3_SECRET_ACCESS_KEY',
      'RECAPTCHA_SECRET_KEY',
      'sourceMappingURL',
    ];
    const found: string[] = [];
    const findForbidden = (where: string, text: string) => {
      for (const word of forbiddenTexts)
        if (text.includes(word)) found.push(`${where}: ${word.slice(0, 24)}`);
    };
    for (const name of files)
      findForbidden(name, await readFile(join(folder, 'static', name), 'utf8'));
    for (const path of ['/', '/shop', '/login', '/cart', '/products/1']) {
      findForbidden(path, (await askRaw(path)).text);
    }
    expect(found).toEqual([]);
  });

  test('what scanners look for is not there', async () => {
    const folder = process.env['NEXT_DIST_DIR'] || '.next';
    const names = await readdir(join(folder, 'static', 'chunks'));
    const script = names.find((name) => name.endsWith('.js'));
    const missing = [
      '/.env',
      '/.env.local',
      '/%2eenv',
      '/.git/HEAD',
      '/.next/BUILD_ID',
      `/_next/static/chunks/${script}.map`,
      '/_next/BUILD_ID',
    ];
    for (const path of missing) expect((await askRaw(path)).status, path).toBe(404);
    const { status } = await askRaw(`/_next/static/chunks/${script}`);
    expect(status).toBe(200);
    for (const path of ['/', '/shop', '/api/store/cart/']) {
      expect((await askRaw(path, { method: 'TRACE' })).status, path).toBe(405);
    }
  });
});
