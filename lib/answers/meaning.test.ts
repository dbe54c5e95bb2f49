import { findMeaning } from './meaning';

const isProbe = (url: string): boolean =>
  findMeaning({ method: 'GET', url, headers: {} }).kind === 'probe';

describe('a probe of a vulnerability scanner', () => {
  it.each([
    '/.env',
    '/%2eenv',
    '/.git/HEAD',
    '/shop/.git/config',
    '/shop%2f.env',
    '/_next/static/chunks/a.js.map',
    '/a.MAP',
  ])('T51: is known: %s', (path) => expect(isProbe(path)).toBe(true));

  it.each([
    '/',
    '/products/1/haldi',
    '/.well-known/security.txt',
    '/.well-known',
    '/api/store/../admin',
    '/api/store/./x',
    '/_next/static/chunks/a.js',
    '/sitemap.xml',
  ])('is nothing else: %s', (path) => expect(isProbe(path)).toBe(false));
});
