import { isProbe } from './probe';

describe('isProbe', () => {
  it.each([
    '/.env',
    '/%2eenv',
    '/.git/HEAD',
    '/shop/.git/config',
    '/shop%2f.env',
    '/_next/static/chunks/a.js.map',
    '/a.MAP',
  ])('T51: knows %s', (path) => expect(isProbe(path)).toBe(true));

  it.each([
    '/',
    '/products/1/haldi',
    '/.well-known/security.txt',
    '/.well-known',
    '/api/store/../admin',
    '/api/store/./x',
    '/_next/static/chunks/a.js',
    '/sitemap.xml',
  ])('leaves %s alone', (path) => expect(isProbe(path)).toBe(false));
});
