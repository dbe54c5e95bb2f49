import { isHost, readTarget } from './request-target';

describe('readTarget', () => {
  it.each([
    ['/', '/'],
    ['/shop?page=2', '/shop?page=2'],
    ['/products/1/%E0%A4%86%E0%A4%AE', '/products/1/%E0%A4%86%E0%A4%AE'],
    ['/shop?search=%E0%A4%A', '/shop?search=%E0%A4%A'],
    ['/shop?search=a\\b', '/shop?search=a\\b'],
    ['http://evil.example/profile/?a=1', '/profile/?a=1'],
    ['HTTPS://evil.example:8443', '/'],
    ['http://evil.example?a=1', '/?a=1'],
    ['http:///profile', '/profile'],
  ])('reads %s as %s', (target, address) => {
    expect(readTarget(target)).toEqual({ address });
  });

  it.each([
    '/products/%E0%A4%A/x',
    '/reset-password/%zz',
    '/files/%',
    '/api/store/%E0%A4%A',
    '/\\evil.example',
    '/x%00.css',
    'evil.example',
    '*',
    'ftp://evil.example/',
    'http://user@evil.example/',
    'http:\\\\evil.example/',
  ])('calls %s malformed', (target) => {
    expect(readTarget(target)).toEqual({ fault: 'malformed' });
  });

  it('knows a target that is too long from a segment that is', () => {
    expect(readTarget(`/shop?search=${'a'.repeat(9_000)}`)).toEqual({ fault: 'too long' });
    expect(readTarget(`/products/1/${'a'.repeat(300)}`)).toEqual({ fault: 'missing' });
    expect(readTarget(`/products/1/${'a'.repeat(200)}`).fault).toBeUndefined();
    expect(readTarget(`/products/1/${'%E0%A4%86'.repeat(100)}`).fault).toBeUndefined();
  });
});

describe('a file of data of an older Next', () => {
  it.each([
    '/_next/data/x/profile.json',
    '/_next/data',
    '/%5fnext/data/x/profile.json',
    'http://shop.example.in/_next/data/x.json?a=1',
  ])('is missing: %s', (target) => {
    expect(readTarget(target)).toEqual({ fault: 'missing' });
  });

  it('is no other file', () => {
    expect(readTarget('/_next/database.js').fault).toBeUndefined();
  });
});

describe('isHost', () => {
  it.each([undefined, 'shop.example.in', 'localhost:3000', '127.0.0.1:80', '[::1]:3000', 'a_b.c'])(
    'takes %j',
    (host) => expect(isHost(host)).toBe(true),
  );

  it.each([
    '',
    'evil.example/x',
    'a b',
    'shop.example.in, evil.example',
    'shop.example.in@evil.example',
    '<script>',
    'a:b',
    ':80',
    `${'a'.repeat(300)}.in`,
  ])('refuses %j', (host) => expect(isHost(host)).toBe(false));
});
