import { firstScript } from '../platform/first-script';
import type { Rendered } from './rendered';
import {
  deferScripts,
  hashScript,
  hasRefusedScripts,
  keepSharedHeaders,
  ownCacheControl,
  ownScriptHashes,
  targetWithQuery,
} from './steps';

const html = { 'content-type': 'text/html; charset=utf-8' };
const noStore = 'private, no-cache, no-store, max-age=0, must-revalidate';
const answer = (headers: Rendered['headers'] = {}, status = 200) => ({
  status,
  headers: { ...html, 'cache-control': noStore, ...headers },
});

describe('T25: what a shared cache may keep', () => {
  it.each([
    [404, 'public, max-age=86400'],
    [404, undefined],
    [500, undefined],
    [308, 's-maxage=3600, stale-while-revalidate=31532400'],
  ])('is no answer of %i with %s', (status, given) => {
    expect(ownCacheControl('/files/x', answer({ 'cache-control': given }, status))).toBe(
      'private, no-store',
    );
  });

  it.each([
    [200, 'public, max-age=86400'],
    [307, 'public, max-age=60'],
    [404, 'private, no-cache'],
  ])('is as Next says where it may be so: %i with %s', (status, given) => {
    expect(ownCacheControl('/files/x', answer({ 'cache-control': given }, status))).toBe(given);
  });
});

describe('a page of one reader', () => {
  it.each(['/shop?search=haldi', '/event?search=yoga', '/'])(
    'is given back by a browser where search engines may show it: %s',
    (address) =>
      expect(ownCacheControl(address, answer())).toBe(
        'private, no-cache, max-age=0, must-revalidate',
      ),
  );

  it.each<[string, string, Rendered['headers']]>([
    ['the profile', '/profile', {}],
    ['the cart', '/cart', {}],
    ['the login', '/login', {}],
    ['the dashboard', '/dashboard/orders', {}],
    ['a public page that sets a cookie', '/', { 'set-cookie': ['a=1'] }],
    ['data for the router', '/', { 'content-type': 'text/x-component' }],
  ])('T19: is not given back by a browser: %s', (_, address, headers) => {
    expect(ownCacheControl(address, answer(headers))).toContain('no-store');
  });
});

describe('a redirect', () => {
  it.each([
    ['/products/1/old?mobile=true', '/products/1/neem', '/products/1/neem?mobile=true'],
    [
      '/products/1/old?mobile=true',
      '/products/1/neem#reviews',
      '/products/1/neem?mobile=true#reviews',
    ],
    ['/blogs/1/x?a=1&b=2', '/blogs/1/y', '/blogs/1/y?a=1&b=2'],
    ['/products/1/old', '/products/1/neem', '/products/1/neem'],
    ['/products/1/old?', '/products/1/neem', '/products/1/neem'],
    ['/products/1/old?a=1', '/shop?b=2', '/shop?b=2'],
    ['/products/1/old?a=1', '/shop', '/shop'],
    ['/profile?a=1', '/login', '/login'],
  ])('keeps the query of a product, post or event: %s to %s', (asked, target, expected) => {
    expect(targetWithQuery(asked, target)).toBe(expected);
  });
});

it('an answer for everybody sets no cookie', () => {
  const rendered: Rendered = {
    status: 200,
    headers: { ...html, 'set-cookie': ['a=1'], location: '/a', 'x-odd': '1' },
    body: Buffer.from(''),
    reads: [],
    until: 0,
    hasFailed: false,
  };
  expect(keepSharedHeaders(rendered).headers).toEqual({ ...html, location: '/a' });
});

const style = '<link rel="preload" as="style" href="/a.css"/>';
const old = '<script src="/old.js" noModule=""></script>';
const data = '<script>self.__next_f.push([1,"src=\\"/a.js\\" async"])</script>';

const deferIn = (page: string): string =>
  deferScripts({
    status: 200,
    headers: html,
    body: Buffer.from(page),
    reads: [],
    until: 0,
    hasFailed: false,
  }).body.toString();

describe('deferScripts', () => {
  it('takes the address from scripts that are not urgent', () => {
    const page = '<script src="/a.js" async=""></script><script src="/b.js" async=""></script>';
    expect(deferIn(page)).toBe(
      '<script data-src="/a.js"></script><script data-src="/b.js"></script>',
    );
  });

  it('removes their preloads and no others', () => {
    const script = '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/>';
    expect(deferIn(`${script}${style}`)).toBe(style);
  });

  it('leaves the rest of the page as it is', () => {
    expect(deferIn(`${style}${data}${old}`)).toBe(`${style}${data}${old}`);
  });
});

const own = [
  firstScript,
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]})',
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])',
];

/* Text of a deferred script: it has no `src` yet. */
const deferred = '';

describe('ownScriptHashes', () => {
  it('knows each script that Next and the shop write, once', () => {
    const html = [...own, ...own].map((script) => `<script>${script}</script>`).join('\n');
    expect(ownScriptHashes(`<html>${html}</html>`)).toEqual([...own, deferred].map(hashScript));
    expect(hashScript('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  });

  it('reads scripts with attributes and over several lines', () => {
    const script = 'self.__next_f.push([1,\n"x"])';
    expect(ownScriptHashes(`<script id="_R_" nonce="x">${script}</script>`)).toEqual([
      hashScript(script),
      hashScript(deferred),
    ]);
  });

  it.each([
    ['a script from elsewhere', '<script>window.__x=1</script>'],
    ['one that only begins like ours', '<script>self.__next_f.push([1,"x"]);alert(1)</script>'],
    ['one with a call in it', '<script>self.__next_f.push([1,alert(1)])</script>'],
    ['one that ends like ours', '<script>alert(1);self.__next_f.push([1,"x"])</script>'],
    ['a file', '<script src="/a.js"></script>'],
    ['structured data', '<script type="application/ld+json">{"a":1}</script>'],
  ])('T23: gives no hash to %s', (_, html) =>
    expect(ownScriptHashes(html)).toEqual([hashScript(deferred)]),
  );
});

describe('hasRefusedScripts', () => {
  const page = own.map((script) => `<script>${script}</script>`).join('');

  it('is not so for a page that came in one piece', () => {
    expect(hasRefusedScripts(`${page}<script src="/a.js"></script>`)).toBe(false);
  });

  it('is so where a part came late', () => {
    expect(hasRefusedScripts(`${page}<script>$RC("B:0","S:0")</script>`)).toBe(true);
  });
});
