import type { Rendered } from './rendered';
import { keepSharedHeaders, ownCacheControl, targetWithQuery } from './steps';

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
    ['a public page that sets a cookie', '/', { 'set-cookie': 'a=1' }],
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
