import { parseTrustedProxies } from './trusted-proxies';

describe('TRUSTED_PROXIES', () => {
  it.each(['', ' ', '0', 'none', 'None'])('trusts nobody where it is %j', (text) => {
    expect(parseTrustedProxies(text)('127.0.0.1', 0)).toBe(false);
  });

  it('trusts so many hops, whoever they are', () => {
    const isTrusted = parseTrustedProxies('2');
    expect(isTrusted('203.0.113.7', 0)).toBe(true);
    expect(isTrusted('203.0.113.7', 1)).toBe(true);
    expect(isTrusted('203.0.113.7', 2)).toBe(false);
  });

  it('trusts addresses and networks, of both kinds', () => {
    const isTrusted = parseTrustedProxies('192.0.2.4, 10.0.0.0/8,2001:db8::/32');
    for (const address of ['192.0.2.4', '10.9.8.7', '::ffff:10.9.8.7', '2001:db8::1']) {
      expect(isTrusted(address, 5)).toBe(true);
    }
    for (const address of ['192.0.2.5', '11.0.0.1', '2001:db9::1', '127.0.0.1', 'x', '']) {
      expect(isTrusted(address, 0)).toBe(false);
    }
  });

  it('knows loopback and private networks by name', () => {
    const isLoopback = parseTrustedProxies('loopback');
    expect(isLoopback('127.0.0.1', 0)).toBe(true);
    expect(isLoopback('::1', 0)).toBe(true);
    expect(isLoopback('192.168.1.1', 0)).toBe(false);
    const isPrivate = parseTrustedProxies('private');
    for (const address of ['127.0.0.1', '10.1.1.1', '172.16.0.9', '192.168.1.1', 'fd00::1']) {
      expect(isPrivate(address, 0)).toBe(true);
    }
    expect(isPrivate('203.0.113.7', 0)).toBe(false);
  });

  it.each([
    'abc',
    '-1',
    '1.5',
    '1e1',
    '99',
    'true',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '0.0.0.0/0',
    '::/0',
    '2001:db8::/129',
    '10.0.0.256',
    '127.1',
    '2, 3',
    'loopback,',
    'constructor',
    'fe80::1%eth0',
  ])('is refused where it is %j', (text) => {
    expect(() => parseTrustedProxies(text)).toThrow(
      `TRUSTED_PROXIES must be the number of proxies before the store (0 to 32), "none", or their addresses and networks, such as "10.0.0.0/8, loopback, private", not "${text}"`,
    );
  });
});
